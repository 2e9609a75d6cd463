import type { z } from '@hono/zod-openapi'
import { type orderingSearchQuery, searchCalls } from '@/lib/domain/list/search-calls'
import { slugOf } from '@/lib/domain/restaurant/slug'
import type { TenantConfig } from '@/lib/domain/tenant/schema'
import type { Deps, Upstream } from '@/upstream/http/deps'
import { serve } from '@/upstream/http/serve'
import { boundedCounts } from '@/upstream/search/bounded-counts'
import { cachedFacts } from '@/upstream/search/cached-facts'
import { orderingFactsAt, searchOrdering, withSearchTerms } from '@/upstream/search/ordering-list'
import { countOrdering, type OrderingCounts, type OrderingListQuery } from '@/upstream/search/ordering-sql'

/** Contract C20. */
export function searchOrderingRoute(app: Upstream, { db, now: clock, upstreamSecret }: Deps): void {
  const counted = boundedCounts<OrderingCounts>()
  const factsOf = cachedFacts(orderingFactsAt(clock))
  serve(app, searchCalls.ordering, async ({ c, query: wire }) => {
    const config = c.var.offeredConfig()
    const query = await withSearchTerms(db, listQueryOf(wire, c.get('tenant'), config))
    const now = clock()
    const { token, page } = wire
    const search = { query, config, token, page, now, factsOf, secret: upstreamSecret }
    const counts = { tenant: query.tenant, key: countKey(query, config), nowMs: now.getTime() }
    return searchOrdering(db, search, () => counted(db, counts, () => countOrdering(db, query, config)))
  })
}

/** Everything that counts depend on: neither the order nor the address, which must not be cached. */
function countKey(query: OrderingListQuery, config: TenantConfig): unknown {
  const { sort: _sort, isOpenNow: _open, destination: _address, terms: _terms, ...counted } = query
  return [counted, config.allowed_payment_option_keys]
}

function listQueryOf(
  wire: z.infer<typeof orderingSearchQuery>,
  tenant: string,
  { productName }: TenantConfig,
): OrderingListQuery {
  const { city, cuisine, q, diet, payment, mode, open_now, free_delivery, lat, lng, sort } = wire
  return {
    tenant,
    productName,
    city: city ? slugOf(city) : null,
    cuisine: cuisine ?? null,
    q: q.trim(),
    diet: diet ?? null,
    payment: payment ?? null,
    mode: mode ?? null,
    isOpenNow: open_now === '1',
    isFreeDelivery: free_delivery === '1',
    sort,
    destination: lat !== undefined && lng !== undefined ? { lat, lng } : null,
    terms: null,
  }
}
