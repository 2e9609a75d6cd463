import { type SQL, sql } from 'drizzle-orm'

export type WireProduct = 'reservations' | 'orders'

/**
 * `orders` are the restaurants on the tenant's own order list; `reservations` are all that it lists, since
 * those that are no partners can be asked for a table too. Contract C0, ledger L121–L125.
 */
export function servesProduct(product: WireProduct, productName: string): SQL {
  return product === 'orders' ? sql`${productName} = ANY (r.products)` : sql`true`
}
