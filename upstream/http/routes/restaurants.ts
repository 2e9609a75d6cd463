import { createRoute, z } from '@hono/zod-openapi'
import { restaurantListSchema, restaurantSchema } from '@/lib/restaurant/schema'
import { findRestaurant } from '../../domain/find-restaurant'
import { listRestaurants, SORTS } from '../../domain/list-restaurants'
import { readCursor, writeCursor } from '../cursor'
import type { Deps, Upstream } from '../deps'
import { problem } from '../problem'
import { productQuery } from './cities'
import { idParam, json, refusals } from './responses'

const word = z.string().max(100).optional()
const list = createRoute({
  method: 'get',
  path: '/restaurants',
  summary: 'Restaurants of the tenant',
  request: {
    query: z.object({
      product: productQuery,
      city: word,
      cuisine: word,
      q: word,
      sort: z.enum(SORTS).default('recommended'),
      cursor: z.string().max(500).optional(),
      limit: z.coerce.number().int().min(1).max(100).default(50),
    }),
  },
  responses: { 200: json(restaurantListSchema, 'One page'), ...refusals },
})
const one = createRoute({
  method: 'get',
  path: '/restaurants/{id}',
  summary: 'One restaurant',
  request: { params: idParam },
  responses: { 200: json(restaurantSchema, 'The restaurant'), ...refusals },
})

/** Contract C0. */
export function restaurantRoutes(app: Upstream, { db }: Deps): void {
  app.openapi(list, async (c) => {
    const { cursor, ...query } = c.req.valid('query')
    const after = cursor ? readCursor(cursor) : null
    if (cursor && !after) throw problem(422, 'invalid_query', { fields: { cursor: 'invalid' } })
    const { productName } = c.get('tenantConfig')
    const { items, next } = await listRestaurants(db, { ...query, after, tenant: c.get('tenant'), productName })
    return c.json({ items, next_cursor: writeCursor(next) }, 200)
  })
  app.openapi(one, async (c) => {
    const found = await findRestaurant(db, c.get('tenant'), c.req.valid('param').id)
    if (!found) throw problem(404, 'unknown_restaurant')
    return c.json(found, 200)
  })
}
