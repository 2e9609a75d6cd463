import { eq } from 'drizzle-orm'
import type { Db } from '@/upstream/db/database'
import { orders } from '@/upstream/db/order-schema'

/** Restaurant and tenant of an order, which never change; `null` for an unknown id. */
export async function findOrderOwner(db: Db, id: string): Promise<{ restaurantId: number; tenant: string } | null> {
  const { restaurantId, tenant } = orders
  const [found] = await db.select({ restaurantId, tenant }).from(orders).where(eq(orders.id, id.toUpperCase()))
  return found ?? null
}
