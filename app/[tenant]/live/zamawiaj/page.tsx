import type { Metadata } from 'next'
import { cookies } from 'next/headers'
import { getTranslations } from 'next-intl/server'
import { resultsMap } from '@/app/_pages/results-map'
import { liveTenantPage, NotFoundError, type PageProps } from '@/app/_pages/tenant-page'
import { OrderingList } from '@/components/ordering-list/ordering-list'
import { DELIVERY_COOKIE } from '@/lib/browser/storage/delivery-cookie'
import { readStoredAddress } from '@/lib/domain/ordering/delivery/stored-address'
import { orderingListPath } from '@/lib/domain/ordering/menu/paths'
import { isInRange, listedRestaurantOf } from '@/lib/domain/search/ordering/ordering-list'
import { orderingPagesPath, readOrderingQuery } from '@/lib/domain/search/ordering/ordering-query'
import {
  PAGE_PARAMETER,
  pagePath,
  RANKING_PARAMETER,
  readPageNumber,
  readRanking,
} from '@/lib/domain/search/page-number'
import { listCities } from '@/lib/server/upstream/cities'
import { searchOrdering } from '@/lib/server/upstream/search-ordering'
import { getTenant } from '@/lib/server/upstream/tenants'

export async function generateMetadata({ params, searchParams }: PageProps): Promise<Metadata> {
  const [t, pager, tenant, query] = await Promise.all([
    getTranslations('orderingList'),
    getTranslations('pager'),
    params.then(({ tenant }) => getTenant(tenant)),
    searchParams,
  ])
  const { city, cuisine } = readOrderingQuery(query, tenant?.cities ?? [])
  const page = readPageNumber(query[PAGE_PARAMETER]) ?? 1
  const canonical = city ? orderingListPath(city, cuisine ?? undefined) : '/zamawiaj'
  return {
    title: page > 1 ? pager('titlePage', { title: t('meta'), page }) : t('meta'),
    alternates: { canonical: pagePath(canonical, page) },
  }
}

/** The restaurants that deliver to this diner. The address is in the cookie, never in the URL. Ledger L071, L293. */
export default liveTenantPage(
  async (tenant, { searchParams }) => {
    const [params, jar, cities] = await Promise.all([searchParams, cookies(), listCities(tenant, 'orders')])
    const query = readOrderingQuery(params, cities)
    const page = readPageNumber(params[PAGE_PARAMETER])
    if (page === null) throw new NotFoundError()
    const address = readStoredAddress(jar.get(DELIVERY_COOKIE)?.value)
    const token = readRanking(params[RANKING_PARAMETER])
    const list = await searchOrdering(tenant, { query, deliveryPoint: address, page, token })
    // The end of a ranking has its own words; without one there is no such page.
    if (page > 1 && list.items.length === 0 && !token) throw new NotFoundError()
    const now = new Date()
    const restaurants = list.items.map((restaurant) => listedRestaurantOf(restaurant, query.mode, now))
    const path = orderingPagesPath(query)
    return (
      <OrderingList
        query={query}
        address={address}
        list={list}
        restaurants={restaurants}
        previous={page > 1 ? pagePath(path, page - 1, list.token) : null}
        next={list.next_page ? pagePath(path, list.next_page, list.token) : null}
        cities={cities.filter((city) => city.restaurants > 0)}
        now={now}
        map={await resultsMap(restaurants.filter(isInRange).map(({ restaurant }) => restaurant))}
      />
    )
  },
  { section: 'order', usesMaps: true },
)
