import { createRoute, z } from '@hono/zod-openapi'
import { orderingRestaurantListSchema, restaurantWithOrderingSchema } from '@/lib/domain/ordering/order/schema'
import { restaurantListSchema } from '@/lib/domain/restaurant/schema'
import { withOfferedMethods } from '@/upstream/menus/offered-methods'
import { findRestaurant } from '@/upstream/restaurants/find-restaurant'
import { type Cursor, listRestaurants, orderingRestaurantRow, SORTS } from '@/upstream/search/list-restaurants'
import { readCursor, writeCursor } from '../cursor'
import type { Deps, Upstream } from '../deps'
import { problem } from '../problem'
import { productQuery } from './cities'
import { degrees } from './degrees'
import { idParam, json, refusals } from './responses'

const optionalText = z.string().max(100).optional()
const list = createRoute({
  method: 'get',
  path: '/restaurants',
  summary: 'Restaurants of the tenant',
  request: {
    query: z.object({
      product: productQuery,
      city: optionalText,
      cuisine: optionalText,
      q: optionalText,
      /** Only those that other sites may embed. Contract C16. */
      embeddable: z.literal('1').optional(),
      sort: z.enum(SORTS).default('recommended'),
      lat: degrees(90).optional(),
      lng: degrees(180).optional(),
      cursor: z.string().max(500).optional(),
      limit: z.coerce.number().int().min(1).max(100).default(50),
    }),
  },
  responses: {
    200: json(
      z.union([orderingRestaurantListSchema, restaurantListSchema]),
      'One page; for orders each with its terms',
    ),
    ...refusals,
  },
})
const one = createRoute({
  method: 'get',
  path: '/restaurants/{id}',
  summary: 'One restaurant',
  request: { params: idParam },
  responses: { 200: json(restaurantWithOrderingSchema, 'The restaurant'), ...refusals },
})

const cursorSchema: z.ZodType<Cursor> = z.tuple([z.int32(), z.string(), z.int32()])

/** Contract C0. */
export function restaurantRoutes(app: Upstream, { db, now }: Deps): void {
  app.openapi(list, async (c) => {
    const { cursor, lat, lng, embeddable, ...query } = c.req.valid('query')
    const after = readCursor(cursor || undefined, cursorSchema)
    const config = c.get('tenantConfig')
    const { productName } = config
    const { items, next } = await listRestaurants(
      db,
      {
        ...query,
        isEmbeddable: embeddable === '1',
        after,
        tenant: c.get('tenant'),
        productName,
      },
      now(),
    )
    const next_cursor = writeCursor(next)
    if (query.product !== 'orders') return c.json({ items: items.map(({ summary }) => summary), next_cursor }, 200)
    const destination = lat !== undefined && lng !== undefined ? { lat, lng } : null
    return c.json(
      {
        items: items.map((item) => withOfferedMethods(orderingRestaurantRow(item, destination, now()), config)),
        next_cursor,
      },
      200,
    )
  })
  app.openapi(one, async (c) => {
    const found = await findRestaurant(db, c.get('tenant'), c.req.valid('param').id, now())
    if (!found) throw problem(404, 'unknown_restaurant')
    return c.json(withOfferedMethods(found, c.get('tenantConfig')), 200)
  })
}
