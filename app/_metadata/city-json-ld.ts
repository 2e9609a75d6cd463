import type { RestaurantSummary } from '@/lib/domain/restaurant/schema'
import { itemListData, type Linked } from '@/lib/domain/seo/list-data'
import { listedRestaurantData } from '@/lib/domain/seo/restaurant-data'
import type { Tenant } from '@/lib/domain/tenant/schema'
import { trailData } from './trail-data'

type LinkedRestaurant = Pick<RestaurantSummary, 'id' | 'slug' | 'name' | 'address' | 'cuisines' | 'price_level'>

/**
 * Structured data of a list: its restaurants at this brand's URLs, since search engines ignore a list of another
 * host's.
 */
export async function cityJsonLd(
  tenant: Tenant,
  {
    listedRestaurants,
    pathOf,
    breadcrumbs,
    firstPosition = 1,
  }: {
    listedRestaurants: LinkedRestaurant[]
    pathOf: (restaurant: LinkedRestaurant) => string
    breadcrumbs: Linked[]
    /** The position of the page's first restaurant in the whole list. */
    firstPosition?: number
  },
): Promise<object[]> {
  const items = listedRestaurants.map((restaurant) =>
    listedRestaurantData(restaurant, `https://${tenant.hosts[0]}${pathOf(restaurant)}`),
  )
  const list = itemListData(breadcrumbs.at(-1)?.name ?? '', items, firstPosition)
  return [list, await trailData(tenant, breadcrumbs)]
}
