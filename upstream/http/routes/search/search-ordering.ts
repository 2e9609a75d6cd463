import { createRoute, z } from '@hono/zod-openapi'
import { deliveryModeSchema } from '@/lib/domain/ordering/delivery/schema'
import { DIET_CODES } from '@/lib/domain/ordering/menu/diet/diets'
import { OFFERED_METHODS } from '@/lib/domain/payment/methods'
import { findCuisine, ORDER_CUISINES } from '@/lib/domain/restaurant/cuisines'
import { slugOf } from '@/lib/domain/restaurant/slug'
import { type OrderingPage, orderingPageSchema } from '@/lib/domain/search/ordering/ordering-page-schema'
import { ORDERING_SORTS } from '@/lib/domain/search/ordering/ordering-query'
import { MAX_PAGE, MAX_UNRANKED_PAGE } from '@/lib/domain/search/page-number'
import type { TenantConfig } from '@/lib/domain/tenant/schema'
import type { Deps, Upstream } from '@/upstream/http/deps'
import { degrees } from '@/upstream/http/routes/degrees'
import { json, refusals } from '@/upstream/http/routes/responses'
import { boundedCounts } from '@/upstream/search/bounded-counts'
import { countOrdering, type OrderingCounts } from '@/upstream/search/count-ordering'
import { keptFacts } from '@/upstream/search/kept-facts'
import { listCandidates, type OrderingListQuery } from '@/upstream/search/ordering-candidates'
import { type JudgingContext, loadPage, orderingFactsAt, rankPage } from '@/upstream/search/rank-ordering'
import { openRanking, sealRanking } from '@/upstream/search/ranking-token'
import { loadSearchTerms } from '@/upstream/search/search-terms'

const flag = z.enum(['0', '1']).optional()
const searchQuery = z.object({
  city: z.string().max(100).optional(),
  cuisine: z
    .string()
    .max(100)
    .transform((written) => findCuisine(ORDER_CUISINES, written))
    .refine((cuisine) => cuisine !== null, 'cuisine')
    .optional(),
  q: z.string().max(100).default(''),
  diet: z.enum(DIET_CODES).optional(),
  payment: z.enum(OFFERED_METHODS).optional(),
  mode: deliveryModeSchema.optional(),
  open_now: flag,
  free_delivery: flag,
  lat: degrees(90).optional(),
  lng: degrees(180).optional(),
  sort: z.enum(ORDERING_SORTS).default('polecane'),
  token: z.string().max(4000).optional(),
  page: z.coerce.number().int().min(1).max(MAX_PAGE).default(1),
})

const route = createRoute({
  method: 'get',
  path: '/search/ordering',
  summary: 'A list of restaurants for ordering, ranked by who can serve the diner now, 20 a page',
  request: { query: searchQuery },
  responses: { 200: json(orderingPageSchema, 'One page of the list'), ...refusals },
})

/** Contract C20. */
export function searchOrderingRoute(app: Upstream, { db, now: clock, upstreamSecret }: Deps): void {
  const counted = boundedCounts<OrderingCounts>()
  const factsOf = keptFacts(orderingFactsAt(clock))
  app.openapi(route, async (c) => {
    const asked = c.req.valid('query')
    const config = c.get('tenantConfig')
    const query = await withTerms(listQueryOf(asked, c.get('tenant'), config))
    const context = { db, query, config, now: clock(), factsOf }
    const { ids, ranking, nextPage } = await rankedPage(context, asked)
    const [items, { total, facets }] = await Promise.all([
      loadPage(context, ids),
      counted(countKey(context), context.now.getTime(), () => countOrdering(db, query, config)),
    ])
    const lookedAt = ranking?.lookedAt ?? 0
    const answer: OrderingPage = {
      items,
      facets,
      page: asked.page,
      // The count may be a minute older than the rest.
      total: ranking?.next === null ? lookedAt : Math.max(total, lookedAt),
      looked_at: lookedAt,
      in_range: ranking?.inRange ?? 0,
      open: ranking?.open ?? 0,
      token: ranking && ids.length > 0 ? sealRanking(ranking, query, upstreamSecret) : null,
      next_page: nextPage !== null && nextPage <= MAX_PAGE ? nextPage : null,
    }
    return c.json(answer, 200)
  })

  // A text that nothing holds is searched again by likeness. Decision 0037.
  async function withTerms(query: OrderingListQuery): Promise<OrderingListQuery> {
    const terms = query.q ? await loadSearchTerms(db, query.q) : null
    if (!terms) return query
    const close = { ...query, terms: terms.close }
    const found = await listCandidates(db, close, { after: null, limit: 1 })
    return found.length > 0 ? close : { ...query, terms: terms.loose }
  }

  // Without a ranking, a page far from the start would cost a walk past all that is before it.
  async function rankedPage(context: JudgingContext, { page, token }: z.infer<typeof searchQuery>) {
    const given = token ? openRanking(token, context.query, upstreamSecret) : null
    if (!given && page > MAX_UNRANKED_PAGE) return { ids: [], ranking: null, nextPage: null }
    return rankPage(context, page, given)
  }
}

/** Everything that counts depend on: neither the order nor the address, which must not be kept. */
function countKey({ query, config }: JudgingContext): string {
  const { sort: _sort, isOpenNow: _open, destination: _address, terms: _terms, ...counted } = query
  return JSON.stringify([counted, config.allowed_payment_option_keys])
}

function listQueryOf(
  asked: z.infer<typeof searchQuery>,
  tenant: string,
  { productName }: TenantConfig,
): OrderingListQuery {
  const { city, cuisine, q, diet, payment, mode, open_now, free_delivery, lat, lng, sort } = asked
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
