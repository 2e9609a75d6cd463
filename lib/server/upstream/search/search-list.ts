import 'server-only'
import type { z } from 'zod'
import type { Call } from '@/lib/domain/call/call'
import type { ListKind } from '@/lib/domain/list/list-kind'
import type { OrderingQuery } from '@/lib/domain/list/ordering/ordering-query'
import type { OrderingPage, TablesPage } from '@/lib/domain/list/schema'
import { searchCalls } from '@/lib/domain/list/search-calls'
import type { ResultFilters } from '@/lib/domain/list/tables/tables-query'
import type { Search } from '@/lib/domain/reservation/availability/search'
import { MAX_UNRANKED_PAGE } from '@/lib/domain/search/page-number'
import type { Tenant } from '@/lib/domain/tenant/schema'
import type { Coordinates } from '@/lib/domain/wire'
import { ownInvalidatedTags } from '@/lib/server/content/invalidated-tags'
import { originOf } from '@/lib/server/upstream/client/caller'
import { requestUpstream } from '@/lib/server/upstream/client/client'
import { listTags } from '@/lib/server/upstream/client/content-tags-of'
import { dataOrThrow } from '@/lib/server/upstream/client/data-or-throw'
import { rankingCache } from './ranking-cache'

/** Request for a list. */
interface ListRequest {
  /** The diner's address counts in the order by distance. */
  reservations: { search: Search; filters?: Partial<ResultFilters>; deliveryPoint?: Coordinates | null }
  /** The diner's address goes only to the upstream, whose log has no queries. Contract C19. */
  orders: { query: OrderingQuery; deliveryPoint?: Coordinates | null }
}
interface Page {
  reservations: TablesPage
  orders: OrderingPage
}
interface Wire<Kind extends ListKind> {
  call: Pick<Call, 'method' | 'path'> & { answer: z.ZodType<Page[Kind]> }
  paramsOf(listRequest: ListRequest[Kind]): Record<string, string | number | null | false | undefined>
  /** Key that tells the cached lists of a tenant apart. */
  cacheKeyOf(listRequest: ListRequest[Kind]): (string | null | undefined)[]
  /** City of the list; all of the tenant's without one. */
  cityOf(listRequest: ListRequest[Kind]): string | null | undefined
  rankings: ReturnType<typeof rankingCache>
}

const WIRE: { [Kind in ListKind]: Wire<Kind> } = {
  reservations: {
    call: searchCalls.tables,
    paramsOf: ({ search, filters: { cuisine, area, isOpenNow, sort } = {}, deliveryPoint }) => ({
      city: search.city,
      cuisine,
      area,
      open_now: isOpenNow && '1',
      // Only the order by distance needs the diner's address.
      ...(sort === 'najblizej' && pointParams(deliveryPoint)),
      sort,
      date: search.date,
      time: search.time,
      people: search.partySize,
    }),
    cacheKeyOf: ({ search, filters }) => [search.city, filters?.cuisine, search.date],
    cityOf: ({ search }) => search.city,
    rankings: rankingCache('tables'),
  },
  orders: {
    call: searchCalls.ordering,
    paramsOf: ({ query, deliveryPoint }) => ({
      city: query.city,
      cuisine: query.cuisine,
      q: query.q,
      diet: query.diet,
      payment: query.payment,
      mode: query.mode,
      open_now: query.isOpenNow && '1',
      free_delivery: query.isFreeDelivery && '1',
      ...pointParams(deliveryPoint),
      sort: query.sort,
    }),
    cacheKeyOf: ({ query }) => [query.city, query.cuisine],
    cityOf: ({ query }) => query.city,
    rankings: rankingCache('ordering'),
  },
}

function pointParams(point: Coordinates | null | undefined) {
  return { lat: point?.lat.toFixed(6), lng: point?.lng.toFixed(6) }
}

/** One page of matching restaurants, those that can serve the diner first. Throws an UpstreamOutage. Contract C20. */
export async function searchList<Kind extends ListKind>(
  tenant: Tenant,
  kind: Kind,
  listRequest: ListRequest[Kind],
  { page = 1, token }: { page?: number; token?: string | null } = {},
): Promise<Page[Kind]> {
  const { call, paramsOf } = WIRE[kind]
  const fields = Object.entries({ ...paramsOf(listRequest), token, page }).filter(([, value]) => value)
  const params = new URLSearchParams(fields.map(([name, value]) => [name, String(value)]))
  return dataOrThrow(await requestUpstream(tenant, call, `${call.path}?${params}`, call.answer))
}

/**
 * The same for a cached list, whose pages are made at different moments: they continue one ranking, stored for ten
 * minutes. Rows show their present state. `null` for a page that the list does not have. Decision 0036.
 */
export async function searchCachedList<Kind extends ListKind>(
  tenant: Tenant,
  kind: Kind,
  listRequest: ListRequest[Kind],
  page: number,
  nowMs: number,
): Promise<Page[Kind] | null> {
  const { cacheKeyOf, cityOf, rankings } = WIRE[kind]
  const list = [originOf(tenant), tenant.key, ...cacheKeyOf(listRequest)].join(' ')
  const requestedAtMs = Date.now()
  const present = rankings.find(list, page, nowMs)
  // Other restaurants, or another order.
  const isOutdated =
    present && ownInvalidatedTags().isOutdated(listTags(tenant.key, cityOf(listRequest)), present.requestedAtMs ?? 0)
  if (isOutdated) rankings.forget(list)
  const cached = isOutdated ? undefined : present
  let found = await searchList(tenant, kind, listRequest, { page, token: cached?.token })
  if (cached && found.total !== cached.total) {
    // A restaurant was added or removed.
    rankings.forget(list)
    found = await searchList(tenant, kind, listRequest, { page })
  }
  rankings.store(list, { page, token: found.token, total: found.total, requestedAtMs }, nowMs)
  if (page > 1 && found.items.length === 0) return null
  return { ...found, next_page: page < MAX_UNRANKED_PAGE ? found.next_page : null }
}
