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

/**
 * The wire form of an entry; an expired offer counts as lapsed even before the timer has run, and nothing is offered at
 * a restaurant that diners do not find. Contract C2, C19, C33.
 */
export function waitlistEntryView(
  { entry, restaurant }: NonNullable<FoundWaitlistEntry>,
  now: Date,
  otherHours: string[] = [],
): WaitlistEntry {
  const { code, day, fromTime, toTime, partySize, offeredOn, offerEndsAt, reservationCode } = entry
  const isSuspended = restaurant.state !== 'open' && (entry.state === 'waiting' || entry.state === 'offered')
  const isOver = entry.state === 'offered' && offerEndsAt !== null && offerEndsAt <= now
  const shown = isSuspended ? 'suspended' : isOver ? 'lapsed' : entry.state
  const state = [...WAITLIST_STATES, 'suspended' as const].find((one) => one === shown)
  if (!state) throw new Error(`a party at the door (${entry.state}) has no page`)
  const { id, slug, name, summary, details } = restaurant
  return {
    code,
    state,
    restaurant: {
      id,
      slug,
      name,
      phone: details.contact.phone,
      city: summary.address.city,
      city_slug: summary.city.slug,
      state: restaurant.state,
    },
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
