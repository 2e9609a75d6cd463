import { and, eq } from 'drizzle-orm'
import { isFinal } from '@/lib/domain/ordering/order/status'
import type { Tick } from '@/lib/domain/panel/board/command-schema'
import type { Db } from '@/upstream/db/database'
import { orderLines, orders } from '@/upstream/db/order-schema'
import { done, type Outcome, refused } from '@/upstream/db/outcome'
import { findOrders } from '@/upstream/orders/find-order'
import { tickedOf } from './board-orders'

/**
 * Ticks off a line of the order of that number, or undoes it; answers the ticked lines. Refused for an ended order,
 * and for an unknown line. Contract C23.
 */
export async function tickLine(
  tx: Db,
  restaurantId: number,
  number: number,
  { line, ticked }: Tick,
  now: Date,
): Promise<Outcome<{ ticked: number[] }>> {
  const [named] = await tx
    .select({ id: orders.id, status: orders.status })
    .from(orders)
    .where(and(eq(orders.number, number), eq(orders.restaurantId, restaurantId)))
  if (!named) return refused(404, 'unknown_order')
  if (isFinal(named.status)) return refused(409, 'step_impossible')
  const [set] = await tx
    .update(orderLines)
    .set({ tickedAt: ticked ? now : null })
    // Lines are counted from 1.
    .where(and(eq(orderLines.orderId, named.id), eq(orderLines.lineNo, line + 1)))
    .returning({ lineNo: orderLines.lineNo })
  if (!set) return refused(422, 'invalid', { fields: { line: 'invalid' } })
  const [found] = await findOrders(tx, [named.id], null)
  return done({ ticked: tickedOf(found?.lines ?? []) })
}
