import { eq } from 'drizzle-orm'
import type { Db } from '../../db/database'
import { orders } from '../../db/order-schema'

/** Whose order it is, which never changes; `null` for an unknown id. */
export async function restaurantOfOrder(db: Db, id: string): Promise<number | null> {
  const [found] = await db
    .select({ restaurantId: orders.restaurantId })
    .from(orders)
    .where(eq(orders.id, id.toUpperCase()))
  return found?.restaurantId ?? null
}
