import { and, asc, eq, gt } from 'drizzle-orm'
import { isEnquiry, slotJudge } from '@/lib/availability/judge-slot'
import { HOLD_MS } from '@/lib/reservation/hold'
import type { Hold, HoldRequest } from '@/lib/reservation/schema'
import { isoWithOffset, splitWallTime } from '@/lib/time'
import type { Db } from '../db/database'
import { holds } from '../db/schema'
import { queueForNetwork } from './caps/contact'
import { capOf, type Requester } from './caps/requester'
import { newCode } from './code'
import { occupy, queueFor } from './occupy'
import { done, type Outcome, refused } from './outcome'
import { loadPlaces } from './places'
import { slotRefusal } from './slot-refusal'

/** Keeps a table for 10 minutes while a diner types; `replaces` is given back first. Contract C2. */
export async function createHold(
  tx: Db,
  request: HoldRequest,
  { tenant, requester, now }: { tenant: string; requester: Requester; now: Date },
): Promise<Outcome<Hold>> {
  await queueFor(tx, request.restaurant_id, now)
  if (request.replaces) await tx.delete(holds).where(eq(holds.token, request.replaces))
  const { date, time } = splitWallTime(request.from)
  const ids = [request.restaurant_id]
  const place = (await loadPlaces(tx, { tenant, ids, date, now })).get(request.restaurant_id)
  if (!place) return refused(404, 'unknown_restaurant')
  if (isEnquiry(place, request.people)) return refused(422, 'hold_not_needed')

  const judged = slotJudge(place, request.people, now).judge(date, time)
  const refusal = slotRefusal(place, { date, time, partySize: request.people }, judged, now, 'from')
  if (refusal) return refusal
  const tooMany = await tooManyHolds(tx, place.restaurantId, requester, now)
  if (tooMany) return tooMany

  const hold = { token: newCode(), expiresAt: new Date(now.getTime() + HOLD_MS) }
  const startsAt = new Date(judged.fromMs)
  const row = { ...hold, tenant, restaurantId: place.restaurantId, startsAt, guestsNumber: request.people }
  await tx.insert(holds).values({ ...row, clientHash: requester.network })
  await occupy(tx, place.restaurantId, judged.seating?.tableIds ?? [], judged, { holdToken: hold.token })
  return done({ token: hold.token, expires_at: isoWithOffset(hold.expiresAt) })
}

/** Gives a held table back; a hold that is gone already is no error. */
export async function releaseHold(db: Db, tenant: string, token: string): Promise<void> {
  await db.delete(holds).where(and(eq(holds.token, token), eq(holds.tenant, tenant)))
}

async function tooManyHolds(tx: Db, restaurantId: number, requester: Requester, now: Date) {
  const { network, caps } = requester
  if (network === null) return null
  await queueForNetwork(tx, network)
  const live = await tx
    .select({ expiresAt: holds.expiresAt, restaurantId: holds.restaurantId })
    .from(holds)
    .where(and(eq(holds.clientHash, network), gt(holds.expiresAt, now)))
    .orderBy(asc(holds.expiresAt))
  const here = live.filter((hold) => hold.restaurantId === restaurantId)
  const full = live.length >= capOf(caps.holds, requester) ? live : here.length >= caps.holdsAtRestaurant ? here : []
  const [first] = full
  if (!first) return null
  const retryAfterSeconds = Math.ceil((first.expiresAt.getTime() - now.getTime()) / 1000)
  return refused(429, 'too_many_holds', { retryAfterSeconds })
}
