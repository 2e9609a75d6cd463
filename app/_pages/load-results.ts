import { getTranslations } from 'next-intl/server'
import type { ResultsProps } from '@/components/list/tables/suggestions'
import { cityListPath } from '@/lib/domain/list/list-kind'
import type { TablesPage } from '@/lib/domain/list/schema'
import { availabilityRankOf } from '@/lib/domain/list/tables/rank'
import { searchWithFallback } from '@/lib/domain/list/tables/search-with-fallback'
import { type ResultFilters, readResultsQuery, resultsPath } from '@/lib/domain/list/tables/tables-query'
import { findCity, type Search } from '@/lib/domain/reservation/availability/search'
import type { Tenant } from '@/lib/domain/tenant/schema'
import { listCities } from '@/lib/server/upstream/cities'
import { searchList } from '@/lib/server/upstream/search/search-list'
import { emptyList } from './empty-place'
import { listHead, neighbours, readListPage } from './list-page'

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

/** What the results show. Throws a NotFoundError for a page that is not there, an UpstreamOutage. */
export async function loadResults(tenant: Tenant, params: Params, now: Date): Promise<ResultsProps> {
  const cities = await listCities(tenant, 'reservations')
  const requested = readResultsQuery(params, { now, cities })
  const { filters } = requested
  const asked = readListPage(params)
  const load = (search: Search) => searchList(tenant, 'reservations', { search, filters }, asked)
  // Later pages are those of a search that was answered.
  const { search, answer } =
    asked.page === 1
      ? await searchWithFallback(requested.search, now, load)
      : { search: requested.search, answer: await load(requested.search) }
  const wasTimeMoved = search !== requested.search
  const query = {
    ...requested,
    search,
    corrections: wasTimeMoved ? [...requested.corrections, 'tooSoon' as const] : requested.corrections,
  }
  const city = cities.length === 1 ? cities[0] : cities.find(({ slug }) => slug === search.city)
  return {
    query,
    city: city ?? null,
    cities,
    list: answer,
    ...neighbours(resultsPath(search, filters), asked, answer),
    empty: answer.total === 0 ? await emptyList(tenant, 'reservations', cities, city?.slug ?? null) : null,
    similar: asked.page === 1 ? await loadSimilar(tenant, search, filters, answer) : [],
    now,
    centre: filters.sort === 'najblizej' ? (city?.location ?? tenant.location) : null,
  }
}

/** Restaurants with a table that the filters exclude, if few fit. */
async function loadSimilar(
  tenant: Tenant,
  search: Search,
  { cuisine, area, isOpenNow, sort }: ResultFilters,
  { items, next_page }: TablesPage,
): Promise<TablesPage['items']> {
  if (items.length >= FEW_RESULTS || next_page || !(cuisine || area || isOpenNow)) return []
  const found = new Set(items.map(({ restaurant }) => restaurant.id))
  const all = await searchList(tenant, 'reservations', { search, filters: { sort } })
  return all.items
    .filter(({ restaurant, availability }) => !found.has(restaurant.id) && availabilityRankOf(availability) !== 'none')
    .slice(0, FEW_RESULTS)
}
