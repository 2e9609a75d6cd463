import { and, eq, isNull, type SQL } from 'drizzle-orm'
import { isoWithOffset } from '@/lib/domain/time/time'
import { WAITLIST_STATES, type WaitlistEntry } from '@/lib/domain/waitlist/schema'
import type { Db } from '@/upstream/db/database'
import { restaurants } from '@/upstream/db/schema'
import { waitlist } from '@/upstream/db/waitlist-schema'

/** An entry with its restaurant, by its code or by its id. */
export type FoundWaitlistEntry = Awaited<ReturnType<typeof findWaitlistEntry>>

/** A party at the door has no page, since its code is given to nobody. */
export function hasWaitlistCode(code: string, tenant: string): SQL | undefined {
  return and(eq(waitlist.code, code), eq(waitlist.tenant, tenant), isNull(waitlist.promisedAt))
}

/** `null` if there is none. */
export async function findWaitlistEntry(db: Db, where: SQL | undefined) {
  const [found] = await db
    .select({ entry: waitlist, restaurant: restaurants })
    .from(waitlist)
    .innerJoin(restaurants, eq(restaurants.id, waitlist.restaurantId))
    .where(where)
  return found ?? null
}

/** The wire form of an entry; an expired offer counts as lapsed even before the timer has run. Contract C2, C19. */
export function waitlistEntryView(
  { entry, restaurant }: NonNullable<FoundWaitlistEntry>,
  now: Date,
  otherHours: string[] = [],
): WaitlistEntry {
  const { code, day, fromTime, toTime, partySize, offeredOn, offerEndsAt, reservationCode } = entry
  const isOver = entry.state === 'offered' && offerEndsAt !== null && offerEndsAt <= now
  const state = isOver ? 'lapsed' : WAITLIST_STATES.find((one) => one === entry.state)
  if (!state) throw new Error(`a party at the door (${entry.state}) has no page`)
  const { id, slug, name } = restaurant
  return {
    code,
    state,
    restaurant: { id, slug, name, phone: restaurant.details.contact.phone },
    date: day,
    from: fromTime,
    to: toTime,
    people: partySize,
    offer:
      state === 'offered' && offeredOn && offerEndsAt
        ? { reserved_on: offeredOn, held_until: isoWithOffset(offerEndsAt) }
        : null,
    other_hours: otherHours,
    reservation_code: reservationCode,
  }
}
