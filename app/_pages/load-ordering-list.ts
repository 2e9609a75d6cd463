import { getTranslations } from 'next-intl/server'
import type { ComponentProps } from 'react'
import type { OrderingList } from '@/components/list/ordering/ordering-list'
import { cityListPath } from '@/lib/domain/list/list-kind'
import { needsCityChoice } from '@/lib/domain/list/nearest-cities'
import { listedRestaurantOf } from '@/lib/domain/list/ordering/ordering-list'
import { orderingPagesPath, readOrderingQuery } from '@/lib/domain/list/ordering/ordering-query'
import type { StoredAddress } from '@/lib/domain/ordering/delivery/stored-address'
import type { Tenant } from '@/lib/domain/tenant/schema'
import { listCities } from '@/lib/server/upstream/cities'
import { searchList } from '@/lib/server/upstream/search/search-list'
import { emptyList } from './empty-place'
import { listHead, neighbours, readListPage } from './list-page'

type OrderingChoice = Pick<ComponentProps<typeof OrderingList>, 'query' | 'cities' | 'address'>
type Params = Record<string, string | string[] | undefined>

/** Title and canonical path of the list for ordering. */
export async function orderingHead(
  tenant: Tenant | null,
  params: Params,
): Promise<{ title: string; canonical: string }> {
  const t = await getTranslations('orderingList')
  const { city, cuisine } = readOrderingQuery(params, tenant?.cities ?? [])
  return listHead(t('meta'), city ? cityListPath('orders', city, cuisine) : '/zamawiaj', params)
}

/**
 * The choice of a city, instead of a list that would span several; `null` where a city, an address or a search word
 * decides it.
 */
export async function loadOrderingCityChoice(
  tenant: Tenant,
  params: Params,
  address: StoredAddress | null,
): Promise<OrderingChoice | null> {
  const cities = await listCities(tenant, 'orders')
  const query = readOrderingQuery(params, cities)
  const isElsewhereSaid = query.q !== '' || (address !== null && query.mode !== 'takeout')
  return !isElsewhereSaid && needsCityChoice(cities, query.city) ? { query, cities, address } : null
}

/** Loads the list for ordering. Throws a NotFoundError for a missing page, an UpstreamOutage. */
export async function loadOrderingList(
  tenant: Tenant,
  params: Params,
  now: Date,
  address: StoredAddress | null = null,
): Promise<Omit<ComponentProps<typeof OrderingList>, 'map'>> {
  const cities = await listCities(tenant, 'orders')
  const query = readOrderingQuery(params, cities)
  const listPage = readListPage(params)
  const list = await searchList(tenant, 'orders', { query, deliveryPoint: address }, listPage)
  return {
    query,
    address,
    list,
    restaurants: list.items.map((restaurant) => listedRestaurantOf(restaurant, query.mode, now)),
    ...neighbours(orderingPagesPath(query), listPage, list),
    empty: list.total === 0 ? await emptyList(tenant, 'orders', cities, query.city) : null,
    cities: cities.filter((city) => city.restaurants > 0),
    now,
  }
}
