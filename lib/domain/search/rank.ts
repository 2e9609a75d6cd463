import { kmBetween } from '@/lib/domain/distance'
import type { Availability } from '@/lib/domain/reservation/availability/schema'
import type { RestaurantSummary } from '@/lib/domain/restaurant/schema'
import type { LocalTime } from '@/lib/domain/time/time'
import type { Coordinates } from '@/lib/domain/wire'
import { minutesApart } from './nearest-slots'
import type { Sort } from './results-query'

/** A restaurant with its availability at the requested time. */
export interface Result {
  restaurant: RestaurantSummary
  availability: Availability
}

/** In the order in which they are shown: free at that time, free nearby, on request, nothing. */
export const AVAILABILITY_RANKS = ['free', 'near', 'request', 'none'] as const
export type AvailabilityRank = (typeof AVAILABILITY_RANKS)[number]

type Context = { sort: Sort; time: LocalTime; centre: Coordinates }

/** The availability at the requested time or within two hours of it. */
export function availabilityRankOf({ state, slots }: Pick<Availability, 'state' | 'slots'>): AvailabilityRank {
  if (state === 'available') return 'free'
  if (slots.some((slot) => slot.state === 'available')) return 'near'
  return slots.some((slot) => slot.state === 'request') ? 'request' : 'none'
}

/** Pairs restaurants with their answers and sorts them; a restaurant without an answer is left out. */
export function rankResults(restaurants: RestaurantSummary[], answers: Availability[], context: Context): Result[] {
  const byId = new Map(answers.map((answer) => [answer.restaurant_id, answer]))
  return restaurants
    .flatMap((restaurant) => {
      const availability = byId.get(restaurant.id)
      return availability ? [{ restaurant, availability }] : []
    })
    .sort((one, other) => compare(one, other, context))
}

// Restaurants with a table come first in every order, because the others cannot seat the diner. Payments by a
// restaurant never count.
function compare(one: Result, other: Result, { sort, time, centre }: Context): number {
  return (
    noTableLast(one) - noTableLast(other) ||
    (sort === 'polecane' && rankOf(one) - rankOf(other)) ||
    (sort === 'polecane' && minutesToNearestTable(one, time) - minutesToNearestTable(other, time)) ||
    (sort === 'najblizej' && kmBetween(centre, one.restaurant.address) - kmBetween(centre, other.restaurant.address)) ||
    one.restaurant.name.localeCompare(other.restaurant.name, 'pl')
  )
}

function noTableLast({ availability }: Result): number {
  return availabilityRankOf(availability) === 'none' ? 1 : 0
}

function rankOf({ availability }: Result): number {
  return AVAILABILITY_RANKS.indexOf(availabilityRankOf(availability))
}

/** Minutes from the requested time to the nearest free table. */
function minutesToNearestTable({ availability }: Result, time: LocalTime): number {
  const free = availability.slots.filter(({ state }) => state === 'available')
  return Math.min(...free.map((slot) => minutesApart(slot.time, time)), 1440)
}
