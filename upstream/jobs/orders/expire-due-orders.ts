import { sql } from 'drizzle-orm'
import type { Logger } from 'pino'
import { ORDER_STATUSES, timeoutOf } from '@/lib/domain/ordering/order/status'
import { type Db, inTransaction, literalList, rowsOf } from '@/upstream/db/database'
import { eachRow, isDueAgain } from '@/upstream/db/each-row'
import { lockOrder } from '@/upstream/orders/find-order'
import { transitionOrder } from '@/upstream/orders/transition-order'

const BATCH_SIZE = 50
const JOB = 'expire-due-orders'
/** Statuses whose timers this job runs. Unpaid orders check their provider first: `expire-unpaid-orders.ts`. */
const TIMED = ORDER_STATUSES.filter((status) => timeoutOf(status) && !timeoutOf(status)?.afterProvider)

/**
 * Cancels orders that the restaurant did not answer, and marks as delivered those that were sent 6 hours ago. One
 * transaction each, so that a crash leaves no order half changed and a failed one stops no other. Contract C1,
 * docs/design/processes.md.
 */
export async function expireDueOrders(db: Db, now: Date, log?: Logger): Promise<number> {
  const due = await rowsOf<{ id: string }>(
    db,
    sql`SELECT id FROM orders WHERE due_at <= ${now.toISOString()}::timestamptz AND status IN ${literalList(TIMED)}
        AND planned_due_at IS NULL AND ${isDueAgain(JOB, sql`orders.id`, now)}
      ORDER BY due_at LIMIT ${BATCH_SIZE}`,
  )
  const ids = due.map(({ id }) => id)
  const moved = await eachRow({ name: JOB, db, now, log }, ids, (id) =>
    inTransaction(db, (tx) => expireDueOrder(tx, id, now)),
  )
  return moved.filter(Boolean).length
}

async function expireDueOrder(tx: Db, id: string, now: Date): Promise<boolean> {
  const locked = await lockOrder(tx, id, null)
  const next = locked && timeoutOf(locked.order.status)
  // The order has a planned answer, which decides. Contract C23.
  if (!locked || !next || next.afterProvider || locked.order.plannedStep) return false
  const context = { now, kitchenAvailable: true, dueAt: locked.order.dueAt, reason: next.reason }
  const moved = await transitionOrder(tx, locked, { to: next.to, by: 'timer', context })
  return moved.ok
}
