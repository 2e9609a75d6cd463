import type { SearchStanding } from '@/lib/domain/marketing/search/search-standing-schema'
import { menuFromWire } from '@/lib/domain/ordering/menu/from-wire'
import { restaurantPath } from '@/lib/domain/restaurant/slug'
import { structuredDataGaps } from '@/lib/domain/seo/structured-data-gaps'
import type { Tenant } from '@/lib/domain/tenant/schema'
import { findMenu } from '@/lib/server/upstream/menus'
import { fetchRestaurant } from '@/lib/server/upstream/restaurants'
import { menuJsonLd } from './menu-json-ld'
import { restaurantJsonLd } from './restaurant-json-ld'

/** Gaps in the structured data of these restaurants; restaurants without a gap are left out. */
export async function loadDataGaps(tenant: Tenant, ids: SearchStanding['restaurants']) {
  const found = await Promise.all(ids.map((id) => gapsOf(tenant, id)))
  return found.filter((one) => one !== null).filter(({ gaps }) => gaps.length > 0)
}

async function gapsOf(tenant: Tenant, id: number) {
  const restaurant = await fetchRestaurant(tenant, id)
  if (!restaurant) return null
  const wire = restaurant.has_menu ? await findMenu(tenant, id) : null
  const data = [
    ...(await restaurantJsonLd(tenant, restaurant)),
    ...(wire ? await menuJsonLd(tenant, restaurant, menuFromWire(wire)) : []),
  ]
  return { id, name: restaurant.name, path: restaurantPath(restaurant), gaps: structuredDataGaps(data) }
}
