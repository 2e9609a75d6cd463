import { sql } from 'drizzle-orm'
import {
  type MoneyCount,
  type MonthCounts,
  monthReport,
  type OrderCount,
  spanOfMonth,
  type VisitCount,
} from '@/lib/domain/console/month'
import type { Month } from '@/lib/domain/console/month-schema'
import type { LocalDate } from '@/lib/domain/time/time'
import { type Db, inTransaction, rowsOf } from '@/upstream/db/database'
import { IS_CALLED_OFF, IS_UNPAID } from '@/upstream/db/order-status-conditions'
import { type InstantSpan, instantIn, moneyReceived, moneyRefunded } from './money-events'

/**
 * A month of the brand's own restaurants, in one snapshot, whatever brand their diners used. Money is summed from
 * payment events, never from orders' totals; tests do not count. Contract C41.
 */
export function countMonth(
  db: Db,
  tenant: string,
  { month, ...days }: { month: string; first: LocalDate; next: LocalDate },
  now: Date,
): Promise<Month> {
  const span = spanOfMonth(days, now)
  return inTransaction(db, async (tx) => monthReport(month, span, await countsOf(tx, tenant, span)), {
    isolationLevel: 'repeatable read',
    accessMode: 'read only',
  })
}

async function countsOf(tx: Db, tenant: string, span: InstantSpan): Promise<MonthCounts> {
  const own = sql`SELECT id FROM restaurants WHERE details ->> 'home_tenant' = ${tenant}`
  const restaurants = await rowsOf<MonthCounts['restaurants'][number]>(
    tx,
    sql`SELECT id, name, city_slug AS city FROM restaurants
      WHERE details ->> 'home_tenant' = ${tenant} ORDER BY sort_key, id`,
  )
  const money = await rowsOf<MoneyCount>(
    tx,
    sql`SELECT restaurant_id AS "restaurantId", method, sum(payments)::int AS payments, sum(received)::int AS "receivedGrosze",
        sum(refunds)::int AS refunds, sum(refunded)::int AS "refundedGrosze", sum(tips)::int AS "tipsGrosze"
      FROM (
        SELECT restaurant_id, method, 1 AS payments, grosze AS received, 0 AS refunds, 0 AS refunded, tip_grosze AS tips
          FROM (${moneyReceived(span)}) came
        UNION ALL
        SELECT restaurant_id, method, 0, 0, 1, grosze, -tip_grosze FROM (${moneyRefunded(span)}) went) events
      WHERE restaurant_id IN (${own}) GROUP BY restaurant_id, method`,
  )
  const orders = await rowsOf<OrderCount>(
    tx,
    sql`SELECT restaurant_id AS "restaurantId", count(*)::int AS orders FROM orders
      WHERE ${instantIn(sql`created_at`, span)} AND NOT is_test AND NOT (${IS_CALLED_OFF}) AND NOT (${IS_UNPAID})
        AND restaurant_id IN (${own}) GROUP BY restaurant_id`,
  )
  const visits = await rowsOf<VisitCount>(
    tx,
    sql`SELECT restaurant_id AS "restaurantId", count(*)::int AS reservations,
        count(*) FILTER (WHERE visit_state IN ('seated', 'finished'))::int AS visits,
        coalesce(sum(guests_number) FILTER (WHERE visit_state IN ('seated', 'finished')), 0)::int AS guests,
        count(*) FILTER (WHERE visit_state = 'no_show')::int AS "noShows",
        coalesce(sum(guests_number) FILTER (WHERE visit_state = 'no_show'), 0)::int AS "noShowGuests"
      FROM reservations
      WHERE ${instantIn(sql`starts_at`, span)} AND status = 'confirmed' AND cancelled_at IS NULL AND NOT is_test
        AND restaurant_id IN (${own}) GROUP BY restaurant_id`,
  )
  return { restaurants, money, orders, visits }
}
