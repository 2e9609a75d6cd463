import { menuPath, orderingListPath } from '@/lib/domain/ordering/menu/paths'
import type { RestaurantSummary } from '@/lib/domain/restaurant/schema'
import { restaurantPath } from '@/lib/domain/restaurant/slug'
import { reservationListPath } from '@/lib/domain/search/reservation-list-path'
import type { SitemapEntry } from './sitemap'

type IndexedRestaurant = Pick<RestaurantSummary, 'id' | 'slug' | 'city' | 'cuisines' | 'order_cuisines'>

export interface CityRestaurants<T extends IndexedRestaurant = IndexedRestaurant> {
  /** Restaurants that take reservations, and those that take orders. */
  reservable: T[]
  ordering: T[]
  /** The cities of the tenant. */
  cities: readonly { slug: string }[]
  cuisines: { reservable: readonly string[]; ordering: readonly string[] }
  /** Is this tenant's host the canonical one of the restaurant? Contract C18, `home_tenant`. */
  isCanonicalHere: (restaurant: T) => boolean
}

/** The pages of cities, of cuisines in cities, of restaurants and of menus for a tenant's sitemap. */
export function cityEntries<T extends IndexedRestaurant>({
  reservable,
  ordering,
  cities,
  cuisines,
  isCanonicalHere,
}: CityRestaurants<T>) {
  const paths = [
    ...cities.flatMap(({ slug }) => cityPaths(slug, reservable, 'cuisines', cuisines.reservable, reservationListPath)),
    ...cities.flatMap(({ slug }) => cityPaths(slug, ordering, 'order_cuisines', cuisines.ordering, orderingListPath)),
    ...unique([...reservable, ...ordering])
      .filter(isCanonicalHere)
      .map(restaurantPath),
    ...ordering.filter(isCanonicalHere).map(menuPath),
  ]
  return paths.map((path): SitemapEntry => ({ path }))
}

// An empty list has no page: it answers 404.
function cityPaths(
  city: string,
  restaurants: IndexedRestaurant[],
  kind: 'cuisines' | 'order_cuisines',
  cuisines: readonly string[],
  path: (city: string, cuisine?: string) => string,
): string[] {
  const here = restaurants.filter((restaurant) => restaurant.city.slug === city)
  if (here.length === 0) return []
  const cooked = cuisines.filter((cuisine) => here.some((restaurant) => restaurant[kind].includes(cuisine)))
  return [path(city), ...cooked.map((cuisine) => path(city, cuisine))]
}

function unique<T extends { id: number }>(restaurants: T[]): T[] {
  return [...new Map(restaurants.map((restaurant) => [restaurant.id, restaurant])).values()].sort(
    (one, other) => one.id - other.id,
  )
}
