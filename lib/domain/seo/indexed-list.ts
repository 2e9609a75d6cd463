import type { SitemapOutline } from '@/lib/domain/restaurant/sitemap-schema'
import { BRAND_CITY_TEXTS } from '@/messages/content/brand-city-texts'

/** A list of one city, of all its restaurants or of one cuisine. */
export type ListKey = Pick<SitemapOutline['lists'][number], 'product' | 'city' | 'cuisine'>

type Brand = { key: string; fallback: { cities: { slug: string }[] } }

/** A list of fewer restaurants answers no search better than the city's list: `noindex, follow`, and not in the sitemap. */
const MIN_RESTAURANTS = 3

/** Is a list of this many restaurants for search engines? The one rule of page and sitemap. */
export function isIndexedList(restaurants: number): boolean {
  return restaurants >= MIN_RESTAURANTS
}

/**
 * The key of the brand whose host should be canonical for a list that several brands have: a brand with a text of its
 * own for the city keeps the city's list; other lists belong to the brand with the fewest cities, the local one.
 */
export function listBrandOf(tenant: string, { city, cuisine }: ListKey, brands: readonly Brand[]): string {
  if (!cuisine && BRAND_CITY_TEXTS[tenant]?.[city]) return tenant
  const local = brands
    .filter(({ fallback }) => fallback.cities.some(({ slug }) => slug === city))
    .sort((one, other) => one.fallback.cities.length - other.fallback.cities.length)
  return local[0]?.key ?? tenant
}

/** Does the outline name this list, with enough restaurants for page `page` of `pageSize` rows? */
export function hasIndexedList(lists: SitemapOutline['lists'], key: ListKey, firstRow: number): boolean {
  return lists.some(
    ({ product, city, cuisine, restaurants }) =>
      product === key.product &&
      city === key.city &&
      cuisine === key.cuisine &&
      isIndexedList(restaurants) &&
      restaurants >= firstRow,
  )
}
