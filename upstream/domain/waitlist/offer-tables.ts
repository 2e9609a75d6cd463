import { and, asc, eq, gte, inArray, isNotNull, lte } from 'drizzle-orm'
import type { Place } from '@/lib/availability/place'
import { HOLD_MS } from '@/lib/reservation/hold'
import { localDateOf } from '@/lib/time'
import type { Db } from '../../db/database'
import { holds } from '../../db/schema'
import { type WaitlistRow, waitlist } from '../../db/waitlist-schema'
import type { Caps } from '../caps/caps'
import { siteDigestOf } from '../caps/requester'
import { visitCapRefusal } from '../caps/reservation-caps'
import { newCode } from '../code'
import { occupy, queueFor } from '../occupy'
import { loadPlaces } from '../places'
import { RaceLost, withRetries } from '../transient'
import { freeSlot } from './free-slot'

/** Ends offers whose ten minutes are over; their tables are free again by themselves. Answers how many. Contract C2. */
export async function closeOffers(db: Db, now: Date): Promise<number> {
  const over = and(eq(waitlist.state, 'offered'), lte(waitlist.offerEndsAt, now))
  const closed = await db
    .update(waitlist)
    .set({ state: 'lapsed', changedAt: now })
    .where(over)
    .returning({ id: waitlist.id })
  return closed.length
}

/** A day of a restaurant for which somebody waits. */
type Turn = Pick<WaitlistRow, 'restaurantId' | 'day'>

/**
 * Keeps a free table for whoever has waited longest for one like it, and the next for the next, day by day of each
 * restaurant. Whoever has as many visits as a contact or a network may have is passed over, and waits on; a network that did
 * not take an offer waits behind those that had none. Answers how many were offered. Rows that another process has in hand are left to it, and a day that was
 * lost to other diners three times waits for the next round. Contract C2.
 */
export async function offerTables(db: Db, now: Date, caps: Caps): Promise<number> {
  const { restaurantId, day, state } = waitlist
  const turns = await db
    .selectDistinct({ restaurantId, day })
    .from(waitlist)
    .where(and(eq(state, 'waiting'), gte(day, localDateOf(now))))
    .orderBy(asc(day), asc(restaurantId))
  let offered = 0
  for (const turn of turns) {
    offered += await withRetries(() => db.transaction((tx) => offerInTurn(tx as Db, turn, now, caps))).catch(
      (error) => {
        if (error instanceof RaceLost) return 0
        throw error
      },
    )
  }
  return offered
}

async function offerInTurn(tx: Db, { restaurantId, day }: Turn, now: Date, caps: Caps): Promise<number> {
  await queueFor(tx, restaurantId, now)
  const entries = await tx
    .select()
    .from(waitlist)
    .where(and(eq(waitlist.restaurantId, restaurantId), eq(waitlist.day, day), eq(waitlist.state, 'waiting')))
    .orderBy(asc(waitlist.id))
    .for('update', { skipLocked: true })
  const untaken = await untakenOffers(tx, restaurantId, day)
  const offersOf = ({ network }: WaitlistRow) => (network && untaken.get(siteDigestOf(network))) || 0
  entries.sort((one, other) => offersOf(one) - offersOf(other) || one.id - other.id)
  const places = new Map<string, Place | null>()
  let offered = 0
  for (const entry of entries) {
    const place = places.get(entry.tenant) ?? (await placeOf(tx, entry, now))
    places.set(entry.tenant, place)
    if (!place || !(await offerTo(tx, entry, place, now, caps))) continue
    offered += 1
    // One table fewer, whatever the brand.
    places.clear()
  }
  return offered
}

/** How many offers of that day each network let lapse or gave back: whoever was kept a table in vain waits behind others. */
async function untakenOffers(tx: Db, restaurantId: number, day: string): Promise<Map<string, number>> {
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

async function offerTo(tx: Db, entry: WaitlistRow, place: Place, now: Date, caps: Caps): Promise<boolean> {
  const slot = freeSlot(place, entry, now)
  if (!slot) return false
  const { time, judged } = slot
  const { tenant, guestsNumber, restaurantId, email, phoneNumber: phone, network } = entry
  // Asked here and not when the offer is accepted: whoever was offered a table gets it. Its hold counts for the network.
  const visit = { place, judged, contact: { email, phone }, requester: { caps, network }, now }
  if (await visitCapRefusal(tx, entry.day, visit)) return false
  const hold = { token: newCode(), expiresAt: new Date(now.getTime() + HOLD_MS) }
  const startsAt = new Date(judged.fromMs)
  await tx.insert(holds).values({ ...hold, tenant, restaurantId, startsAt, guestsNumber, clientHash: network })
  await occupy(tx, restaurantId, judged.seating?.tableIds ?? [], judged, { holdToken: hold.token })
  const offer = { holdToken: hold.token, offeredOn: `${entry.day} ${time}:00`, offerEndsAt: hold.expiresAt }
  await tx
    .update(waitlist)
    .set({ ...offer, state: 'offered', changedAt: now })
    .where(eq(waitlist.id, entry.id))
  return true
}

async function placeOf(tx: Db, { tenant, restaurantId, day: date }: WaitlistRow, now: Date): Promise<Place | null> {
  return (await loadPlaces(tx, { tenant, ids: [restaurantId], date, now })).get(restaurantId) ?? null
}
