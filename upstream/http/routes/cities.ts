import { createRoute, z } from '@hono/zod-openapi'
import {
  type CityWithCount,
  type CuisineCount,
  cityListSchema,
  cuisineListSchema,
} from '@/lib/domain/restaurant/schema'
import { countByCity, countByCuisine } from '@/upstream/restaurants/count-restaurants'
import { boundedCounts } from '@/upstream/search/bounded-counts'
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

/** Counting all that a tenant lists costs more than any page that shows the counts, so they are kept. Contract C0. */
export function citiesRoutes(app: Upstream, { db, now }: Deps): void {
  const cities = boundedCounts<CityWithCount[]>()
  const cuisines = boundedCounts<CuisineCount[]>()

  app.openapi(citiesOf, async (c) => {
    const { product } = c.req.valid('query')
    const [tenant, config] = [c.get('tenant'), c.get('tenantConfig')]
    const key = JSON.stringify([tenant, c.get('listsRevision'), product, config.productName, config.cities])
    return c.json(await cities(key, now().getTime(), () => countByCity(db, tenant, config, product)), 200)
  })

  app.openapi(cuisinesOf, async (c) => {
    const { product } = c.req.valid('query')
    const [tenant, config] = [c.get('tenant'), c.get('tenantConfig')]
    const key = JSON.stringify([tenant, c.get('listsRevision'), product, config.productName])
    return c.json(await cuisines(key, now().getTime(), () => countByCuisine(db, tenant, config, product)), 200)
  })
}
