import { sql } from 'drizzle-orm'
import { type Evenings, type GuestList, MAX_GUESTS, MAX_ORDERS } from '@/lib/domain/console/guest-list-schema'
import { serviceDaySpan } from '@/lib/domain/panel/board/service-day'
import type { Interval } from '@/lib/domain/restaurant/hours/schema'
import { isoWithOffset, type LocalDate } from '@/lib/domain/time/time'
import { type Db, rowsOf } from '@/upstream/db/database'
import { IS_IN_WORK } from '@/upstream/db/order-status-conditions'
import { closingOf } from './close-day'
import { type InstantSpan, instantIn } from './money-events'

/** As drivers give an instant. */
const toIso = (instant: string) => isoWithOffset(new Date(instant))

/** Online bookings that are blocked within a period. */
const closedWithin = ({ from, to }: { from: Date; to: Date }) =>
  sql`b.scope = 'online' AND b.ended_at IS NULL AND b.starts_at < ${to.toISOString()}::timestamptz
    AND b.ends_at > ${from.toISOString()}::timestamptz`

/** Special day of a restaurant `r` on `date`, which closes it or ends it early; null for most. */
const specialDay = (date: LocalDate) =>
  sql`jsonb_path_query_first(r.summary, '$.hours.exceptions[*] ? (@.date == $date)', ${JSON.stringify({ date })}::jsonb)`

/**
 * One evening of a brand: its restaurants with reservations or orders, or that are closed. Contains no personal data.
 * Contract C41.
 */
export async function loadEvenings(db: Db, tenant: string, date: LocalDate): Promise<Evenings> {
  const { from, until: to } = serviceDaySpan(date)
  const span = { from, to }
  const items = await rowsOf<Evenings['items'][number]>(
    db,
    sql`WITH visits AS (
        SELECT restaurant_id, count(*) FILTER (WHERE status = 'confirmed')::int AS reservations,
          coalesce(sum(guests_number) FILTER (WHERE status = 'confirmed'), 0)::int AS guests,
          count(*) FILTER (WHERE status = 'pending' OR change_request IS NOT NULL)::int AS waiting
        FROM reservations WHERE ${instantIn(sql`starts_at`, span)} AND tenant = ${tenant} AND NOT is_test
          AND cancelled_at IS NULL AND status <> 'declined' GROUP BY restaurant_id),
      ordered AS (
        SELECT restaurant_id, count(*)::int AS orders FROM orders
        WHERE ${IS_IN_WORK} AND ${instantIn(sql`eta_to`, span)} AND tenant = ${tenant} AND NOT is_test GROUP BY restaurant_id),
      closed AS (SELECT b.restaurant_id FROM blocks b JOIN restaurants r ON r.id = b.restaurant_id
        WHERE ${closedWithin(span)} AND r.details ->> 'home_tenant' = ${tenant}
        UNION SELECT r.id FROM restaurants r
          WHERE r.details ->> 'home_tenant' = ${tenant} AND ${specialDay(date)} -> 'intervals' = '[]'::jsonb)
      SELECT r.id, r.name, r.city_slug AS city, coalesce(r.details #>> '{contact,phone}', '') AS phone,
        coalesce(v.reservations, 0) AS reservations, coalesce(v.guests, 0) AS guests, coalesce(v.waiting, 0) AS waiting,
        coalesce(o.orders, 0) AS orders, c.restaurant_id IS NOT NULL AS is_closed
      FROM restaurants r LEFT JOIN visits v ON v.restaurant_id = r.id LEFT JOIN ordered o ON o.restaurant_id = r.id
        LEFT JOIN closed c ON c.restaurant_id = r.id
      WHERE coalesce(v.restaurant_id, o.restaurant_id, c.restaurant_id) IS NOT NULL
      ORDER BY r.sort_key, r.id`,
  )
  return { date, items, orders: await loadOrders(db, tenant, span) }
}

async function loadOrders(db: Db, tenant: string, span: InstantSpan): Promise<Evenings['orders']> {
  const orders = await rowsOf<Evenings['orders'][number]>(
    db,
    sql`WITH placed AS (SELECT number, restaurant_id, status, delivery_type, eta_to, created_at FROM orders
        WHERE tenant = ${tenant} AND NOT is_test
          AND (${instantIn(sql`created_at`, span)} OR (${IS_IN_WORK} AND ${instantIn(sql`eta_to`, span)}))
        ORDER BY created_at DESC LIMIT ${MAX_ORDERS})
      SELECT p.number::text AS number, r.name AS restaurant, p.status, p.delivery_type, p.eta_to, p.created_at
      FROM placed p JOIN restaurants r ON r.id = p.restaurant_id ORDER BY p.created_at DESC, p.number DESC`,
  )
  return orders.map((one) => ({ ...one, eta_to: toIso(one.eta_to), created_at: toIso(one.created_at) }))
}

/**
 * Guests expected at a restaurant on a day, or from now on; null for a restaurant that the brand does not know.
 * Contract C41.
 */
export async function loadGuestList(
  db: Db,
  tenant: string,
  id: number,
  { date, now }: { date: LocalDate | null; now: Date },
): Promise<GuestList | null> {
  const day = date && serviceDaySpan(date)
  const span = day ? { from: day.from, to: day.until } : { from: now, to: new Date('9999-01-01T00:00:00Z') }
  const [row] = await rowsOf<{
    id: number
    name: string
    phone: string
    state: string
    isOwn: boolean
    blockedFor: string | null
    special: SpecialDay | null
  }>(
    db,
    sql`SELECT r.id, r.name, r.state, coalesce(r.details #>> '{contact,phone}', '') AS phone,
        (r.details ->> 'home_tenant') = ${tenant} AS "isOwn",
        CASE WHEN ${date !== null} THEN (SELECT b.reason FROM blocks b WHERE b.restaurant_id = r.id AND ${closedWithin(span)}
          ORDER BY b.id LIMIT 1) END AS "blockedFor",
        (SELECT ${date === null ? sql`NULL` : specialDay(date)} FROM restaurants r WHERE r.id = ${id}) AS special
      FROM known_restaurants(${tenant}) r WHERE r.id = ${id}`,
  )
  if (!row) return null
  const isExpected = sql`restaurant_id = ${id} AND ${instantIn(sql`starts_at`, span)} AND NOT is_test
    AND cancelled_at IS NULL AND status <> 'declined' AND visit_state IN ('expected', 'seated')`
  const visits = await rowsOf<GuestList['visits'][number]>(
    db,
    sql`SELECT id, version, reserved_on, guests_number AS people, customer_name AS name, phone_number AS phone, status, visit_state
      FROM reservations WHERE ${isExpected} AND tenant = ${tenant} ORDER BY starts_at, id LIMIT ${MAX_GUESTS}`,
  )
  const [other] = await rowsOf<{ count: number }>(
    db,
    sql`SELECT count(*)::int AS count FROM reservations WHERE ${isExpected} AND tenant <> ${tenant}`,
  )
  const orders = await rowsOf<GuestList['orders'][number]>(
    db,
    sql`SELECT number::text AS number, status, delivery_type, eta_to FROM orders
      WHERE ${IS_IN_WORK} AND restaurant_id = ${id} AND tenant = ${tenant} AND NOT is_test AND ${instantIn(sql`eta_to`, span)}
      ORDER BY eta_to, number LIMIT ${MAX_GUESTS}`,
  )
  const { isOwn, blockedFor, special, ...restaurant } = row
  return {
    date,
    restaurant,
    is_own: isOwn,
    visits: visits.map((one) => ({ ...one, id: Number(one.id) })),
    others: other?.count ?? 0,
    orders: orders.map((one) => ({ ...one, eta_to: toIso(one.eta_to) })),
    closed: date === null ? null : await closedOn(db, id, { date, tenant, special, blockedFor }),
  }
}

type SpecialDay = { intervals: Interval[]; note?: string }

async function closedOn(
  db: Db,
  id: number,
  day: { date: LocalDate; tenant: string; special: SpecialDay | null; blockedFor: string | null },
): Promise<GuestList['closed']> {
  const closing = await closingOf(db, id, day.date, day.tenant)
  const mayOpen = closing !== null && JSON.stringify(closing.wrote) === JSON.stringify(day.special?.intervals)
  if (mayOpen || day.special?.intervals.length === 0)
    return { reason: day.special?.note ?? '', from: mayOpen ? closing.from : null, may_open: mayOpen }
  return day.blockedFor === null ? null : { reason: day.blockedFor, from: null, may_open: false }
}
