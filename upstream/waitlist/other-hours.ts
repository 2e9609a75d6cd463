import type { Db } from '@/upstream/db/database'
import type { WaitlistRow } from '@/upstream/db/waitlist-schema'
import { loadRestaurantAvailability } from '@/upstream/restaurants/load-restaurant-availability'
import { slotsWithin } from './nearest-free-slot'

/**
 * The other hours of its window that an entry with an offer could have now, its own hold not counted. None for an
 * offer by hand, which is for exactly the tables that staff chose. Contract C2, C25.
 */
export async function otherHours(db: Db, entry: WaitlistRow, now: Date): Promise<string[]> {
  const { state, tenant, restaurantId, day, holdToken, offeredOn, offerEndsAt, byHand } = entry
  if (state !== 'offered' || !holdToken || !offerEndsAt || offerEndsAt <= now || byHand) return []
  const query = { tenant, ids: [restaurantId], date: day, now, holdToken }
  const availability = (await loadRestaurantAvailability(db, query)).get(restaurantId)
  if (!availability) return []
  return slotsWithin(availability, entry, now)
    .filter(({ evaluation }) => evaluation.reason === 'available')
    .map(({ time }) => `${day} ${time}:00`)
    .filter((moment) => moment !== offeredOn)
}

/** Is this moment within the day and hours of the entry? */
export function isWithinWindow({ day, fromTime, toTime }: WaitlistRow, moment: string): boolean {
  return moment >= `${day} ${fromTime}:00` && moment <= `${day} ${toTime}:00`
}
