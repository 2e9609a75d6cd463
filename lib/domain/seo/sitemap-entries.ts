import { cityListPath, LISTS } from '@/lib/domain/list/list-kind'
import { menuPath } from '@/lib/domain/ordering/menu/paths'
import { aboutPath, readMenuPath } from '@/lib/domain/restaurant/restaurant-pages'
import type { SitemapOutline, SitemapRestaurant } from '@/lib/domain/restaurant/sitemap-schema'
import { restaurantPath } from '@/lib/domain/restaurant/slug'
import type { SitemapEntry } from './sitemap'

/** The pages of a tenant's cities and of the cuisines in them, in the order of its configuration. */
export function listEntries(lists: SitemapOutline['lists'], cities: readonly { slug: string }[]): SitemapEntry[] {
  const keyOf = (product: string, city: string, cuisine: string | null) => `${product} ${city} ${cuisine ?? ''}`
  const found = new Map(lists.map((list) => [keyOf(list.product, list.city, list.cuisine), list]))
  return (['reservations', 'orders'] as const).flatMap((product) => {
    const cuisines: readonly string[] = LISTS[product].cuisines
    return cities.flatMap(({ slug }) => {
      // An empty list has no page, and neither has an unknown cuisine: both answer 404.
      return [null, ...cuisines].flatMap((cuisine): SitemapEntry[] => {
        const list = found.get(keyOf(product, slug, cuisine))
        return list ? [{ path: cityListPath(product, slug, cuisine), changedOn: list.changed_on }] : []
      })
    })
  })
}

/** Pages of each restaurant: its own, its menu, then the page about it. */
export function restaurantEntries(restaurants: SitemapRestaurant[]): SitemapEntry[] {
  return restaurants.flatMap((restaurant): SitemapEntry[] => {
    const { menu, changed_on: changedOn } = restaurant
    const menuPage = menu && {
      path: menu.orders ? menuPath(restaurant) : readMenuPath(restaurant),
      changedOn: menu.changed_on,
    }
    const about = { path: aboutPath(restaurant), changedOn }
    return [{ path: restaurantPath(restaurant), changedOn }, ...(menuPage ? [menuPage] : []), about]
  })
}
