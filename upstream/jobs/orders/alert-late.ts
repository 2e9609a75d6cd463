import { sql } from 'drizzle-orm'
import type { Logger } from 'pino'
import { ALERT_MINUTES } from '@/lib/domain/ordering/order/timers'
import { IS_IN_WORK } from '@/upstream/db/order-status-conditions'
import { type Db, rowsOf } from '../../db/database'

/** Logs, once per order for operations, orders that have not moved an hour after their delivery time. Contract C1. */
export async function alertLate(db: Db, now: Date, log: Logger): Promise<number> {
  const late = await rowsOf<{ number: string; status: string }>(
    db,
    sql`UPDATE orders SET alerted_at = ${now.toISOString()}::timestamptz
      WHERE alerted_at IS NULL AND NOT is_test AND ${IS_IN_WORK}
        AND eta_to <= ${now.toISOString()}::timestamptz - make_interval(mins => ${ALERT_MINUTES})
      RETURNING number, status`,
  )
  for (const { number, status } of late) log.error({ order: Number(number), status }, 'alert: an order does not move')
  return late.length
}
