import { and, eq, inArray, sql } from 'drizzle-orm'
import { isEnquiry, slotEvaluator } from '@/lib/domain/reservation/availability/slot-evaluator'
import { minutesOf } from '@/lib/domain/time/time'
import type { WaitlistRequest } from '@/lib/domain/waitlist/schema'
import { hasSameEmail, lockContact } from '@/upstream/caps/contact'
import type { Requester } from '@/upstream/caps/requester'
import { waitlistCapRefusal } from '@/upstream/caps/waitlist-caps'
import type { Db } from '@/upstream/db/database'
import { done, type Outcome, refused } from '@/upstream/db/outcome'
import { waitlist } from '@/upstream/db/waitlist-schema'
import { newCode } from '@/upstream/reservations/code'
import { lockTables } from '@/upstream/reservations/occupy-tables'
import { loadRestaurantAvailability } from '@/upstream/restaurants/load-restaurant-availability'
import { nearestFreeSlot, slotsWithin } from './nearest-free-slot'

/**
 * Adds a diner to the waitlist of a full day; refuses if a table is free, or if the restaurant never has one. Contract
 * C2.
 */
export async function joinWaitlist(
  tx: Db,
  request: WaitlistRequest,
  { tenant, now, requester, supportEmail }: { tenant: string; now: Date; requester: Requester; supportEmail: string },
): Promise<Outcome<{ code: string }>> {
  const { restaurant_id: id, date, from, to, people, email, phone } = request
  if (minutesOf(to) < minutesOf(from)) return refused(422, 'invalid', { fields: { to: 'before_from' } })
  // Locked, so that the same address cannot join twice, and a table that is being freed is seen.
  await lockTables(tx, id, now)
  const availability = (await loadRestaurantAvailability(tx, { tenant, ids: [id], date, now })).get(id)
  if (!availability) return refused(404, 'unknown_restaurant')
  if (isEnquiry(availability, people)) return refused(422, 'waitlist_not_needed')

  // Otherwise a window with one valid slot could include hours in which nobody is seated.
  const { evaluate } = slotEvaluator(availability, people, now)
  const closedEnd = (['from', 'to'] as const).find((end) => evaluate(date, request[end]).reason === 'closed')
  if (closedEnd) return refused(422, 'closed', { fields: { [closedEnd]: 'closed' } })
  const waitlistWindow = { day: date, fromTime: from, toTime: to, partySize: people }
  if (nearestFreeSlot(availability, waitlistWindow, now)) return refused(409, 'table_free')
  const slots = slotsWithin(availability, waitlistWindow, now)
  if (!slots.some(({ evaluation }) => evaluation.reason === 'full')) {
    // The last slot gives the best reason: a window that starts in the past may still end in time.
    const reason = slots.at(-1)?.evaluation.reason ?? 'closed'
    // None is free or full here, so the reason is a refusal; the condition is for the type.
    const code = reason === 'available' || reason === 'request' || reason === 'full' ? 'closed' : reason
    return refused(422, code, { fields: { from: code } })
  }
  const contact = { email, phone }
  const isTheirs = and(
    eq(waitlist.restaurantId, id),
    eq(waitlist.day, date),
    hasSameEmail(sql`waitlist`, contact),
    inArray(waitlist.state, ['waiting', 'offered']),
  )
  if ((await tx.select({ id: waitlist.id }).from(waitlist).where(isTheirs)).length > 0)
    return refused(409, 'already_waiting')
  await lockContact(tx, contact, requester.network)
  const tooMany = await waitlistCapRefusal(tx, date, { availability, contact, requester, now, supportEmail })
  if (tooMany) return tooMany

  const code = newCode()
  const { network } = requester
  const row = { ...waitlistWindow, email, phoneNumber: phone, code, tenant, network, restaurantId: id }
  await tx.insert(waitlist).values({ ...row, createdAt: now, changedAt: now })
  return done({ code })
}
