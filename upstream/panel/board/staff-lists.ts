import { and, asc, eq, inArray, isNotNull, isNull, or, type SQL, sql } from 'drizzle-orm'
import type { OrderQueue } from '@/lib/domain/machines/staff-lists'
import { ALERT_MINUTES } from '@/lib/domain/ordering/order/timers'
import { AWAITING_STATUSES } from '@/lib/domain/reservation/status'
import type { Db } from '@/upstream/db/database'
import { orders } from '@/upstream/db/order-schema'
import { HAS_FAILED_REFUND, IS_IN_WORK } from '@/upstream/db/order-status-conditions'
import { reservations, restaurants } from '@/upstream/db/schema'
import { type FoundOrder, findOrders } from '@/upstream/orders/find-order'
import type { FoundReservation } from '@/upstream/reservations/find-reservation'

/** The owner; `null` = all. */
export type StaffFilter = { restaurantId: number | null; tenant: string | null }
/** The end of a page: the time by which the list is sorted, and the row's number. */
export type StaffCursor = { at: Date; id: number }
type StaffPage<T> = { found: T[]; next: StaffCursor | null }
type StaffListQuery = { staffFilter: StaffFilter; after: StaffCursor | null; limit: number; now: Date }

/** Orders of a queue, those due first. Contract C0, C1. */
export async function listStaffOrders(
  db: Db,
  queue: OrderQueue,
  query: StaffListQuery,
): Promise<StaffPage<FoundOrder>> {
  const { restaurantId, tenant, etaTo, number } = orders
  const { limit, after, staffFilter, now } = query
  const rows = await db
    .select({ id: orders.id, at: etaTo, number })
    .from(orders)
    .where(
      and(
        queueHas(queue, now),
        eq(orders.isTest, false),
        staffFilter.restaurantId === null ? undefined : eq(restaurantId, staffFilter.restaurantId),
        staffFilter.tenant === null ? undefined : eq(tenant, staffFilter.tenant),
        after ? sql`(${etaTo}, ${number}) > (${after.at.toISOString()}::timestamptz, ${after.id}::bigint)` : undefined,
      ),
    )
    .orderBy(asc(etaTo), asc(number))
    .limit(limit + 1)
  const page = rows.slice(0, limit)
  const found = await findOrders(
    db,
    page.map(({ id }) => id),
    null,
  )
  const last = page.at(-1)
  return { found, next: rows.length > limit && last ? { at: last.at, id: last.number } : null }
}

/** Reservations that need a decision, or all of a `day` (`YYYY-MM-DD`), by the time of the visit. Contract C0, C2. */
export async function listStaffReservations(
  db: Db,
  day: string | null,
  { staffFilter, after, limit }: StaffListQuery,
): Promise<StaffPage<FoundReservation>> {
  const { restaurantId, tenant, startsAt, id } = reservations
  const rows = await db
    .select({
      reservation: reservations,
      restaurant: restaurants,
    })
    .from(reservations)
    .innerJoin(restaurants, eq(restaurants.id, restaurantId))
    .where(
      and(
        eq(reservations.isTest, false),
        day === null ? isWaiting() : sql`left(${reservations.reservedOn}, 10) = ${day}`,
        staffFilter.restaurantId === null ? undefined : eq(restaurantId, staffFilter.restaurantId),
        staffFilter.tenant === null ? undefined : eq(tenant, staffFilter.tenant),
        after ? sql`(${startsAt}, ${id}) > (${after.at.toISOString()}::timestamptz, ${after.id}::bigint)` : undefined,
      ),
    )
    .orderBy(asc(startsAt), asc(id))
    .limit(limit + 1)
  const found = rows.slice(0, limit)
  const last = found.at(-1)?.reservation
  return { found, next: rows.length > limit && last ? { at: last.startsAt, id: last.id } : null }
}

function queueHas(queue: OrderQueue, now: Date): SQL | undefined {
  if (queue === 'refund_failed') {
    return HAS_FAILED_REFUND
  }
  const lateSince = sql`${now.toISOString()}::timestamptz - make_interval(mins => ${ALERT_MINUTES})`
  return queue === 'open' ? IS_IN_WORK : and(IS_IN_WORK, sql`${orders.etaTo} <= ${lateSince}`)
}

function isWaiting(): SQL | undefined {
  const { cancelledAt, status, changeRequest } = reservations
  return and(isNull(cancelledAt), or(inArray(status, AWAITING_STATUSES), isNotNull(changeRequest)))
}
