import { createRoute, z } from '@hono/zod-openapi'
import { cityListSchema } from '@/lib/domain/restaurant/schema'
import { countByCity } from '@/upstream/restaurants/list-cities'
import type { Deps, Upstream } from '../deps'
import { json, refusals } from './responses'

export const productQuery = z.enum(['reservations', 'orders']).default('reservations')

const route = createRoute({
  method: 'get',
  path: '/cities',
  summary: 'Cities of the tenant, with how many restaurants serve there',
  request: { query: z.object({ product: productQuery }) },
  responses: { 200: json(cityListSchema, 'Cities in the order of the configuration'), ...refusals },
})

export function citiesRoute(app: Upstream, { db }: Deps): void {
  app.openapi(route, async (c) => {
    const { product } = c.req.valid('query')
    return c.json(await countByCity(db, c.get('tenant'), c.get('tenantConfig'), product), 200)
  })
}
