import { subDays } from 'date-fns/subDays'
import { type SQL, sql } from 'drizzle-orm'
import {
  type ConsoleRestaurant,
  type ConsoleRestaurants,
  type ConsoleRestaurantsQuery,
  FIGURE_DAYS,
  RESTAURANTS_A_PAGE,
  type RestaurantSort,
} from '@/lib/domain/console/restaurants-schema'
import { slugOf } from '@/lib/domain/restaurant/slug'
import type { RestaurantState } from '@/lib/domain/restaurant/state'
import { type Db, rowsOf } from '@/upstream/db/database'
import { statesOfRestaurants } from '@/upstream/restaurants/file/restaurant-state'
import { type InstantSpan, instantIn, moneyRefunded } from './money-events'

interface Row {
  id: number
  name: string
  city: string
  state: RestaurantState
  reason: string | null
  answers: number
  answerSeconds: number | null
  unanswered: number
  refunds: number
  refundedGrosze: number
  noShows: number
  total: number
}

const ORDER: Record<RestaurantSort, SQL> = {
  name: sql`sort_key, id`,
  state: sql`array_position(ARRAY['draft', 'suspended', 'open'], state), sort_key, id`,
  answer: sql`"answerSeconds" DESC NULLS LAST, sort_key, id`,
  unanswered: sql`unanswered DESC, sort_key, id`,
  refunds: sql`"refundedGrosze" DESC, refunds DESC, sort_key, id`,
  no_shows: sql`"noShows" DESC, sort_key, id`,
}

/** A page of the brand's own restaurants, with their figures of the last thirty days. Contract C41. */
export async function listBrandRestaurants(
  db: Db,
  tenant: string,
  { q, state, sort, page }: ConsoleRestaurantsQuery,
  now: Date,
): Promise<ConsoleRestaurants> {
  const words = slugOf(q).split('-').filter(Boolean)
  const isMeant = [
    ...words.map((word) => sql`r.search_text LIKE ${`%${word}%`}`),
    ...(state ? [sql`r.state = ${state}`] : []),
  ]
  const rows = await figuresOf(db, tenant, now, {
    where: isMeant.length > 0 ? sql.join(isMeant, sql` AND `) : sql`true`,
    order: ORDER[sort],
    page,
  })
  return { items: await withMissing(db, rows), total: rows[0]?.total ?? 0, page }
}

/** One of the brand's own restaurants; null where the brand is not its home. */
export async function findBrandRestaurant(
  db: Db,
  tenant: string,
  id: number,
  now: Date,
): Promise<ConsoleRestaurant | null> {
  const rows = await figuresOf(db, tenant, now, { where: sql`r.id = ${id}`, order: ORDER.name, page: 1 })
  return (await withMissing(db, rows))[0] ?? null
}

/** Missing parts are computed only for restaurants that are not open. */
async function withMissing(db: Db, rows: readonly Row[]): Promise<ConsoleRestaurant[]> {
  const closed = rows.filter(({ state }) => state !== 'open').map(({ id }) => id)
  const states = await statesOfRestaurants(db, closed)
  return rows.map(({ id, name, city, state, reason, ...figures }) => ({
    id,
    name,
    city,
    state,
    reason,
    missing: states.get(id)?.missing ?? [],
    figures: {
      answer_seconds: figures.answerSeconds,
      answers: figures.answers,
      unanswered: figures.unanswered,
      refunds: figures.refunds,
      refunded_grosze: figures.refundedGrosze,
      no_shows: figures.noShows,
    },
  }))
}

/** An answer counts from the beginning of its alarm, as in the report of an evening (C27). */
function figuresOf(
  db: Db,
  tenant: string,
  now: Date,
  { where, order, page }: { where: SQL; order: SQL; page: number },
): Promise<Row[]> {
  const span: InstantSpan = { from: subDays(now, FIGURE_DAYS), to: now }
  return rowsOf<Row>(
    db,
    sql`WITH own AS MATERIALIZED (
        SELECT r.id, r.name, r.city_slug AS city, r.state, r.state_reason AS reason, r.sort_key FROM restaurants r
        WHERE r.details ->> 'home_tenant' = ${tenant} AND ${where}),
      answers AS (
        SELECT a.restaurant_id, count(*) FILTER (WHERE a.outcome = 'answered')::int AS answers,
          count(*) FILTER (WHERE a.outcome = 'unanswered')::int AS unanswered,
          percentile_disc(0.5) WITHIN GROUP (
            ORDER BY greatest(0, floor(extract(epoch FROM a.ended_at - coalesce(a.starts_at, a.raised_at))))::int)
            FILTER (WHERE a.outcome = 'answered') AS seconds
        FROM alarms a
        WHERE ${instantIn(sql`a.ended_at`, span)} AND a.restaurant_id IN (SELECT id FROM own)
          AND (a.order_id IS NULL OR a.order_id NOT IN (SELECT id FROM orders WHERE is_test))
          AND (a.reservation_id IS NULL OR a.reservation_id NOT IN (SELECT id FROM reservations WHERE is_test))
        GROUP BY a.restaurant_id),
      refunded AS (
        SELECT restaurant_id, count(*)::int AS refunds, sum(grosze)::int AS grosze
        FROM (${moneyRefunded(span)}) events
        WHERE restaurant_id IN (SELECT id FROM own) GROUP BY restaurant_id),
      missed AS (
        SELECT v.restaurant_id, count(*)::int AS no_shows FROM reservations v
        WHERE v.visit_state = 'no_show' AND NOT v.is_test AND ${instantIn(sql`v.starts_at`, span)}
          AND v.restaurant_id IN (SELECT id FROM own) GROUP BY v.restaurant_id)
      SELECT own.id, own.name, own.city, own.state, own.reason, count(*) OVER ()::int AS total,
        coalesce(answers.answers, 0) AS answers, answers.seconds AS "answerSeconds",
        coalesce(answers.unanswered, 0) AS unanswered, coalesce(refunded.refunds, 0) AS refunds,
        coalesce(refunded.grosze, 0) AS "refundedGrosze", coalesce(missed.no_shows, 0) AS "noShows"
      FROM own LEFT JOIN answers ON answers.restaurant_id = own.id
        LEFT JOIN refunded ON refunded.restaurant_id = own.id LEFT JOIN missed ON missed.restaurant_id = own.id
      ORDER BY ${order} LIMIT ${RESTAURANTS_A_PAGE} OFFSET ${(page - 1) * RESTAURANTS_A_PAGE}`,
  )
}

/** Is the brand the home of the restaurant? */
export async function isHomeOf(db: Db, restaurantId: number, tenant: string): Promise<boolean> {
  const found = await rowsOf(
    db,
    sql`SELECT 1 FROM restaurants WHERE id = ${restaurantId} AND details ->> 'home_tenant' = ${tenant}`,
  )
  return found.length > 0
}
