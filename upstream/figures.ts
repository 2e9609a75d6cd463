import { sql } from 'drizzle-orm'
import type { Measure, Telemetry } from '@/lib/backend/telemetry/telemetry'
import { ORDER_STATUSES } from '@/lib/domain/ordering/order/status'
import { type Db, rowsOf } from './db/database'

/**
 * Adds the figures of a night's business, read from small indexes: orders of the last day by status, failed payments
 * of them, refunds that a provider refused, unsent messages. Left out while the database is away.
 */
export function addFigures(telemetry: Telemetry, db: Db, now: () => Date): void {
  const dayAgo = () => sql`${new Date(now().getTime() - 86_400_000).toISOString()}::timestamptz`
  telemetry.gauge('nakryte.orders', 'Orders whose promised time is at most a day ago, by status', async () => {
    const rows = await rowsOf<{ status: string; count: number }>(
      db,
      sql`SELECT status, count(*)::int AS count FROM orders
        WHERE eta_to > ${dayAgo()} AND anonymized_at IS NULL AND NOT is_test GROUP BY status`,
    ).catch(() => null)
    const counts = rows && new Map(rows.map(({ status, count }) => [status, count]))
    return counts && ORDER_STATUSES.map((status): Measure => ({ value: counts.get(status) ?? 0, labels: { status } }))
  })
  telemetry.gauge('nakryte.payments.failed', 'Failed attempts to pay for these orders', () =>
    countOf(
      db,
      sql`SELECT count(*)::int AS count FROM orders o JOIN payment_attempts a ON a.order_id = o.id
        WHERE o.eta_to > ${dayAgo()} AND o.anonymized_at IS NULL AND a.status = 'failed'`,
    ),
  )
  telemetry.gauge('nakryte.refunds.refused', 'Refunds that a provider refused and nobody has asked for again', () =>
    countOf(
      db,
      sql`SELECT (SELECT count(*) FROM payment_attempts WHERE refund_state = 'failed')::int
          + (SELECT count(*) FROM refunds WHERE state = 'failed')::int AS count`,
    ),
  )
  telemetry.gauge('nakryte.messages.waiting', 'E-mails and short messages that have not left yet', () =>
    countOf(db, sql`SELECT count(*)::int AS count FROM messages WHERE state IN ('waiting', 'sending')`),
  )
}

async function countOf(db: Db, query: ReturnType<typeof sql>): Promise<number | null> {
  const [row] = await rowsOf<{ count: number }>(db, query).catch(() => [])
  return row?.count ?? null
}
