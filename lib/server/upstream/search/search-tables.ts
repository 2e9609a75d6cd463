import 'server-only'
import type { Search } from '@/lib/domain/reservation/availability/search'
import { MAX_UNRANKED_PAGE } from '@/lib/domain/search/page-number'
import type { ResultFilters } from '@/lib/domain/search/results-query'
import { type TablesPage, tablesPageSchema } from '@/lib/domain/search/tables-schema'
import type { Tenant } from '@/lib/domain/tenant/schema'
import { upstream } from '@/lib/server/upstream/client/client'
import { dataOrThrow } from '@/lib/server/upstream/client/data-or-throw'
import { originOf } from '@/lib/server/upstream/client/origin'
import { rankingCache } from './ranking-cache'

/** A page of results: the search, its filters, and the ranking that the page continues. */
export interface TablesQuery {
  search: Search
  filters?: Partial<ResultFilters>
  page?: number
  token?: string | null
}

/** One page of the restaurants that fit, those with a free table first. Throws an UpstreamOutage. Contract C20. */
export async function searchTables(
  tenant: Tenant,
  { search, filters = {}, page = 1, token }: TablesQuery,
): Promise<TablesPage> {
  const { cuisine, area, isOpenNow, sort } = filters
  const params = new URLSearchParams({
    ...(search.city && { city: search.city }),
    ...(cuisine && { cuisine }),
    ...(area && { area }),
    ...(isOpenNow && { open_now: '1' }),
    ...(sort && { sort }),
    ...(token && { token }),
    date: search.date,
    time: search.time,
    people: String(search.partySize),
    page: String(page),
  })
  return dataOrThrow(await upstream.get(tenant, `/search/tables?${params}`, tablesPageSchema))
}

const rankings = rankingCache('tables')

/**
 * The same for a cached list, whose pages are made at different moments: they continue one ranking, which is kept for ten
 * minutes. Rows show what is free now. `null` for a page that the list does not have. Decision 0036.
 */
export async function searchCachedTables(
  tenant: Tenant,
  { search, filters = {}, page = 1 }: Omit<TablesQuery, 'token'>,
  nowMs: number,
): Promise<TablesPage | null> {
  const list = [originOf(tenant), tenant.key, search.city, filters.cuisine, search.date].join(' ')
  const kept = rankings.find(list, page, nowMs)
  let found = await searchTables(tenant, { search, filters, page, token: kept?.token })
  if (kept && found.total !== kept.total) {
    // A restaurant has come or gone.
    rankings.forget(list)
    found = await searchTables(tenant, { search, filters, page })
  }
  rankings.keep(list, { page, token: found.token, total: found.total }, nowMs)
  if (page > 1 && found.items.length === 0) return null
  return { ...found, next_page: page < MAX_UNRANKED_PAGE ? found.next_page : null }
}
