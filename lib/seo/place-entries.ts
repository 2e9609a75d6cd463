import { kitchensPath, menuPath } from '@/lib/menu/paths'
import type { RestaurantSummary } from '@/lib/restaurant/schema'
import { restaurantPath } from '@/lib/restaurant/slug'
import { tablesPath } from '@/lib/search/tables-path'
import type { SitemapEntry } from './sitemap'

type Place = Pick<RestaurantSummary, 'id' | 'slug' | 'city' | 'cuisines' | 'order_cuisines'>

export interface Places<T extends Place = Place> {
  /** All that can be asked for a table, and all that take orders. */
  tables: T[]
  kitchens: T[]
  /** The cities of the tenant. */
  cities: readonly { slug: string }[]
  cuisines: { tables: readonly string[]; kitchens: readonly string[] }
  /** Is this tenant's host the canonical one of the restaurant? Contract C18, `home_tenant`. */
  isAtHome: (place: T) => boolean
}

/** The pages of cities, of cuisines in cities, of restaurants and of menus that a tenant's sitemap names. */
export function placeEntries<T extends Place>({ tables, kitchens, cities, cuisines, isAtHome }: Places<T>) {
  const paths = [
    ...cities.flatMap(({ slug }) => cityPaths(slug, tables, 'cuisines', cuisines.tables, tablesPath)),
    ...cities.flatMap(({ slug }) => cityPaths(slug, kitchens, 'order_cuisines', cuisines.kitchens, kitchensPath)),
    ...unique([...tables, ...kitchens])
      .filter(isAtHome)
      .map(restaurantPath),
    ...kitchens.filter(isAtHome).map(menuPath),
  ]
  return paths.map((path): SitemapEntry => ({ path }))
}

// An empty list is no page: it answers 404.
function cityPaths(
  city: string,
  places: Place[],
  kind: 'cuisines' | 'order_cuisines',
  cuisines: readonly string[],
  path: (city: string, cuisine?: string) => string,
): string[] {
  const here = places.filter((place) => place.city.slug === city)
  if (here.length === 0) return []
  const cooked = cuisines.filter((cuisine) => here.some((place) => place[kind].includes(cuisine)))
  return [path(city), ...cooked.map((cuisine) => path(city, cuisine))]
}

function unique<T extends { id: number }>(places: T[]): T[] {
  return [...new Map(places.map((place) => [place.id, place])).values()].sort((one, other) => one.id - other.id)
}
