import 'server-only'
import { restaurantCalls } from '@/lib/domain/restaurant/restaurant-calls'
import type { CityWithCount } from '@/lib/domain/restaurant/schema'
import type { Tenant } from '@/lib/domain/tenant/schema'
import { createContentCache } from '@/lib/server/content/content-cache'
import { loadUpstream } from './client/call'

/** Every list calls for the cities, which rarely change. In milliseconds. */
const FRESH_MS = 3000
/** Two products for each brand and API host. */
const MAX_LISTS = 200
const cached = createContentCache<CityWithCount[]>(FRESH_MS, MAX_LISTS)

/** GET /cities: the tenant's cities with how many restaurants each holds, at most three seconds old. Contract C0. */
export function listCities(tenant: Tenant, product: 'reservations' | 'orders'): Promise<CityWithCount[]> {
  return cached(`${tenant.key} ${tenant.apiHost} ${product}`, async () =>
    loadUpstream(tenant, restaurantCalls.cities, { query: { product } }),
  )
}
