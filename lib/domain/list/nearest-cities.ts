import { kmBetween } from '@/lib/domain/distance'
import type { CityWithCount } from '@/lib/domain/restaurant/schema'

/** Cities that have restaurants, those with the most first. */
export function mostRestaurantsFirst(cities: readonly CityWithCount[]): CityWithCount[] {
  return cities.filter(({ restaurants }) => restaurants > 0).sort((a, b) => b.restaurants - a.restaurants)
}

/**
 * Whether a list must ask for the city first: it would span several, and nothing else tells where the diner wants
 * to eat. Contract C20.
 */
export function needsCityChoice(cities: readonly CityWithCount[], city: string | null): boolean {
  const isKnown = cities.some(({ slug }) => slug === city)
  return !isKnown && cities.filter(({ restaurants }) => restaurants > 0).length > 1
}

/** The other cities that have restaurants, the nearest first; in the given order if `from` is null or unknown. */
export function nearestCities(cities: CityWithCount[], from: string | null): CityWithCount[] {
  const here = cities.find(({ slug }) => slug === from)
  const others = cities.filter(({ slug, restaurants }) => slug !== from && restaurants > 0)
  if (!here) return others
  return others.sort((a, b) => kmBetween(here.location, a.location) - kmBetween(here.location, b.location))
}
