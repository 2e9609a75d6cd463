import type { RestaurantSummary } from '@/lib/domain/restaurant/schema'

/**
 * A few restaurants as examples: those with a picture first, without repeating a cuisine or a city while others are
 * left.
 */
export function highlights(restaurants: RestaurantSummary[], count: number): RestaurantSummary[] {
  const left = [...restaurants]
  const chosen: RestaurantSummary[] = []
  while (chosen.length < count && left.length > 0) {
    const next = left.reduce((best, one) => (similarity(one, chosen) < similarity(best, chosen) ? one : best))
    chosen.push(next)
    left.splice(left.indexOf(next), 1)
  }
  return chosen
}

function similarity(one: RestaurantSummary, chosen: RestaurantSummary[]): number {
  const sameCity = chosen.filter(({ city }) => city.slug === one.city.slug).length
  const sameCuisine = chosen.filter(({ cuisines }) => cuisines[0] === one.cuisines[0]).length
  const samePicture = chosen.filter(({ cover }) => cover?.src === one.cover?.src).length
  // A restaurant without a picture is a last resort.
  return one.cover ? 2 * sameCity + sameCuisine + 4 * samePicture : Number.MAX_SAFE_INTEGER
}
