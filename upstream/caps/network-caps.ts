import { type SQL, sql } from 'drizzle-orm'
import type { RestaurantAvailability } from '@/lib/domain/reservation/availability/restaurant-availability'
import type { SlotEvaluation } from '@/lib/domain/reservation/availability/slot-evaluator'
import { OVER_STATUSES } from '@/lib/domain/reservation/status'
import { type Db, literalList, preparedRows } from '@/upstream/db/database'
import type { Caps } from './caps'
import { capOf, isOfCustomer, isOfSite, isSharedDigest, type Requester } from './requester'

export interface NetworkCapQuery {
  availability: RestaurantAvailability
  evaluation: SlotEvaluation
  requester: Pick<Requester, 'caps' | 'network'>
  now: Date
  /** The reservation that is being moved, or the hold that becomes one, is not counted. */
  movedId?: number
  holdToken?: string
}

/** A reservation in the future. */
export function isUpcoming(now: Date): SQL {
  return sql`status NOT IN ${literalList(OVER_STATUSES)} AND cancelled_at IS NULL AND visit_state = 'expected'
    AND starts_at > ${now.toISOString()}::timestamptz`
}

/**
 * Would this network exceed its share of the restaurant's tables at that time? Reserved, held and offered tables count,
 * and a request without a table counts as one. Networks are an IPv4 address or an IPv6 /48. Call it after
 * `lockRestaurant`. Decision 0026.
 */
export async function exceedsTableShare(tx: Db, query: NetworkCapQuery): Promise<boolean> {
  const { availability, evaluation, requester, now, movedId = -1, holdToken = '' } = query
  const { caps, network } = requester
  if (network === null || availability.tables.length === 0) return false
  const at = sql`${now.toISOString()}::timestamptz`
  const from = sql`${new Date(evaluation.fromMs).toISOString()}::timestamptz`
  const until = sql`${new Date(evaluation.untilMs).toISOString()}::timestamptz`
  const isReplaced = sql`(r.id IS NOT DISTINCT FROM ${movedId} OR h.token IS NOT DISTINCT FROM ${holdToken})`
  const ofNetwork = isOfSite(sql`coalesce(r.network, h.client_hash)`, network)
  const [row] = await preparedRows<Record<'taken' | 'own' | 'moved' | 'requests', number>>(
    tx,
    sql`SELECT count(DISTINCT o.table_id) FILTER (WHERE NOT ${isReplaced})::int AS taken,
        count(DISTINCT o.table_id) FILTER (WHERE NOT ${isReplaced} AND ${ofNetwork})::int AS own,
        count(DISTINCT o.table_id) FILTER (WHERE ${isReplaced})::int AS moved,
        (SELECT count(*)::int FROM reservations r
          WHERE r.restaurant_id = ${availability.restaurantId} AND ${isUpcoming(now)} AND ${isOfSite(sql`r.network`, network)}
            AND r.starts_at < ${until} AND r.ends_at > ${from} AND r.id <> ${movedId}
            AND NOT EXISTS (SELECT FROM occupations o WHERE o.reservation_id = r.id AND o.ended_at IS NULL)) AS requests
      FROM occupations o LEFT JOIN reservations r ON r.id = o.reservation_id LEFT JOIN holds h ON h.token = o.hold_token
      WHERE o.restaurant_id = ${availability.restaurantId} AND o.ended_at IS NULL AND o.during && tstzrange(${from}, ${until})
        AND (h.token IS NULL OR h.expires_at > ${at})`,
  )
  const { taken = 0, own = 0, moved = 0, requests = 0 } = row ?? {}
  const capacity = availability.tables.length
  const tables = evaluation.seating?.tableIds.length ?? 0
  // A request without a table counts for its network, but takes no table from others.
  const free = tables === 0 ? capacity : capacity - taken
  return exceedsCapacityShare({ capacity, own: own + requests, free, wanted: Math.max(1, tables), moved }, caps)
}

/**
 * Does this network have the maximum number of visits at the restaurant on that day? Offered tables count; `counting`
 * adds waitlist entries. An IPv4 address and a /56 have the larger limit, a /64 the smaller. Decision 0026.
 */
export async function exceedsDailyCap(
  tx: Db,
  day: string,
  { availability, requester, now, movedId = -1 }: Omit<NetworkCapQuery, 'evaluation'>,
  counting: 'visits' | 'visits and waits' = 'visits',
): Promise<boolean> {
  const { caps, network } = requester
  if (network === null) return false
  const states = counting === 'visits' ? sql`state = 'offered'` : sql`state IN ('waiting', 'offered')`
  const [row] = await preparedRows<{ wider: number; own: number }>(
    tx,
    sql`SELECT count(*)::int AS wider, count(*) FILTER (WHERE network = ${network})::int AS own FROM (
        SELECT network FROM reservations WHERE restaurant_id = ${availability.restaurantId} AND ${isUpcoming(now)}
          AND left(reserved_on, 10) = ${day} AND id <> ${movedId}
        UNION ALL SELECT network FROM waitlist
          WHERE restaurant_id = ${availability.restaurantId} AND day = ${day} AND ${states}) AS asked
      WHERE ${isOfCustomer(sql`network`, network)}`,
  )
  const limitFor = (isShared: boolean) => {
    if (availability.tables.length === 0) return capOf(caps.requestsOfNetworkOnDay, { isShared })
    const part = Math.ceil(availability.tables.length * capOf(caps.tablesOfNetworkOnDay, { isShared }))
    return Math.max(capOf(caps.reservationsOfNetworkOnDay, { isShared }), part)
  }
  return (row?.wider ?? 0) >= limitFor(true) || (!isSharedDigest(network) && (row?.own ?? 0) >= limitFor(false))
}

/** Capacity at one time: tables of a restaurant, or orders of an order slot. */
interface CapacityShare {
  capacity: number
  /** Capacity that this network already has, without `moved`. */
  own: number
  /** Free capacity, including `moved`. */
  free: number
  wanted: number
  /** Capacity of the reservation that is being moved, or of the hold that becomes one; it is not taken from others. */
  moved?: number
}

/**
 * Would a network have more than half of the capacity at one time (of three, two)? And would a network that has its
 * share already take the last quarter, which is reserved for networks without any? Otherwise the IPv4 address and the
 * IPv6 network of one home, each with its half, could take everything. A network without any is always within its
 * share. Decision 0026.
 */
export function exceedsCapacityShare({ capacity, own, free, wanted, moved = 0 }: CapacityShare, caps: Caps): boolean {
  if (own === 0) return false
  if (own + wanted > maxShareOf(capacity, caps)) return true
  const last = Math.max(1, Math.floor(capacity * caps.capacityLeftToOthers))
  return wanted > moved && own >= last && free - wanted < last
}

function maxShareOf(capacity: number, caps: Caps): number {
  const half = Math.max(1, Math.floor(capacity * caps.capacityShare))
  return capacity < 3 ? half : Math.max(half, caps.smallCapacityMinimum)
}
