import { and, asc, eq, gt, sql } from 'drizzle-orm'
import { isEnquiry, type SlotJudgement, slotJudge } from '@/lib/availability/judge-slot'
import type { Place } from '@/lib/availability/place'
import { HOLD_MS } from '@/lib/reservation/hold'
import type { Hold, HoldRequest } from '@/lib/reservation/schema'
import { isoWithOffset, splitWallTime } from '@/lib/time'
import type { Db } from '../db/database'
import { holds } from '../db/schema'
import { queueForNetwork } from './caps/contact'
import { fillsTheRoom } from './caps/network-caps'
import { capOf, isOfCustomer, type Requester } from './caps/requester'
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
  const tooMany = await tooManyHolds(tx, { place, judged, requester, now })
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

interface Held {
  place: Place
  judged: SlotJudgement
  requester: Requester
  now: Date
}

/** Of one IPv4 address or /64, of a /56 so many times as much, and never more than half of a room at one time. */
async function tooManyHolds(tx: Db, asked: Held) {
  const { place, requester, now } = asked
  const { network, caps, isShared } = requester
  if (network === null) return null
  await queueForNetwork(tx, network)
  const { clientHash, restaurantId, expiresAt } = holds
  const live = await tx
    .select({ clientHash, restaurantId, expiresAt })
    .from(holds)
    .where(and(isOfCustomer(sql`${clientHash}`, network), gt(expiresAt, now)))
    .orderBy(asc(expiresAt))
  const counts = [
    { counted: live.filter((hold) => hold.clientHash === network), times: 1 },
    { counted: live, times: isShared ? 1 : caps.householdsOfCustomer },
  ]
  const full = counts.flatMap(({ counted, times }) => {
    const here = counted.filter((hold) => hold.restaurantId === place.restaurantId)
    if (counted.length >= capOf(caps.holds, requester) * times) return counted
    return here.length >= caps.holdsAtRestaurant * times ? here : []
  })
  const [first] = full
  if (!first && !(await fillsTheRoom(tx, asked))) return null
  const endsMs = first ? first.expiresAt.getTime() - now.getTime() : HOLD_MS
  return refused(429, 'too_many_holds', { retryAfterSeconds: Math.ceil(endsMs / 1000) })
}
