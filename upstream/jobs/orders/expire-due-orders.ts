import { sql } from 'drizzle-orm'
import type { OrderStatus } from '@/lib/domain/ordering/order/status'
import { type Db, rowsOf } from '@/upstream/db/database'
import { lockOrder } from '@/upstream/orders/find-order'
import { transitionOrder } from '@/upstream/orders/transition-order'

const BATCH_SIZE = 50
/** The next status when a status times out; for `new` the provider is asked first. */
const NEXT_STATUS: Partial<Record<OrderStatus, { to: OrderStatus; reason: string | undefined }>> = {
  pending: { to: 'cancelled', reason: 'unanswered' },
  sent: { to: 'delivered', reason: undefined },
}

/**
 * Cancels orders that the restaurant did not answer, and marks as delivered those that were sent 6 hours ago. One
 * transaction each, so that a crash leaves no order half changed. Contract C1.
 */
export async function expireDueOrders(db: Db, now: Date): Promise<number> {
  const due = await rowsOf<{ id: string }>(
    db,
    sql`SELECT id FROM orders WHERE due_at <= ${now.toISOString()}::timestamptz AND status IN ('pending', 'sent')
      ORDER BY due_at LIMIT ${BATCH_SIZE}`,
  )
  let moved = 0
  for (const { id } of due) if (await db.transaction((tx) => expireDueOrder(tx as Db, id, now))) moved++
  return moved
}

async function expireDueOrder(tx: Db, id: string, now: Date): Promise<boolean> {
  const locked = await lockOrder(tx, id, null)
  const next = locked && NEXT_STATUS[locked.order.status]
  if (!locked || !next) return false
  const context = { now, kitchenAvailable: true, dueAt: locked.order.dueAt, reason: next.reason }
  const moved = await transitionOrder(tx, locked, { to: next.to, by: 'timer', context })
  return moved.ok
}
