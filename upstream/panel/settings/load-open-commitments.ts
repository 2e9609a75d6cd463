import { differenceInMinutes } from 'date-fns/differenceInMinutes'
import { subDays } from 'date-fns/subDays'
import { and, asc, eq, gt, inArray, isNull, notInArray, sql } from 'drizzle-orm'
import { OVER_STATUSES } from '@/lib/domain/reservation/status'
import type { AffectedOrder, OpenCommitments, OpenReservation } from '@/lib/domain/restaurant/settings/impact/impact'
import type { Db } from '@/upstream/db/database'
import { orderLines, orders } from '@/upstream/db/order-schema'
import { IS_CALLED_OFF, IS_IN_WORK } from '@/upstream/db/order-status-conditions'
import { diningTables, occupations, reservations } from '@/upstream/db/schema'

/** Most rows, above the number of any restaurant; the nearest count. */
const MAX = { reservations: 3000, orders: 500, deliveries: 2000 }
const DELIVERIES_OF_DAYS = 30

/** Open reservations and orders of a restaurant, and its recent deliveries. Contract C37. */
export async function loadOpenCommitments(tx: Db, restaurantId: number, now: Date): Promise<OpenCommitments> {
  return {
    reservations: await loadReservations(tx, restaurantId, now),
    orders: await loadOrders(tx, restaurantId),
    recentDeliveries: await loadDeliveries(tx, restaurantId, subDays(now, DELIVERIES_OF_DAYS)),
  }
}

async function loadReservations(tx: Db, restaurantId: number, now: Date): Promise<OpenReservation[]> {
  const { startsAt, status, cancelledAt, visitState, isTest } = reservations
  const rows = await tx
    .select()
    .from(reservations)
    .where(
      and(
        eq(reservations.restaurantId, restaurantId),
        gt(startsAt, now),
        notInArray(status, OVER_STATUSES),
        isNull(cancelledAt),
        eq(visitState, 'expected'),
        eq(isTest, false),
      ),
    )
    .orderBy(asc(startsAt), asc(reservations.id))
    .limit(MAX.reservations)
  const tables = await tablesOf(
    tx,
    rows.map(({ id }) => id),
  )
  return rows.map(({ id, customerName, startsAt, endsAt, partySize }) => ({
    id,
    number: customerName,
    startsAt,
    stayMinutes: differenceInMinutes(endsAt, startsAt),
    partySize,
    tables: tables.get(id)?.map(({ name }) => name) ?? [],
    area: tables.get(id)?.[0]?.area ?? null,
  }))
}

async function tablesOf(tx: Db, ids: number[]) {
  const byReservation = new Map<number, { name: string; area: string }[]>()
  if (ids.length === 0) return byReservation
  const rows = await tx
    .select({ id: occupations.reservationId, name: diningTables.name, area: diningTables.area })
    .from(occupations)
    .innerJoin(diningTables, eq(diningTables.id, occupations.tableId))
    .where(and(inArray(occupations.reservationId, ids), isNull(occupations.endedAt)))
    .orderBy(asc(diningTables.id))
  for (const { id, ...table } of rows) {
    if (id !== null) byReservation.set(id, [...(byReservation.get(id) ?? []), table])
  }
  return byReservation
}

async function loadOrders(tx: Db, restaurantId: number): Promise<AffectedOrder[]> {
  const rows = await tx
    .select()
    .from(orders)
    .where(and(eq(orders.restaurantId, restaurantId), IS_IN_WORK, eq(orders.isTest, false)))
    .orderBy(asc(orders.etaTo), asc(orders.number))
    .limit(MAX.orders)
  const ids = rows.map(({ id }) => id)
  const lines = ids.length > 0 ? await tx.select().from(orderLines).where(inArray(orderLines.orderId, ids)) : []
  return rows.map(({ id, number, deliveryType, wantedAt, address }) => ({
    id,
    number: String(number),
    deliveryType,
    deliveryAt: wantedAt,
    lines: lines
      .filter(({ orderId }) => orderId === id)
      .sort((a, b) => a.lineNo - b.lineNo)
      .map(({ productId, name, answers }) => ({ productId, name, answers })),
    address: address && { lat: address.lat, lng: address.lng },
  }))
}

async function loadDeliveries(tx: Db, restaurantId: number, since: Date): Promise<OpenCommitments['recentDeliveries']> {
  const rows = await tx
    .select({ address: orders.address })
    .from(orders)
    .where(
      and(
        eq(orders.restaurantId, restaurantId),
        gt(orders.createdAt, since),
        sql`${orders.address} ? 'lat'`,
        sql`NOT (${IS_CALLED_OFF})`,
        eq(orders.isTest, false),
      ),
    )
    .orderBy(sql`${orders.createdAt} DESC`)
    .limit(MAX.deliveries)
  return rows.flatMap(({ address }) => (address ? [{ lat: address.lat, lng: address.lng }] : []))
}
