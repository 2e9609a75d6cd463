import { getTranslations } from 'next-intl/server'
import { NotFoundError } from '@/app/_pages/tenant-page'
import type { ResultsProps } from '@/components/search/search-suggestions'
import { findCity, type Search } from '@/lib/domain/reservation/availability/search'
import {
  PAGE_PARAMETER,
  pagePath,
  RANKING_PARAMETER,
  readPageNumber,
  readRanking,
} from '@/lib/domain/search/page-number'
import { availabilityRankOf } from '@/lib/domain/search/rank'
import { reservationListPath } from '@/lib/domain/search/reservation-list-path'
import { type ResultFilters, readResultsQuery, resultsParams } from '@/lib/domain/search/results-query'
import { searchWithFallback } from '@/lib/domain/search/search-with-fallback'
import type { TablesPage } from '@/lib/domain/search/tables-schema'
import type { Tenant } from '@/lib/domain/tenant/schema'
import { listCities } from '@/lib/server/upstream/cities'
import { searchTables } from '@/lib/server/upstream/search/search-tables'

type Params = Record<string, string | string[] | undefined>

/** With fewer results than this, a list also shows similar restaurants. */
const FEW_RESULTS = 3

/** Title and canonical path of the results. */
export async function resultsHead(tenant: Tenant | null, query: Params): Promise<{ title: string; canonical: string }> {
  const [t, pager] = await Promise.all([getTranslations('search'), getTranslations('pager')])
  const city = findCity(String(query.city ?? ''), tenant?.cities ?? [])
  const title = city ? t('titleCity', { city: city.name }) : t('title')
  const page = readPageNumber(query[PAGE_PARAMETER]) ?? 1
  return {
    title: page > 1 ? pager('titlePage', { title, page }) : title,
    canonical: pagePath(city ? reservationListPath(city.slug) : '/rezerwuj', page),
  }
}

/** What the results show. Throws a NotFoundError for a page that is not there, an UpstreamOutage. */
export async function loadResults(tenant: Tenant, params: Params, now: Date): Promise<ResultsProps> {
  const cities = await listCities(tenant, 'reservations')
  const requested = readResultsQuery(params, { now, cities })
  const { filters } = requested
  const page = readPageNumber(params[PAGE_PARAMETER])
  if (page === null) throw new NotFoundError()
  const token = readRanking(params[RANKING_PARAMETER])
  const load = (search: Search) => searchTables(tenant, { search, filters, page, token })
  // Later pages are those of a search that was answered.
  const { search, answer } =
    page === 1
      ? await searchWithFallback(requested.search, now, load)
      : { search: requested.search, answer: await load(requested.search) }
  // The end of a ranking has its own words; without one there is no such page.
  if (page > 1 && answer.items.length === 0 && !token) throw new NotFoundError()
  const wasTimeMoved = search !== requested.search
  const query = {
    ...requested,
    search,
    corrections: wasTimeMoved ? [...requested.corrections, 'tooSoon' as const] : requested.corrections,
  }
  const city = cities.length === 1 ? cities[0] : cities.find(({ slug }) => slug === search.city)
  const path = `/rezerwuj?${resultsParams(search, filters)}`
  return {
    query,
    city: city ?? null,
    cities,
    list: answer,
    previous: page > 1 ? pagePath(path, page - 1, answer.token) : null,
    next: answer.next_page ? pagePath(path, answer.next_page, answer.token) : null,
    similar: page === 1 ? await loadSimilar(tenant, search, filters, answer) : [],
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
  const all = await searchTables(tenant, { search, filters: { sort } })
  return all.items
    .filter(({ restaurant, availability }) => !found.has(restaurant.id) && availabilityRankOf(availability) !== 'none')
    .slice(0, FEW_RESULTS)
}
