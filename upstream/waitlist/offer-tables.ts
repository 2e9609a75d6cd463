import { and, asc, eq, gte, inArray, isNotNull, lte, sql } from 'drizzle-orm'
import type { Logger } from 'pino'
import type { RestaurantAvailability } from '@/lib/domain/reservation/availability/restaurant-availability'
import { HOLD_MS } from '@/lib/domain/reservation/hold'
import { localDateOf } from '@/lib/domain/time/time'
import type { Caps } from '@/upstream/caps/caps'
import { siteDigestOf } from '@/upstream/caps/requester'
import { visitCapRefusal } from '@/upstream/caps/reservation-caps'
import { type Db, inTransaction, WriteConflict, withRetries } from '@/upstream/db/database'
import { eachRow, isDueAgain } from '@/upstream/db/each-row'
import { holds } from '@/upstream/db/schema'
import { type WaitlistRow, waitlist } from '@/upstream/db/waitlist-schema'
import { newCode } from '@/upstream/reservations/code'
import { lockTables, occupyTables } from '@/upstream/reservations/occupy-tables'
import { loadRestaurantAvailability } from '@/upstream/restaurants/load-restaurant-availability'
import { isOpenRestaurant } from './answer-offer'
import { nearestFreeSlot } from './nearest-free-slot'

const BATCH_SIZE = 200
const CLOSING = 'close-offers'
const OFFERING = 'offer-tables'

/**
 * Ends offers after their ten minutes; their tables are free without further writes. Nobody could accept one at a
 * restaurant that was suspended meanwhile, so its entry waits again. Returns how many. Contract C2, C33.
 */
export async function closeOffers(db: Db, now: Date, log?: Logger): Promise<number> {
  const isOver = and(eq(waitlist.state, 'offered'), lte(waitlist.offerEndsAt, now))
  const over = await db
    .select({ id: waitlist.id })
    .from(waitlist)
    .where(and(isOver, isDueAgain(CLOSING, sql`${waitlist.id}::text`, now)))
    .orderBy(asc(waitlist.offerEndsAt))
    .limit(BATCH_SIZE)
  const closed = await eachRow(
    { name: CLOSING, db, now, log },
    over.map(({ id }) => id),
    (id) =>
      db
        .update(waitlist)
        .set({ state: STATE_AFTER_OFFER, changedAt: now })
        .where(and(isOver, eq(waitlist.id, id)))
        .returning({ id: waitlist.id }),
  )
  return closed.flat().length
}

const STATE_AFTER_OFFER = sql`CASE WHEN ${isOpenRestaurant(waitlist.restaurantId)} THEN 'lapsed' ELSE 'waiting' END`

/** A day of a restaurant that has waitlist entries. */
type WaitlistDay = Pick<WaitlistRow, 'restaurantId' | 'day'>

/**
 * Holds free tables for waitlist entries, the oldest entry first, for each day of each restaurant. Entries whose
 * contact or network has reached its limit of visits are skipped and keep waiting; entries of a network that did not
 * accept an offer come after those of networks without one. Returns how many tables were offered. Rows locked by
 * another process are left to it, and a day that lost three races against other diners waits for the next run; a
 * failed day stops no other. Contract C2, docs/design/processes.md.
 */
export async function offerTables(db: Db, now: Date, caps: Caps, log?: Logger): Promise<number> {
  const { restaurantId, day, state } = waitlist
  const waitlistDays = await db
    .selectDistinct({ restaurantId, day })
    .from(waitlist)
    .where(
      and(
        ...[eq(state, 'waiting'), gte(day, localDateOf(now))],
        isDueAgain(OFFERING, sql`${restaurantId} || ' ' || ${day}`, now),
      ),
    )
    .orderBy(asc(day), asc(restaurantId))
  const dayByKey = new Map(waitlistDays.map((one) => [`${one.restaurantId} ${one.day}`, one]))
  const offered = await eachRow({ name: OFFERING, db, now, log }, [...dayByKey.keys()], (key) => {
    const waitlistDay = dayByKey.get(key)
    if (!waitlistDay) return Promise.resolve(0)
    return withRetries(() => inTransaction(db, (tx) => offerTablesOfDay(tx, waitlistDay, now, caps))).catch((error) => {
      if (error instanceof WriteConflict) return 0
      throw error
    })
  })
  return offered.reduce((sum, count) => sum + count, 0)
}

async function offerTablesOfDay(tx: Db, { restaurantId, day }: WaitlistDay, now: Date, caps: Caps): Promise<number> {
  await lockTables(tx, restaurantId, now)
  const entries = await tx
    .select()
    .from(waitlist)
    .where(and(eq(waitlist.restaurantId, restaurantId), eq(waitlist.day, day), eq(waitlist.state, 'waiting')))
    .orderBy(asc(waitlist.id))
    .for('update', { skipLocked: true })
  const untaken = await countUntakenOffers(tx, restaurantId, day)
  const offersOf = ({ network }: WaitlistRow) => (network && untaken.get(siteDigestOf(network))) || 0
  entries.sort((one, other) => offersOf(one) - offersOf(other) || one.id - other.id)
  const availabilityByTenant = new Map<string, RestaurantAvailability | null>()
  let offered = 0
  for (const entry of entries) {
    const availability = availabilityByTenant.get(entry.tenant) ?? (await loadAvailability(tx, entry, now))
    availabilityByTenant.set(entry.tenant, availability)
    if (!availability || !(await offerTable(tx, entry, availability, now, caps))) continue
    offered += 1
    // One table fewer, for every tenant.
    availabilityByTenant.clear()
  }
  return offered
}

/** Number of offers of that day that each network let lapse or returned: its entries come after the others. */
async function countUntakenOffers(tx: Db, restaurantId: number, day: string): Promise<Map<string, number>> {
  const { state, offeredOn, network } = waitlist
  const rows = await tx
    .select({ network })
    .from(waitlist)
    .where(
      and(
        ...[eq(waitlist.restaurantId, restaurantId), eq(waitlist.day, day)],
        ...[inArray(state, ['lapsed', 'left']), isNotNull(offeredOn), isNotNull(network)],
      ),
    )
  const counts = new Map<string, number>()
  for (const row of rows) {
    const site = siteDigestOf(row.network ?? '')
    counts.set(site, (counts.get(site) ?? 0) + 1)
  }
  return counts
}

async function offerTable(
  tx: Db,
  entry: WaitlistRow,
  availability: RestaurantAvailability,
  now: Date,
  caps: Caps,
): Promise<boolean> {
  const slot = nearestFreeSlot(availability, entry, now)
  if (!slot) return false
  const { time, evaluation } = slot
  const { tenant, partySize, restaurantId, email, phoneNumber: phone, network } = entry
  // Checked here and not when the offer is accepted: an offered table can always be accepted. The hold counts for the
  // network.
  const visit = { availability, evaluation, contact: { email, phone }, requester: { caps, network }, now }
  if (await visitCapRefusal(tx, entry.day, visit)) return false
  const hold = { token: newCode(), expiresAt: new Date(now.getTime() + HOLD_MS) }
  const startsAt = new Date(evaluation.fromMs)
  await tx.insert(holds).values({ ...hold, tenant, restaurantId, startsAt, partySize, clientHash: network })
  await occupyTables(tx, restaurantId, evaluation.seating?.tableIds ?? [], evaluation, { holdToken: hold.token })
  const offer = { holdToken: hold.token, offeredOn: `${entry.day} ${time}:00`, offerEndsAt: hold.expiresAt }
  await tx
    .update(waitlist)
    .set({ ...offer, state: 'offered', changedAt: now })
    .where(eq(waitlist.id, entry.id))
  return true
}

async function loadAvailability(
  tx: Db,
  { tenant, restaurantId, day: date }: WaitlistRow,
  now: Date,
): Promise<RestaurantAvailability | null> {
  return (await loadRestaurantAvailability(tx, { tenant, ids: [restaurantId], date, now })).get(restaurantId) ?? null
}
