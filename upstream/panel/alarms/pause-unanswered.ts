import { sql } from 'drizzle-orm'
import type { Logger } from 'pino'
import { pausedFromWire } from '@/lib/domain/ordering/availability/from-wire'
import { afterOpenMinutes, openSpansFrom } from '@/lib/domain/ordering/availability/open-minutes'
import { pauseStateAt } from '@/lib/domain/ordering/availability/paused'
import { ANSWER_MINUTES } from '@/lib/domain/ordering/order/timers'
import { serviceDayEnd } from '@/lib/domain/panel/board/service-day'
import { kitchenHours } from '@/lib/domain/restaurant/hours/kitchen-hours'
import type { OpeningHours } from '@/lib/domain/restaurant/hours/schema'
import type { RestaurantSummary } from '@/lib/domain/restaurant/schema'
import { isoWithOffset } from '@/lib/domain/time/time'
import { type Db, inTransaction, rowsOf } from '@/upstream/db/database'
import { eachRow, isDueAgain } from '@/upstream/db/each-row'
import { pauseRestaurant } from '@/upstream/orders/pause-restaurant'
import { recordAction } from '@/upstream/panel/accounts/staff-audit'

const JOB = 'pause-unanswered'

/**
 * Pauses online orders of each restaurant that was silent `limit` times in a row (`silencesOf`), and notifies its
 * owners; 0 = never. Orders of an earlier pause do not count again. A restaurant's row is locked meanwhile, so two
 * processes pause once. Contract C17, C26.
 */
export async function pauseUnanswered(db: Db, limit: number, now: Date, log?: Logger): Promise<void> {
  if (limit === 0) return
  const due = await rowsOf<{ id: number }>(
    db,
    sql`SELECT DISTINCT restaurant_id AS id FROM alarms
      WHERE outcome = 'unanswered' AND order_id IS NOT NULL AND counted_at IS NULL
        AND ${isDueAgain(JOB, sql`restaurant_id::text`, now)}
      ORDER BY restaurant_id`,
  )
  const ids = due.map(({ id }) => id)
  await eachRow({ name: JOB, db, now, log }, ids, (id) => inTransaction(db, (tx) => judge(tx, id, limit, now)))
}

/** Most orders of one query: far more than can expire between two answers. */
const LOOKED_BACK = 100

type Alarm = { id: string; outcome: string; isSpent: boolean; number: string; startsAt: string; endedAt: string }
type Row = { hours: OpeningHours; paused: RestaurantSummary['orders_paused'] }

async function judge(tx: Db, restaurantId: number, limit: number, now: Date): Promise<void> {
  const at = sql`${now.toISOString()}::timestamptz`
  const [restaurant] = await rowsOf<Row>(
    tx,
    sql`SELECT summary -> 'hours' AS hours, summary -> 'orders_paused' AS paused FROM restaurants
      WHERE id = ${restaurantId} FOR NO KEY UPDATE`,
  )
  const counted = await rowsOf(
    tx,
    sql`UPDATE alarms SET counted_at = ${at} WHERE restaurant_id = ${restaurantId} AND outcome = 'unanswered'
      AND order_id IS NOT NULL AND counted_at IS NULL RETURNING id`,
  )
  // Another process handled them while this one waited for the row.
  if (!restaurant || counted.length === 0) return
  const last = await rowsOf<Alarm>(
    tx,
    sql`SELECT a.id, a.outcome, a.paused_at IS NOT NULL AS "isSpent", o.number, a.starts_at AS "startsAt", a.ended_at AS "endedAt"
      FROM alarms a JOIN orders o ON o.id = a.order_id
      WHERE a.restaurant_id = ${restaurantId} AND a.outcome IN ('answered', 'unanswered') AND NOT o.is_test
      ORDER BY a.ended_at DESC, a.id DESC LIMIT ${LOOKED_BACK}`,
  )
  const hours = kitchenHours(restaurant.hours)
  const silences = silencesOf(hours, last).slice(0, limit)
  const isDead = silences.length === limit
  const present = pauseStateAt(pausedFromWire(restaurant.paused), false, now)
  // A pause by hand takes precedence.
  if (!isDead || present.kind === 'stopped') return
  const until = nextOpening(hours, now)
  await pauseRestaurant(tx, restaurantId, { reason: 'technical', until: isoWithOffset(until) })
  await tx.execute(sql`UPDATE alarms SET paused_at = ${at} WHERE id IN ${silences.map(({ id }) => Number(id))}`)
  await tx.execute(sql`INSERT INTO alarm_notices (restaurant_id, kind, staff_id, at, details)
    SELECT ${restaurantId}, 'paused', p.staff_id, ${at}, ${JSON.stringify({ until: until.toISOString() })}::jsonb
    FROM staff_roles p JOIN staff s ON s.id = p.staff_id
    WHERE p.restaurant_id = ${restaurantId} AND p.role = 'owner' AND s.email IS NOT NULL`)
  const details = { orders: silences.map(({ number }) => Number(number)), until: isoWithOffset(until) }
  await recordAction(tx, {}, { at: now, restaurantId, action: 'paused_unanswered', details })
}

/**
 * Silences in a row, the latest first: alarms of ten minutes of opening hours that nobody answered. Orders that sound
 * at once are one silence, whatever their number: two at night, which begin with the opening, do not close an
 * evening. An order that left less time, since its payment was late or the restaurant closed, does not count.
 * Contract C26.
 */
function silencesOf(hours: OpeningHours, latestFirst: Alarm[]): Alarm[] {
  const silences: Alarm[] = []
  for (const alarm of latestFirst) {
    if (alarm.outcome !== 'unanswered' || alarm.isSpent) break
    const [startsAt, endedAt] = [new Date(alarm.startsAt), new Date(alarm.endedAt)]
    const fairFrom = afterOpenMinutes(hours, startsAt, ANSWER_MINUTES)
    const later = silences.at(-1)
    if (fairFrom && fairFrom <= endedAt && (!later || endedAt <= new Date(later.startsAt))) silences.push(alarm)
  }
  return silences
}

/** The first opening after the present one; the end of the evening where there is none within 14 days. */
function nextOpening(hours: OpeningHours, now: Date): Date {
  for (const { opensAt } of openSpansFrom(hours, now)) if (opensAt > now) return opensAt
  return serviceDayEnd(now)
}
