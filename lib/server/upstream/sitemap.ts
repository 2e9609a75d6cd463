import 'server-only'
import {
  type SitemapOutline,
  type SitemapRestaurant,
  sitemapOutlineSchema,
  sitemapRestaurantsSchema,
} from '@/lib/domain/restaurant/sitemap-schema'
import type { Tenant } from '@/lib/domain/tenant/schema'
import { upstream } from './client/client'
import { dataOrThrow } from './client/data-or-throw'

/** GET /sitemap. Throws an UpstreamOutage. Contract C0. */
export async function getSitemapOutline(tenant: Tenant): Promise<SitemapOutline> {
  return dataOrThrow(await upstream.get(tenant, '/sitemap', sitemapOutlineSchema))
}

/** GET /sitemap/restaurants: at most 5,000 restaurants behind the id `after`. Throws an UpstreamOutage. Contract C0. */
export async function listSitemapRestaurants(tenant: Tenant, after: number): Promise<SitemapRestaurant[]> {
  return dataOrThrow(await upstream.get(tenant, `/sitemap/restaurants?after=${after}`, sitemapRestaurantsSchema)).items
}
