import { createRoute, z } from '@hono/zod-openapi'
import { sitemapOutlineSchema, sitemapRestaurantsSchema } from '@/lib/domain/restaurant/sitemap-schema'
import { sitemapOutline, sitemapRestaurants } from '@/upstream/sitemap/sitemap-data'
import type { Deps, Upstream } from '../deps'
import { json, refusals } from './responses'

const outline = createRoute({
  method: 'get',
  path: '/sitemap',
  summary: 'Which lists the tenant has, and its restaurants in parts of 5,000',
  responses: { 200: json(sitemapOutlineSchema, 'Lists and parts'), ...refusals },
})
const part = createRoute({
  method: 'get',
  path: '/sitemap/restaurants',
  summary: 'One part: ids, slugs and days of the last change',
  request: { query: z.object({ after: z.coerce.number().int().min(0).max(2_147_483_647) }) },
  responses: { 200: json(sitemapRestaurantsSchema, 'At most 5,000, by id'), ...refusals },
})

/** Contract C0. */
export function sitemapRoutes(app: Upstream, { db }: Deps): void {
  app.openapi(outline, async (c) => c.json(await sitemapOutline(db, tenantOf(c)), 200))
  app.openapi(part, async (c) => {
    const items = await sitemapRestaurants(db, tenantOf(c), c.req.valid('query').after)
    return c.json({ items }, 200)
  })
}

function tenantOf(c: { get: { (name: 'tenant'): string; (name: 'tenantConfig'): { productName: string } } }) {
  return { tenant: c.get('tenant'), productName: c.get('tenantConfig').productName }
}
