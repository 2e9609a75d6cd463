import { getTranslations } from 'next-intl/server'
import type { ComponentProps } from 'react'
import { NotFoundError } from '@/app/_pages/tenant-page'
import type { OrderingList } from '@/components/ordering-list/ordering-list'
import type { StoredAddress } from '@/lib/domain/ordering/delivery/stored-address'
import { orderingListPath } from '@/lib/domain/ordering/menu/paths'
import { listedRestaurantOf } from '@/lib/domain/search/ordering/ordering-list'
import { orderingPagesPath, readOrderingQuery } from '@/lib/domain/search/ordering/ordering-query'
import {
  PAGE_PARAMETER,
  pagePath,
  RANKING_PARAMETER,
  readPageNumber,
  readRanking,
} from '@/lib/domain/search/page-number'
import type { Tenant } from '@/lib/domain/tenant/schema'
import { listCities } from '@/lib/server/upstream/cities'
import { searchOrdering } from '@/lib/server/upstream/search/search-ordering'

type Params = Record<string, string | string[] | undefined>

/** Title and canonical path of the list for ordering. */
export async function orderingHead(
  tenant: Tenant | null,
  params: Params,
): Promise<{ title: string; canonical: string }> {
  const [t, pager] = await Promise.all([getTranslations('orderingList'), getTranslations('pager')])
  const { city, cuisine } = readOrderingQuery(params, tenant?.cities ?? [])
  const page = readPageNumber(params[PAGE_PARAMETER]) ?? 1
  const canonical = city ? orderingListPath(city, cuisine ?? undefined) : '/zamawiaj'
  return {
    title: page > 1 ? pager('titlePage', { title: t('meta'), page }) : t('meta'),
    canonical: pagePath(canonical, page),
  }
}

/** What the list for ordering shows. Throws a NotFoundError for a page that is not there, an UpstreamOutage. */
export async function loadOrderingList(
  tenant: Tenant,
  params: Params,
  now: Date,
  address: StoredAddress | null = null,
): Promise<Omit<ComponentProps<typeof OrderingList>, 'map'>> {
  const cities = await listCities(tenant, 'orders')
  const query = readOrderingQuery(params, cities)
  const page = readPageNumber(params[PAGE_PARAMETER])
  if (page === null) throw new NotFoundError()
  const token = readRanking(params[RANKING_PARAMETER])
  const list = await searchOrdering(tenant, { query, deliveryPoint: address, page, token })
  // The end of a ranking has its own words; without one there is no such page.
  if (page > 1 && list.items.length === 0 && !token) throw new NotFoundError()
  const path = orderingPagesPath(query)
  return {
    query,
    address,
    list,
    restaurants: list.items.map((restaurant) => listedRestaurantOf(restaurant, query.mode, now)),
    previous: page > 1 ? pagePath(path, page - 1, list.token) : null,
    next: list.next_page ? pagePath(path, list.next_page, list.token) : null,
    cities: cities.filter((city) => city.restaurants > 0),
    now,
  }
}
