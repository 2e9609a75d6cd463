import { isOpenAt } from '@/lib/domain/restaurant/hours/intervals'
import type { RestaurantSummary } from '@/lib/domain/restaurant/schema'
import type { ResultFilters } from './results-query'

type Area = { key: string; name: string }

/** The restaurants that fit every active filter. */
export function filterRestaurants(
  restaurants: RestaurantSummary[],
  filters: ResultFilters,
  now: Date,
): RestaurantSummary[] {
  const { cuisine, area, isOpenNow } = filters
  return restaurants.filter(
    ({ cuisines, areas, hours }) =>
      (!cuisine || cuisines.includes(cuisine)) &&
      (!area || areas.some(({ key }) => key === area)) &&
      (!isOpenNow || isOpenAt(hours, now)),
  )
}

/** Areas for seating in these restaurants, the most common first. */
export function areasOf(restaurants: Pick<RestaurantSummary, 'areas'>[]): Area[] {
  const found = new Map<string, Area & { count: number }>()
  for (const { key, name } of restaurants.flatMap(({ areas }) => areas)) {
    const known = found.get(key)
    found.set(key, { key, name: known?.name ?? name, count: (known?.count ?? 0) + 1 })
  }
  return [...found.values()].sort((one, other) => other.count - one.count).map(({ key, name }) => ({ key, name }))
}

/** The cuisines that these restaurants have, in the order of `all`. */
export function cuisinesOf<T extends string>(
  all: readonly T[],
  restaurants: Pick<RestaurantSummary, 'cuisines'>[],
): T[] {
  return all.filter((cuisine) => restaurants.some(({ cuisines }) => cuisines.includes(cuisine)))
}
