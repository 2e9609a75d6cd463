import { type SQL, sql } from 'drizzle-orm'
import type { SlotJudgement } from '@/lib/availability/judge-slot'
import type { Place } from '@/lib/availability/place'
import { type Db, rowsOf } from '../../db/database'
import type { Caps } from './caps'
import { capOf, isSharedDigest, type Requester, widerDigestOf } from './requester'

export interface NetworkAsked {
  place: Place
  judged: SlotJudgement
  requester: Pick<Requester, 'caps' | 'network'>
  now: Date
  /** A reservation that is being moved, and a hold that becomes one, do not count against themselves. */
  movedId?: number
  holdToken?: string
}

/** A reservation that is still to come. */
export function isOpen(now: Date): SQL {
  return sql`status <> 'declined' AND cancelled_at IS NULL AND visit_state = 'expected'
    AND starts_at > ${now.toISOString()}::timestamptz`
}

/**
 * Would this network have more than its part of the restaurant's tables at that time? Reserved, held and offered ones count,
 * and what asks without a table counts for one. An IPv4 address is one network, and of IPv6 a /56. A first visit always
 * finds room, however many tables stand together for it. Call after `queueFor` the restaurant. Decision 0026.
 */
export async function fillsTheRoom(tx: Db, asked: NetworkAsked): Promise<boolean> {
  const { place, judged, requester, now, movedId = -1, holdToken = '' } = asked
  if (requester.network === null || place.tables.length === 0) return false
  const wider = widerDigestOf(requester.network)
  const at = sql`${now.toISOString()}::timestamptz`
  const from = sql`${new Date(judged.fromMs).toISOString()}::timestamptz`
  const until = sql`${new Date(judged.untilMs).toISOString()}::timestamptz`
  const [row] = await rowsOf<{ tables: number; requests: number }>(
    tx,
    sql`SELECT
        (SELECT count(DISTINCT o.table_id)::int FROM occupations o
          LEFT JOIN reservations r ON r.id = o.reservation_id LEFT JOIN holds h ON h.token = o.hold_token
          WHERE o.restaurant_id = ${place.restaurantId} AND o.ended_at IS NULL AND o.during && tstzrange(${from}, ${until})
            AND split_part(coalesce(r.network, h.client_hash), '.', 1) = ${wider} AND r.id IS DISTINCT FROM ${movedId}
            AND (h.token IS NULL OR (h.expires_at > ${at} AND h.token <> ${holdToken}))) AS tables,
        (SELECT count(*)::int FROM reservations r
          WHERE r.restaurant_id = ${place.restaurantId} AND ${isOpen(now)} AND split_part(r.network, '.', 1) = ${wider}
            AND r.starts_at < ${until} AND r.ends_at > ${from} AND r.id <> ${movedId}
            AND NOT EXISTS (SELECT FROM occupations o WHERE o.reservation_id = r.id AND o.ended_at IS NULL)) AS requests`,
  )
  const taken = (row?.tables ?? 0) + (row?.requests ?? 0)
  const wanted = Math.max(1, judged.seating?.tableIds.length ?? 0)
  return taken > 0 && taken + wanted > tablesAtOnce(place.tables.length, requester.caps)
}

/** Half of a room, so that one network never takes all of it; of three tables two, as two diners are no flood. */
function tablesAtOnce(tables: number, caps: Caps): number {
  const part = Math.max(1, Math.floor(tables * caps.tablesAtOnce))
  return tables < 3 ? part : Math.max(part, caps.tablesAtOnceOfSmallRoom)
}

/**
 * Has this network as many visits to come on that day as it may have there? Offered tables count. `counting` adds what
 * waits for a table. An IPv4 address and a /56 have the larger figure, a /64 the smaller. Decision 0026.
 */
export async function fillsTheDay(
  tx: Db,
  day: string,
  { place, requester, now, movedId = -1 }: Omit<NetworkAsked, 'judged'>,
  counting: 'visits' | 'visits and waits' = 'visits',
): Promise<boolean> {
  const { caps, network } = requester
  if (network === null) return false
  const states = counting === 'visits' ? sql`state = 'offered'` : sql`state IN ('waiting', 'offered')`
  const [row] = await rowsOf<{ wider: number; own: number }>(
    tx,
    sql`SELECT count(*)::int AS wider, count(*) FILTER (WHERE network = ${network})::int AS own FROM (
        SELECT network FROM reservations WHERE restaurant_id = ${place.restaurantId} AND ${isOpen(now)}
          AND left(reserved_on, 10) = ${day} AND id <> ${movedId}
        UNION ALL SELECT network FROM waitlist
          WHERE restaurant_id = ${place.restaurantId} AND day = ${day} AND ${states}) AS asked
      WHERE split_part(network, '.', 1) = ${widerDigestOf(network)}`,
  )
  const most = (isShared: boolean) => {
    if (place.tables.length === 0) return capOf(caps.requestsOfNetworkOnDay, { isShared })
    const part = Math.ceil(place.tables.length * capOf(caps.tablesOfNetworkOnDay, { isShared }))
    return Math.max(capOf(caps.reservationsOfNetworkOnDay, { isShared }), part)
  }
  return (row?.wider ?? 0) >= most(true) || (!isSharedDigest(network) && (row?.own ?? 0) >= most(false))
}
