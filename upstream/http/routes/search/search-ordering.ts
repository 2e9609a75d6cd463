import { createRoute, z } from '@hono/zod-openapi'
import { LISTS } from '@/lib/domain/list/list-kind'
import { orderingPageSchema } from '@/lib/domain/list/schema'
import { deliveryModeSchema } from '@/lib/domain/ordering/delivery/schema'
import { DIET_CODES } from '@/lib/domain/ordering/menu/diet/diets'
import { OFFERED_METHODS } from '@/lib/domain/payment/methods'
import { findCuisine, ORDER_CUISINES } from '@/lib/domain/restaurant/cuisines'
import { slugOf } from '@/lib/domain/restaurant/slug'
import { MAX_PAGE } from '@/lib/domain/search/page-number'
import type { TenantConfig } from '@/lib/domain/tenant/schema'
import type { Deps, Upstream } from '@/upstream/http/deps'
import { degrees } from '@/upstream/http/routes/degrees'
import { json, refusals } from '@/upstream/http/routes/responses'
import { boundedCounts } from '@/upstream/search/bounded-counts'
import { keptFacts } from '@/upstream/search/kept-facts'
import { orderingFactsAt, searchOrdering, withSearchTerms } from '@/upstream/search/ordering-list'
import { countOrdering, type OrderingCounts, type OrderingListQuery } from '@/upstream/search/ordering-sql'

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
  sort: z.enum(LISTS.orders.sorts).default('polecane'),
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
    const query = await withSearchTerms(db, listQueryOf(asked, c.get('tenant'), config))
    const now = clock()
    const { token, page } = asked
    const search = { query, config, token, page, now, factsOf, secret: upstreamSecret }
    const count = () =>
      counted(countKey(query, config, c.get('listsRevision')), now.getTime(), () => countOrdering(db, query, config))
    return c.json(await searchOrdering(db, search, count), 200)
  })
}

/** Everything that counts depend on: neither the order nor the address, which must not be kept. */
function countKey(query: OrderingListQuery, config: TenantConfig, listsRevision: number): string {
  const { sort: _sort, isOpenNow: _open, destination: _address, terms: _terms, ...counted } = query
  return JSON.stringify([counted, listsRevision, config.allowed_payment_option_keys])
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
