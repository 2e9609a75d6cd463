import { homeOrigin } from '@/app/_pages/load-restaurant'
import { LISTS, type ListKind } from '@/lib/domain/list/list-kind'
import type { SearchStanding } from '@/lib/domain/marketing/search/search-standing-schema'
import { menuFromWire } from '@/lib/domain/ordering/menu/from-wire'
import type { SitemapOutline } from '@/lib/domain/restaurant/sitemap-schema'
import { restaurantPath } from '@/lib/domain/restaurant/slug'
import { isIndexedList } from '@/lib/domain/seo/indexed-list'
import { latestDay } from '@/lib/domain/seo/sitemap'
import { structuredDataGaps } from '@/lib/domain/seo/structured-data-gaps'
import type { Tenant } from '@/lib/domain/tenant/schema'
import { findMenu } from '@/lib/server/upstream/menus'
import { findRestaurant } from '@/lib/server/upstream/restaurants'
import { getSitemapOutline } from '@/lib/server/upstream/sitemap'
import { listOrigin } from './list-standing'
import { menuJsonLd } from './menu-json-ld'
import { restaurantJsonLd } from './restaurant-json-ld'

/** State of a list's page: in search by rule, too short for it, left to another brand, or without restaurants. */
interface ListPage {
  product: ListKind
  state: 'indexed' | 'thin' | 'elsewhere' | 'empty'
}

/** The pages of the brand's lists with their states, and the newest day in its site map. Contract C39, decision 0047. */
export async function loadListPages(tenant: Tenant): Promise<{ lists: ListPage[]; changedOn: string | null }> {
  const { lists, parts } = await getSitemapOutline(tenant)
  const changedOn = latestDay([...lists, ...parts].map(({ changed_on }) => changed_on))
  const pages = await Promise.all(
    (['reservations', 'orders'] as const).flatMap((product) =>
      tenant.cities.flatMap(({ slug }): (ListPage | Promise<ListPage>)[] => {
        const here = lists.filter((list) => list.product === product && list.city === slug)
        // A cuisine without a restaurant is no missing page.
        const known: readonly string[] = LISTS[product].cuisines
        const pagesHere = here.filter(({ cuisine }) => cuisine === null || known.includes(cuisine))
        if (pagesHere.length === 0) return [{ product, state: 'empty' }]
        return pagesHere.map((list) => listPage(tenant, list))
      }),
    ),
  )
  return { lists: pages, changedOn }
}

/** Gaps in the structured data of these restaurants; restaurants without a gap are left out. */
export async function loadDataGaps(tenant: Tenant, ids: SearchStanding['restaurants']) {
  const found = await Promise.all(ids.map((id) => gapsOf(tenant, id)))
  return found.filter((one) => one !== null).filter(({ gaps }) => gaps.length > 0)
}

/**
 * Restaurants' own pages by state. A restaurant that two brands list is in search under its home brand. Contract C18,
 * C34.
 */
export function restaurantStates(tenant: Tenant, { homes }: SearchStanding) {
  const isOwn = (home: string | null) =>
    homeOrigin(tenant, { home_tenant: home ?? tenant.key }) === `https://${tenant.hosts[0]}`
  const sum = (counts: number[]) => counts.reduce((all, one) => all + one, 0)
  const own = homes.filter(({ home_tenant }) => isOwn(home_tenant))
  const thin = sum(own.map(({ bare }) => bare))
  return {
    indexed: sum(own.map(({ restaurants }) => restaurants)) - thin,
    thin,
    elsewhere: sum(homes.filter((home) => !own.includes(home)).map(({ restaurants }) => restaurants)),
  }
}

async function gapsOf(tenant: Tenant, id: number) {
  const restaurant = await findRestaurant(tenant, id)
  if (!restaurant) return null
  const wire = restaurant.has_menu ? await findMenu(tenant, id) : null
  const data = [
    ...(await restaurantJsonLd(tenant, restaurant)),
    ...(wire ? await menuJsonLd(tenant, restaurant, menuFromWire(wire)) : []),
  ]
  return { id, name: restaurant.name, path: restaurantPath(restaurant), gaps: structuredDataGaps(data) }
}

async function listPage(tenant: Tenant, list: SitemapOutline['lists'][number]): Promise<ListPage> {
  const { product, restaurants } = list
  const isOwn = (await listOrigin(tenant, list)) === `https://${tenant.hosts[0]}`
  const state = isIndexedList(restaurants) ? (isOwn ? 'indexed' : 'elsewhere') : 'thin'
  return { product, state }
}
