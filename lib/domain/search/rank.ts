import { kmBetween } from '@/lib/domain/distance'
import type { Availability, Slot } from '@/lib/domain/reservation/availability/schema'
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

/** What a ranking reads of a result. */
export interface RankedResult {
  restaurant: Pick<RestaurantSummary, 'name'> & { address: Coordinates }
  availability: RankedAvailability
}
type RankedAvailability = Pick<Availability, 'state'> & { slots: Pick<Slot, 'time' | 'state'>[] }

/** In the order in which they are shown: free at that time, free nearby, on request, nothing. */
export const AVAILABILITY_RANKS = ['free', 'near', 'request', 'none'] as const
export type AvailabilityRank = (typeof AVAILABILITY_RANKS)[number]

type Context = { sort: Sort; time: LocalTime; centre: Coordinates }

/** The availability at the requested time or within two hours of it. */
export function availabilityRankOf({ state, slots }: RankedAvailability): AvailabilityRank {
  if (state === 'available') return 'free'
  if (slots.some((slot) => slot.state === 'available')) return 'near'
  return slots.some((slot) => slot.state === 'request') ? 'request' : 'none'
}

const byPolishName = new Intl.Collator('pl')

/** Sorts results; those that are equal in everything else by name. */
export function rankResults<T extends RankedResult>(results: T[], context: Context): T[] {
  return results
    .map((result) => ({ result, keys: SORT_KEYS[context.sort](result, context) }))
    .sort((one, other) => compareKeys(one.keys, other.keys) || compareNames(one.result, other.result))
    .map(({ result }) => result)
}

// Restaurants with a table come first in every order, because the others cannot seat the diner. Payments by a
// restaurant never count.
const SORT_KEYS: Record<Sort, (result: RankedResult, context: Context) => number[]> = {
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

function compareKeys(one: number[], other: number[]): number {
  const at = one.findIndex((key, index) => key !== other[index])
  return at < 0 ? 0 : (one[at] ?? 0) - (other[at] ?? 0)
}

function compareNames({ restaurant: one }: RankedResult, { restaurant: other }: RankedResult): number {
  return byPolishName.compare(one.name, other.name)
}

function noTableLast(availability: RankedAvailability): number {
  return availabilityRankOf(availability) === 'none' ? 1 : 0
}

/** Minutes from the requested time to the nearest free table. */
function minutesToNearestTable({ slots }: RankedAvailability, time: LocalTime): number {
  const free = slots.filter(({ state }) => state === 'available')
  return Math.min(...free.map((slot) => minutesApart(slot.time, time)), 1440)
}
