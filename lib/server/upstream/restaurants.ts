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

/** The query of GET /restaurants; an absent field means all. */
export interface RestaurantQuery {
  product: 'reservations' | 'orders'
  city?: string
  cuisine?: string
  q?: string
}

/** The restaurants among which a home page looks for examples. */
export const EXAMPLES_FROM = 100

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
