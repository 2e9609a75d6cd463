import { type SQL, sql } from 'drizzle-orm'

export type WireProduct = 'reservations' | 'orders'

/**
 * `orders`: restaurants on the tenant's order list; `reservations`: all that the tenant lists, because restaurants that
 * are not partners can be asked for a table too. Contract C0, ledger L121–L125.
 */
export function servesProduct(product: WireProduct, productName: string): SQL {
  return product === 'orders' ? sql`${productName} = ANY (r.products)` : sql`true`
}
