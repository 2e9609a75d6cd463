import { getTranslations } from 'next-intl/server'
import type { ResultsProps } from '@/components/list/tables/suggestions'
import { cityListPath } from '@/lib/domain/list/list-kind'
import { needsCityChoice } from '@/lib/domain/list/nearest-cities'
import type { TablesPage } from '@/lib/domain/list/schema'
import { measuredFrom } from '@/lib/domain/list/tables/measured-from'
import { availabilityRankOf } from '@/lib/domain/list/tables/rank'
import { searchWithFallback } from '@/lib/domain/list/tables/search-with-fallback'
import { type ResultFilters, readResultsQuery, resultsPath } from '@/lib/domain/list/tables/tables-query'
import { findCity, type Search } from '@/lib/domain/reservation/availability/search'
import type { Tenant } from '@/lib/domain/tenant/schema'
import type { Coordinates } from '@/lib/domain/wire'
import { listCities } from '@/lib/server/upstream/cities'
import { searchList } from '@/lib/server/upstream/search/search-list'
import { emptyList } from './empty-place'
import { listHead, neighbours, readListPage } from './list-page'

type TablesChoice = Pick<ResultsProps, 'query' | 'cities' | 'now'>
type Params = Record<string, string | string[] | undefined>

/** With fewer results than this, a list also shows similar restaurants. */
const FEW_RESULTS = 3

/** Title and canonical path of the results. */
export async function resultsHead(tenant: Tenant | null, query: Params): Promise<{ title: string; canonical: string }> {
  const t = await getTranslations('search')
  const city = findCity(String(query.city ?? ''), tenant?.cities ?? [])
  const title = city ? t('titleCity', { city: city.name }) : t('title')
  return listHead(title, city ? cityListPath('reservations', city.slug) : '/rezerwuj', query)
}

/** The choice of a city, instead of results that would span several; `null` where it is known. */
export async function loadTablesCityChoice(tenant: Tenant, params: Params, now: Date): Promise<TablesChoice | null> {
  const cities = await listCities(tenant, 'reservations')
  const query = readResultsQuery(params, { now, cities })
  return needsCityChoice(cities, query.search.city) ? { query, cities, now } : null
}

/** Loads search results. Throws a NotFoundError for a missing page, an UpstreamOutage. */
export async function loadResultsPage(
  tenant: Tenant,
  params: Params,
  now: Date,
  address: Coordinates | null = null,
): Promise<ResultsProps> {
  const cities = await listCities(tenant, 'reservations')
  const requested = readResultsQuery(params, { now, cities })
  const { filters } = requested
  const listPage = readListPage(params)
  const { city: slug } = requested.search
  const city = (cities.length === 1 ? cities[0] : cities.find((one) => one.slug === slug)) ?? null
  const from = measuredFrom(address, { sort: filters.sort, city, cities, tenant })
  const deliveryPoint = from?.kind === 'address' ? from.point : null
  const load = (search: Search) => searchList(tenant, 'reservations', { search, filters, deliveryPoint }, listPage)
  // Later pages continue a search that was answered.
  const { search, answer } =
    listPage.page === 1
      ? await searchWithFallback(requested.search, now, load)
      : { search: requested.search, answer: await load(requested.search) }
  const wasTimeMoved = search !== requested.search
  const query = {
    ...requested,
    search,
    corrections: wasTimeMoved ? [...requested.corrections, 'tooSoon' as const] : requested.corrections,
  }
  return {
    query,
    city,
    cities,
    list: answer,
    ...neighbours(resultsPath(search, filters), listPage, answer),
    empty: answer.total === 0 ? await emptyList(tenant, 'reservations', cities, city?.slug ?? null) : null,
    similar: listPage.page === 1 ? await loadSimilar(tenant, { search, filters, deliveryPoint }, answer) : [],
    now,
    from,
  }
}

/** Restaurants with a table that the filters exclude, if few match. */
async function loadSimilar(
  tenant: Tenant,
  { search, filters, deliveryPoint }: { search: Search; filters: ResultFilters; deliveryPoint: Coordinates | null },
  { items, next_page }: TablesPage,
): Promise<TablesPage['items']> {
  const { cuisine, area, isOpenNow, sort } = filters
  if (items.length >= FEW_RESULTS || next_page || !(cuisine || area || isOpenNow)) return []
  const found = new Set(items.map(({ restaurant }) => restaurant.id))
  const all = await searchList(tenant, 'reservations', { search, filters: { sort }, deliveryPoint })
  return all.items
    .filter(({ restaurant, availability }) => !found.has(restaurant.id) && availabilityRankOf(availability) !== 'none')
    .slice(0, FEW_RESULTS)
}
