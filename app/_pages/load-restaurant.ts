import { cache } from 'react'
import type { Restaurant } from '@/lib/domain/restaurant/schema'
import { restaurantPath } from '@/lib/domain/restaurant/slug'
import type { Tenant } from '@/lib/domain/tenant/schema'
import { fetchRestaurant } from '@/lib/server/upstream/restaurants'
import { tenants } from '@/tenants/registry'

/** Loads once per request, although both the page and its metadata load it. */
export const loadRestaurant = cache(
  async (tenant: Tenant, id: string): Promise<Restaurant | null> => fetchRestaurant(tenant, Number(id)),
)

/** The canonical URL: the page without parameters on the host of the restaurant's home brand. Contract C18. */
export function canonicalUrl(tenant: Tenant, restaurant: Restaurant): string {
  return `${homeOrigin(tenant, restaurant)}${restaurantPath(restaurant)}`
}

/** The canonical host of a restaurant. Contract C18. */
export function homeOrigin(tenant: Tenant, restaurant: Pick<Restaurant, 'home_tenant'>): string {
  return `https://${(homeTenantOf(restaurant) ?? tenant).hosts[0]}`
}

/** The restaurant's home brand, by its key or one of its hosts; `undefined` if the registry has none. Contract C18. */
export function homeTenantOf({ home_tenant: home }: Pick<Restaurant, 'home_tenant'>) {
  return tenants.find(({ key, hosts }) => key === home || hosts.includes(home))
}
