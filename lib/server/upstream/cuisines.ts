import 'server-only'
import { restaurantCalls } from '@/lib/domain/restaurant/restaurant-calls'
import type { Tenant } from '@/lib/domain/tenant/schema'
import { loadUpstream } from './client/call'

/**
 * Cuisines of `all` that a restaurant of the tenant has, in the order of `all`. Throws an UpstreamOutage. Contract C0.
 */
export async function listCuisines<T extends string>(
  tenant: Tenant,
  product: 'reservations' | 'orders',
  all: readonly T[],
): Promise<T[]> {
  const found = await loadUpstream(tenant, restaurantCalls.cuisines, { query: { product } })
  return all.filter((cuisine) => found.some((one) => one.cuisine === cuisine))
}
