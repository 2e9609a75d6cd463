import 'server-only'
import { type OrderingPage, orderingPageSchema } from '@/lib/domain/search/ordering/ordering-page-schema'
import type { OrderingQuery } from '@/lib/domain/search/ordering/ordering-query'
import { MAX_UNRANKED_PAGE } from '@/lib/domain/search/page-number'
import type { Tenant } from '@/lib/domain/tenant/schema'
import type { Coordinates } from '@/lib/domain/wire'
import { upstream } from '@/lib/server/upstream/client/client'
import { dataOrThrow } from '@/lib/server/upstream/client/data-or-throw'
import { originOf } from '@/lib/server/upstream/client/origin'
import { rankingCache } from './ranking-cache'

/** A page of a list for ordering: its filters, the diner's address, and the ranking that the page continues. */
export interface OrderingListQuery {
  query: OrderingQuery
  /** Goes to the upstream alone, whose log has no queries. Contract C19. */
  deliveryPoint?: Coordinates | null
  page?: number
  token?: string | null
}

/** One page of the restaurants that fit, those that take orders now first. Throws an UpstreamOutage. Contract C20. */
export async function searchOrdering(
  tenant: Tenant,
  { query, deliveryPoint, page = 1, token }: OrderingListQuery,
): Promise<OrderingPage> {
  const { mode, cuisine, city, q, isOpenNow, payment, diet, isFreeDelivery, sort } = query
  const params = new URLSearchParams({
    ...(city && { city }),
    ...(cuisine && { cuisine }),
    ...(q && { q }),
    ...(diet && { diet }),
    ...(payment && { payment }),
    ...(mode && { mode }),
    ...(isOpenNow && { open_now: '1' }),
    ...(isFreeDelivery && { free_delivery: '1' }),
    ...(deliveryPoint && { lat: deliveryPoint.lat.toFixed(6), lng: deliveryPoint.lng.toFixed(6) }),
    ...(token && { token }),
    sort,
    page: String(page),
  })
  return dataOrThrow(await upstream.get(tenant, `/search/ordering?${params}`, orderingPageSchema))
}

const rankings = rankingCache('ordering')

/**
 * The same for a cached list, whose pages are made at different moments: they continue one ranking, which is kept for ten
 * minutes. Rows show their state of now. `null` for a page that the list does not have. Decision 0036.
 */
export async function searchCachedOrdering(
  tenant: Tenant,
  { query, page = 1 }: Pick<OrderingListQuery, 'query' | 'page'>,
  nowMs: number,
): Promise<OrderingPage | null> {
  const list = [originOf(tenant), tenant.key, query.city, query.cuisine].join(' ')
  const kept = rankings.find(list, page, nowMs)
  let found = await searchOrdering(tenant, { query, page, token: kept?.token })
  if (kept && found.total !== kept.total) {
    // A restaurant has come or gone.
    rankings.forget(list)
    found = await searchOrdering(tenant, { query, page })
  }
  rankings.keep(list, { page, token: found.token, total: found.total }, nowMs)
  if (page > 1 && found.items.length === 0) return null
  return { ...found, next_page: page < MAX_UNRANKED_PAGE ? found.next_page : null }
}
