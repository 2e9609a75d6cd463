import { eq } from 'drizzle-orm'
import type { Db } from '@/upstream/db/database'
import { orders } from '@/upstream/db/order-schema'

/** Whose order it is and where it was made, which never changes; `null` for an unknown id. */
export async function findOrderOwner(db: Db, id: string): Promise<{ restaurantId: number; tenant: string } | null> {
  const { restaurantId, tenant } = orders
  const [found] = await db.select({ restaurantId, tenant }).from(orders).where(eq(orders.id, id.toUpperCase()))
  return found ?? null
}
