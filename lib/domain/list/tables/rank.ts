import { kmBetween } from '@/lib/domain/distance'
import type { Availability, Slot } from '@/lib/domain/reservation/availability/schema'
import type { RestaurantSummary } from '@/lib/domain/restaurant/schema'
import type { LocalTime } from '@/lib/domain/time/time'
import type { Coordinates } from '@/lib/domain/wire'
import type { ListSort } from '../list-kind'
import { rankBy } from '../rank-by'
import { minutesApart } from './slots'

/** A restaurant with its availability at the requested time. */
export interface Result {
  restaurant: RestaurantSummary
  availability: Availability
}

/** Fields of a result that a ranking reads. */
export interface RankedResult {
  restaurant: Pick<RestaurantSummary, 'name'> & { address: Coordinates }
  availability: RankedAvailability
}
type RankedAvailability = Pick<Availability, 'state'> & { slots: Pick<Slot, 'time' | 'state'>[] }

/** Ranks in the order shown: free at that time, free nearby, on request, nothing. */
export const AVAILABILITY_RANKS = ['free', 'near', 'request', 'none'] as const
type AvailabilityRank = (typeof AVAILABILITY_RANKS)[number]

type Context = { sort: ListSort<'reservations'>; time: LocalTime; centre: Coordinates }

/** The availability at the requested time or within two hours of it. */
export function availabilityRankOf({ state, slots }: RankedAvailability): AvailabilityRank {
  if (state === 'available') return 'free'
  if (slots.some((slot) => slot.state === 'available')) return 'near'
  return slots.some((slot) => slot.state === 'request') ? 'request' : 'none'
}

/** Sorts results; equal ones by name. */
export function rankResults<T extends RankedResult>(results: T[], context: Context): T[] {
  return rankBy(
    results,
    (result) => SORT_KEYS[context.sort](result, context),
    ({ restaurant }) => restaurant.name,
  )
}

// Restaurants with a table come first in every order, because the others cannot seat the diner. Payments by a
// restaurant never count.
const SORT_KEYS: Record<ListSort<'reservations'>, (result: RankedResult, context: Context) => number[]> = {
  polecane: ({ availability }, { time }) => [
    AVAILABILITY_RANKS.indexOf(availabilityRankOf(availability)),
    minutesToNearestTable(availability, time),
  ],
  nazwa: ({ availability }) => [noTableLast(availability)],
  najblizej: ({ availability, restaurant }, { centre }) => [
    noTableLast(availability),
    kmBetween(centre, restaurant.address),
  ],
}

function noTableLast(availability: RankedAvailability): number {
  return availabilityRankOf(availability) === 'none' ? 1 : 0
}

/** Minutes from the requested time to the nearest free table. */
function minutesToNearestTable({ slots }: RankedAvailability, time: LocalTime): number {
  const free = slots.filter(({ state }) => state === 'available')
  return Math.min(...free.map((slot) => minutesApart(slot.time, time)), 1440)
}
