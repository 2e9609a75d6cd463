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

export interface VisitOffer {
  hours: OpeningHours
  maxPartySize: number
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
const offers = createContentCache<VisitOffer | null>(FRESH_MS, 1000)

/** Hours of a restaurant and its largest party online, for a calendar and a list; `null` if this tenant lists none. */
export function loadVisitOffer(tenant: Tenant, id: number): Promise<VisitOffer | null> {
  return offers(`${tenant.key} ${tenant.apiHost} ${id}`, async () => {
    const found = await fetchRestaurant(tenant, id)
    return found && { hours: found.hours, maxPartySize: found.reservations.max_party_size }
  })
}

/** One restaurant that this tenant lists, `null` if there is none. */
export function fetchRestaurant(tenant: Tenant, id: number) {
  return findUpstream(tenant, RESTAURANT, { params: { id } })
}
