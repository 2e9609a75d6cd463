import { sql } from 'drizzle-orm'
import { dayReport, eveningOf, type ReportOrder, type ReportVisit } from '@/lib/domain/panel/report/day-report'
import type { DayReport } from '@/lib/domain/panel/report/report-schema'
import type { LocalDate } from '@/lib/domain/time/time'
import { type Db, inTransaction, rowsOf } from '@/upstream/db/database'

type OrderRow = Omit<ReportOrder, 'at' | 'number'> & { at: string; number: string }

/**
 * The figures of an evening, read in one snapshot. A scheduled order belongs to the evening of its time, an order for
 * now to the one in which it reached the restaurant; unpaid orders and tests do not count. Contract C27.
 */
export function loadReport(db: Db, restaurantId: number, date: LocalDate): Promise<DayReport> {
  return inTransaction(
    db,
    async (tx) => dayReport(date, await loadOrders(tx, restaurantId, date), await loadVisits(tx, restaurantId, date)),
    { isolationLevel: 'repeatable read', accessMode: 'read only' },
  )
}

async function loadOrders(tx: Db, restaurantId: number, date: LocalDate): Promise<ReportOrder[]> {
  const { from, to } = boundsOf(date)
  const rows = await rowsOf<OrderRow>(
    tx,
    sql`SELECT o.number, coalesce(o.wanted_at, placed.at) AS at, o.status, o.delivery_type AS "deliveryType", o.payment_method AS method,
        o.total_grosze AS "totalGrosze", o.ended_by AS "endedBy", o.ended_reason AS reason,
        CASE WHEN answer.at IS NOT NULL
          THEN greatest(0, floor(extract(epoch FROM answer.at - coalesce(a.starts_at, placed.at))))::int
        END AS "answeredSeconds",
        coalesce((SELECT json_agg(json_build_object('state', p.state, 'grosze', p.grosze) ORDER BY p.whole, p.seq)
          FROM (SELECT refund_state AS state, coalesce(refund_grosze, amount_grosze) AS grosze, seq, 1 AS whole
              FROM payment_attempts WHERE order_id = o.id AND refund_state IS NOT NULL
            UNION ALL SELECT state, amount_grosze, seq, 0 FROM refunds WHERE order_id = o.id AND state <> 'replaced') p),
          '[]') AS refunds
      FROM orders o
        JOIN LATERAL (SELECT min(t.at) AS at FROM order_audit t
          WHERE t.order_id = o.id AND t.kind = 'status' AND t.to_state = 'pending') placed ON placed.at IS NOT NULL
        LEFT JOIN LATERAL (SELECT a.starts_at, a.ended_at, a.outcome FROM alarms a
          WHERE a.order_id = o.id ORDER BY a.id DESC LIMIT 1) a ON true
        LEFT JOIN LATERAL (SELECT coalesce(CASE WHEN a.outcome = 'answered' THEN a.ended_at END, min(t.at)) AS at
          FROM order_audit t
          WHERE t.order_id = o.id AND t.kind = 'status' AND t.from_state = 'pending'
            AND t."by" IN ('restaurant', 'operations')) answer ON true
      WHERE o.restaurant_id = ${restaurantId} AND NOT o.is_test
        AND coalesce(o.wanted_at, placed.at) >= ${from} AND coalesce(o.wanted_at, placed.at) < ${to}
        AND o.created_at < ${to} AND coalesce(o.wanted_at, o.created_at) >= ${from} - interval '2 days'
      ORDER BY coalesce(o.wanted_at, placed.at), o.number`,
  )
  return rows.map((row) => ({ ...row, number: String(row.number), at: new Date(row.at) }))
}

function loadVisits(tx: Db, restaurantId: number, date: LocalDate): Promise<ReportVisit[]> {
  const { from, to } = boundsOf(date)
  return rowsOf<ReportVisit>(
    tx,
    sql`SELECT status, cancelled_at IS NOT NULL AS "isCancelled", visit_state AS state, guests_number AS guests
      FROM reservations WHERE restaurant_id = ${restaurantId} AND NOT is_test AND starts_at >= ${from} AND starts_at < ${to}
      ORDER BY starts_at, id`,
  )
}

function boundsOf(date: LocalDate) {
  const { from, to } = eveningOf(date)
  return { from: sql`${from.toISOString()}::timestamptz`, to: sql`${to.toISOString()}::timestamptz` }
}
