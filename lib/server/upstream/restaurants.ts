import 'server-only'
import type { OpeningHours } from '@/lib/domain/restaurant/hours/schema'
import { restaurantCalls } from '@/lib/domain/restaurant/restaurant-calls'
import { type RestaurantSummary, restaurantListSchema, restaurantSchema } from '@/lib/domain/restaurant/schema'
import type { Tenant } from '@/lib/domain/tenant/schema'
import { createContentCache } from '@/lib/server/content/content-cache'
import { findUpstream, loadUpstream } from './client/call'

/** List and restaurant without the ordering fields. */
export const RESTAURANT_LIST = { ...restaurantCalls.list, answer: restaurantListSchema }
const RESTAURANT = { ...restaurantCalls.one, answer: restaurantSchema }

/** The query of GET /restaurants; an absent field means all. */
interface RestaurantQuery {
  product: 'reservations' | 'orders'
  city?: string
  cuisine?: string
  q?: string
}

/** Number of restaurants from which a home page takes examples. */
export const EXAMPLES_FROM = 100

/** The first matching restaurants, partners first, then by name. Contract C0. */
export async function listFirstRestaurants(
  tenant: Tenant,
  query: RestaurantQuery,
  limit: number,
): Promise<RestaurantSummary[]> {
  return (await loadUpstream(tenant, RESTAURANT_LIST, { query: { ...query, limit } })).items
}

/** The same for every diner, who may come back to it: in milliseconds. */
const FRESH_MS = 60_000
const visitHours = createContentCache<OpeningHours | null>(FRESH_MS, 1000)

/** Hours of a restaurant, for a calendar; `null` if this tenant does not list it. */
export function loadVisitHours(tenant: Tenant, id: number): Promise<OpeningHours | null> {
  const load = async () => (await fetchRestaurant(tenant, id))?.hours ?? null
  return visitHours(`${tenant.key} ${tenant.apiHost} ${id}`, load)
}

/** One restaurant that this tenant lists, `null` if there is none. */
export function fetchRestaurant(tenant: Tenant, id: number) {
  return findUpstream(tenant, RESTAURANT, { params: { id } })
}
