import { restaurantCalls } from '@/lib/domain/restaurant/restaurant-calls'
import type { CityWithCount, CuisineCount } from '@/lib/domain/restaurant/schema'
import { siteCalls } from '@/lib/domain/tenant/site-calls'
import { loadContentChanges } from '@/upstream/db/content-changes'
import { serve } from '@/upstream/http/serve'
import { countByCity, countByCuisine } from '@/upstream/restaurants/count-restaurants'
import { boundedCounts } from '@/upstream/search/bounded-counts'
import { sitemapOutline, sitemapRestaurants } from '@/upstream/search/sitemap-data'
import { findTenantConfig } from '@/upstream/tenants/tenant-directory'
import { offeredConfig } from '../../payments/payment-providers'
import type { Deps, Upstream } from '../deps'
import { problem } from '../problem'

/**
 * The brand's configuration, its cities and cuisines with their counts, its sitemap, and what has changed. Ledger L258,
 * L259; contract C0, C13; decision 0071.
 */
export function siteRoutes(app: Upstream, { db, paymentProviders, now }: Deps): void {
  // Counting all restaurants of a tenant costs more than any page that shows the counts.
  const cities = boundedCounts<CityWithCount[]>()
  const cuisines = boundedCounts<CuisineCount[]>()

  serve(app, siteCalls.config, async ({ params: { tenant } }) => {
    const found = await findTenantConfig(db, tenant)
    if (!found) throw problem(404, 'unknown_tenant')
    return offeredConfig(found, tenant, paymentProviders)
  })

  serve(app, siteCalls.contentRevisions, ({ query }) => loadContentChanges(db, query.since))

  serve(app, restaurantCalls.sitemap, ({ c }) => sitemapOutline(db, tenantOf(c)))
  serve(app, restaurantCalls.sitemapPart, async ({ c, query }) => {
    const items = await sitemapRestaurants(db, tenantOf(c), query.after)
    return { items }
  })

  serve(app, restaurantCalls.cities, ({ c, query: { product } }) => {
    const [tenant, config] = [c.get('tenant'), c.get('tenantConfig')]
    const key = [product, config.productName, config.cities]
    return cities(db, { tenant, key, nowMs: now().getTime() }, () => countByCity(db, tenant, config, product))
  })

  serve(app, restaurantCalls.cuisines, ({ c, query: { product } }) => {
    const [tenant, config] = [c.get('tenant'), c.get('tenantConfig')]
    const key = [product, config.productName]
    return cuisines(db, { tenant, key, nowMs: now().getTime() }, () => countByCuisine(db, tenant, config, product))
  })
}

function tenantOf(c: { get: { (name: 'tenant'): string; (name: 'tenantConfig'): { productName: string } } }) {
  return { tenant: c.get('tenant'), productName: c.get('tenantConfig').productName }
}
