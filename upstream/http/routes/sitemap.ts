import { restaurantCalls } from '@/lib/domain/restaurant/restaurant-calls'
import { serve } from '@/upstream/http/serve'
import { sitemapOutline, sitemapRestaurants } from '@/upstream/sitemap/sitemap-data'
import type { Deps, Upstream } from '../deps'

/** Contract C0. */
export function sitemapRoutes(app: Upstream, { db }: Deps): void {
  serve(app, restaurantCalls.sitemap, ({ c }) => sitemapOutline(db, tenantOf(c)))
  serve(app, restaurantCalls.sitemapPart, async ({ c, query }) => {
    const items = await sitemapRestaurants(db, tenantOf(c), query.after)
    return { items }
  })
}

function tenantOf(c: { get: { (name: 'tenant'): string; (name: 'tenantConfig'): { productName: string } } }) {
  return { tenant: c.get('tenant'), productName: c.get('tenantConfig').productName }
}
