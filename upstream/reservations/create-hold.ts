import { and, asc, eq, gt, sql } from 'drizzle-orm'
import type { RestaurantAvailability } from '@/lib/domain/reservation/availability/restaurant-availability'
import { isEnquiry, type SlotEvaluation, slotEvaluator } from '@/lib/domain/reservation/availability/slot-evaluator'
import { HOLD_MS } from '@/lib/domain/reservation/hold'
import type { Hold, HoldRequest } from '@/lib/domain/reservation/schema'
import { isoWithOffset, splitWallTime } from '@/lib/domain/time/time'
import { lockNetwork } from '@/upstream/caps/contact'
import { exceedsTableShare } from '@/upstream/caps/network-caps'
import { capOf, isOfCustomer, type Requester } from '@/upstream/caps/requester'
import type { Db } from '@/upstream/db/database'
import { done, type Outcome, refused } from '@/upstream/db/outcome'
import { holds } from '@/upstream/db/schema'
import { loadRestaurantAvailability } from '@/upstream/restaurants/load-restaurant-availability'
import { newCode } from './code'
import { lockTables, occupyTables } from './occupy-tables'
import { slotRefusal } from './slot-refusal'

/**
 * Holds a table for 10 minutes while a diner fills in the form; the hold in `replaces` is released first. Contract C2.
 */
export async function createHold(
  tx: Db,
  request: HoldRequest,
  { tenant, requester, now }: { tenant: string; requester: Requester; now: Date },
): Promise<Outcome<Hold>> {
  await lockTables(tx, request.restaurant_id, now)
  if (request.replaces) await tx.delete(holds).where(eq(holds.token, request.replaces))
  const { date, time } = splitWallTime(request.from)
  const ids = [request.restaurant_id]
  const availability = (await loadRestaurantAvailability(tx, { tenant, ids, date, now })).get(request.restaurant_id)
  if (!availability) return refused(404, 'unknown_restaurant')
  if (isEnquiry(availability, request.people)) return refused(422, 'hold_not_needed')

  const evaluation = slotEvaluator(availability, request.people, now).evaluate(date, time)
  const refusal = slotRefusal(availability, { date, time, partySize: request.people }, evaluation, now, 'from')
  if (refusal) return refusal
  const tooMany = await holdCapRefusal(tx, { availability, evaluation, requester, now })
  if (tooMany) return tooMany

  const hold = { token: newCode(), expiresAt: new Date(now.getTime() + HOLD_MS) }
  const startsAt = new Date(evaluation.fromMs)
  const row = { ...hold, tenant, restaurantId: availability.restaurantId, startsAt, partySize: request.people }
  await tx.insert(holds).values({ ...row, clientHash: requester.network })
  await occupyTables(tx, availability.restaurantId, evaluation.seating?.tableIds ?? [], evaluation, {
    holdToken: hold.token,
  })
  return done({ token: hold.token, expires_at: isoWithOffset(hold.expiresAt) })
}

/** Releases a hold; an unknown or expired one is not an error. */
export async function releaseHold(db: Db, tenant: string, token: string): Promise<void> {
  await db.delete(holds).where(and(eq(holds.token, token), eq(holds.tenant, tenant)))
}

interface HoldCapQuery {
  availability: RestaurantAvailability
  evaluation: SlotEvaluation
  requester: Requester
  now: Date
}

/** Limits holds per IPv4 address or /64, per /56, and to the network's share of the tables at one time. */
async function holdCapRefusal(tx: Db, query: HoldCapQuery) {
  const { availability, requester, now } = query
  const { network, caps, isShared } = requester
  if (network === null) return null
  await lockNetwork(tx, network)
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
    const here = counted.filter((hold) => hold.restaurantId === availability.restaurantId)
    if (counted.length >= capOf(caps.holds, requester) * times) return counted
    return here.length >= caps.holdsAtRestaurant * times ? here : []
  })
  const [first] = full
  if (!first && !(await exceedsTableShare(tx, query))) return null
  const endsMs = first ? first.expiresAt.getTime() - now.getTime() : HOLD_MS
  return refused(429, 'too_many_holds', { retryAfterSeconds: Math.ceil(endsMs / 1000) })
}
