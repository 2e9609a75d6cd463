import { kmBetween } from '@/lib/domain/distance'
import type { CityWithCount } from '@/lib/domain/restaurant/schema'

/** The other cities that have restaurants, the nearest first; in the given order if `from` is null or unknown. */
export function nearestCities(cities: CityWithCount[], from: string | null): CityWithCount[] {
  const here = cities.find(({ slug }) => slug === from)
  const others = cities.filter(({ slug, restaurants }) => slug !== from && restaurants > 0)
  if (!here) return others
  return others.sort((a, b) => kmBetween(here.location, a.location) - kmBetween(here.location, b.location))
}
