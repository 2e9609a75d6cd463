import 'server-only'
import {
  type Restaurant,
  type RestaurantSummary,
  restaurantListSchema,
  restaurantSchema,
} from '@/lib/domain/restaurant/schema'
import type { Tenant } from '@/lib/domain/tenant/schema'
import { upstream } from './client/client'
import { dataOrThrow } from './client/data-or-throw'
import { listPages } from './search/list-pages'

/** The query of GET /restaurants; an absent field means all. */
export interface RestaurantQuery {
  product: 'reservations' | 'orders'
  city?: string
  cuisine?: string
  q?: string
}

/** The restaurants among which a home page looks for examples. */
export const EXAMPLES_FROM = 100

// A city with more restaurants than this needs pagination, not a longer loop.
const MAX_PAGES = 5

/** Every matching restaurant, over all pages. Contract C0. */
export async function listRestaurants(tenant: Tenant, query: RestaurantQuery): Promise<RestaurantSummary[]> {
  return listPages(tenant, '/restaurants', { ...query }, { schema: restaurantListSchema, maxPages: MAX_PAGES })
}

/** The first matching restaurants, partners first, then by name. Contract C0. */
export async function listFirstRestaurants(
  tenant: Tenant,
  query: RestaurantQuery,
  limit: number,
): Promise<RestaurantSummary[]> {
  const params = new URLSearchParams({ ...query, limit: String(limit) })
  return dataOrThrow(await upstream.get(tenant, `/restaurants?${params}`, restaurantListSchema)).items
}

/** One restaurant that this tenant lists, `null` if there is none. */
export async function getRestaurant(tenant: Tenant, id: number): Promise<Restaurant | null> {
  const answer = await upstream.get(tenant, `/restaurants/${id}`, restaurantSchema)
  if (!answer.ok && answer.status === 404) return null
  return dataOrThrow(answer)
}
