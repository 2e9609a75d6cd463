import { homeTenantOf } from '@/app/_pages/load-restaurant'
import { menuPagePath, readMenuPath } from '@/lib/domain/restaurant/restaurant-pages'
import type { Restaurant } from '@/lib/domain/restaurant/schema'
import type { Tenant } from '@/lib/domain/tenant/schema'

/** Canonical path of a menu: that of the restaurant's home brand, which may take orders where this brand does not. */
export function menuPageOf(tenant: Tenant, restaurant: Restaurant): string {
  const { productName } = homeTenantOf(restaurant)?.fallback ?? tenant
  return menuPagePath({ ...restaurant, has_menu: true }, productName) ?? readMenuPath(restaurant)
}
