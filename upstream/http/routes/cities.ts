import { createRoute, z } from '@hono/zod-openapi'
import { cityListSchema, cuisineListSchema } from '@/lib/domain/restaurant/schema'
import { countByCity } from '@/upstream/restaurants/list-cities'
import { countByCuisine } from '@/upstream/restaurants/list-cuisines'
import type { Deps, Upstream } from '../deps'
import { json, refusals } from './responses'

export const productQuery = z.enum(['reservations', 'orders']).default('reservations')

const citiesOf = createRoute({
  method: 'get',
  path: '/cities',
  summary: 'Cities of the tenant, with how many restaurants serve there',
  request: { query: z.object({ product: productQuery }) },
  responses: { 200: json(cityListSchema, 'Cities in the order of the configuration'), ...refusals },
})

const cuisinesOf = createRoute({
  method: 'get',
  path: '/cuisines',
  summary: 'Cuisines of the tenant, with how many restaurants have each',
  request: { query: z.object({ product: productQuery }) },
  responses: { 200: json(cuisineListSchema, 'The most common first'), ...refusals },
})

export function citiesRoutes(app: Upstream, { db }: Deps): void {
  app.openapi(citiesOf, async (c) => {
    const { product } = c.req.valid('query')
    return c.json(await countByCity(db, c.get('tenant'), c.get('tenantConfig'), product), 200)
  })

  app.openapi(cuisinesOf, async (c) => {
    const { product } = c.req.valid('query')
    return c.json(await countByCuisine(db, c.get('tenant'), c.get('tenantConfig'), product), 200)
  })
}
