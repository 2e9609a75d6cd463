import 'server-only'
import { restaurantCalls } from '@/lib/domain/restaurant/restaurant-calls'
import type { SitemapOutline, SitemapRestaurant } from '@/lib/domain/restaurant/sitemap-schema'
import type { Tenant } from '@/lib/domain/tenant/schema'
import { loadUpstream } from './client/call'

/** GET /sitemap. Throws an UpstreamOutage. Contract C0. */
export function getSitemapOutline(tenant: Tenant): Promise<SitemapOutline> {
  return loadUpstream(tenant, restaurantCalls.sitemap, {})
}

/** GET /sitemap/restaurants: at most 5,000 restaurants behind the id `after`. Throws an UpstreamOutage. Contract C0. */
export async function listSitemapRestaurants(tenant: Tenant, after: number): Promise<SitemapRestaurant[]> {
  return (await loadUpstream(tenant, restaurantCalls.sitemapPart, { query: { after } })).items
}
