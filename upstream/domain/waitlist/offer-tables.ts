import { and, asc, eq, gte, lte } from 'drizzle-orm'
import { localDateOf } from '@/lib/time'
import type { Db } from '../../db/database'
import { holds } from '../../db/schema'
import { type WaitlistRow, waitlist } from '../../db/waitlist-schema'
import { newCode } from '../code'
import { HOLD_MINUTES } from '../create-hold'
import { occupy, queueFor } from '../occupy'
import { loadPlaces } from '../places'
import { withRetries } from '../transient'
import { freeSlot } from './free-slot'

const AT_ONCE = 200

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

/**
 * Keeps a free table for whoever has waited longest for one like it, and the next for the next. Answers how many were
 * offered. A row that another process has in hand is left to it. Contract C2.
 */
export async function offerTables(db: Db, now: Date): Promise<number> {
  const waiting = await db
    .select({ id: waitlist.id, restaurantId: waitlist.restaurantId })
    .from(waitlist)
    .where(and(eq(waitlist.state, 'waiting'), gte(waitlist.day, localDateOf(now))))
    .orderBy(asc(waitlist.id))
    .limit(AT_ONCE)
  let offered = 0
  for (const { id, restaurantId } of waiting) {
    const isOffered = await withRetries(() => db.transaction((tx) => offerTo(tx as Db, id, restaurantId, now)))
    if (isOffered) offered += 1
  }
  return offered
}

async function offerTo(tx: Db, id: number, restaurantId: number, now: Date): Promise<boolean> {
  await queueFor(tx, restaurantId, now)
  const [entry] = await tx
    .select()
    .from(waitlist)
    .where(and(eq(waitlist.id, id), eq(waitlist.state, 'waiting')))
    .for('update', { skipLocked: true })
  const slot = entry && (await slotFor(tx, entry, now))
  if (!slot) return false

  const { time, judged } = slot
  const hold = { token: newCode(), expiresAt: new Date(now.getTime() + HOLD_MINUTES * 60_000) }
  const { tenant, guestsNumber } = entry
  const startsAt = new Date(judged.fromMs)
  await tx.insert(holds).values({ ...hold, tenant, restaurantId, startsAt, guestsNumber, clientHash: null })
  await occupy(tx, restaurantId, judged.seating?.tableIds ?? [], judged, { holdToken: hold.token })
  const offer = { holdToken: hold.token, offeredOn: `${entry.day} ${time}:00`, offerEndsAt: hold.expiresAt }
  await tx
    .update(waitlist)
    .set({ ...offer, state: 'offered', changedAt: now })
    .where(eq(waitlist.id, id))
  return true
}

async function slotFor(tx: Db, entry: WaitlistRow, now: Date) {
  const { tenant, restaurantId, day: date } = entry
  const place = (await loadPlaces(tx, { tenant, ids: [restaurantId], date, now })).get(restaurantId)
  return place ? freeSlot(place, entry, now) : null
}
