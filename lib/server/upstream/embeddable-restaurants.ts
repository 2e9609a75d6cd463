import 'server-only'
import { isEmbeddable } from '@/lib/domain/restaurant/products'
import type { RestaurantSummary } from '@/lib/domain/restaurant/schema'
import type { Tenant } from '@/lib/domain/tenant/schema'
import { loadUpstream } from './client/call'
import { fetchRestaurant, RESTAURANT_LIST } from './restaurants'

/** Longest list for a person to read; a brand with more has a search. */
const MAX_CHOICES = 50

/** Restaurants that other sites may embed, by name, at most 50. */
interface EmbeddableRestaurants {
  restaurants: RestaurantSummary[]
  hasMore: boolean
}

/** Restaurants that match `q`, all with an empty one. Contract C0, C16. */
export async function listEmbeddable(tenant: Tenant, q = ''): Promise<EmbeddableRestaurants> {
  const query = { product: 'reservations', embeddable: '1', sort: 'name', limit: MAX_CHOICES, q: q || null }
  const { items, next_cursor } = await loadUpstream(tenant, RESTAURANT_LIST, { query })
  return { restaurants: items, hasMore: next_cursor !== null }
}

/** The restaurant, `null` if the tenant does not list it or other sites may not embed it. */
export async function getEmbeddable(tenant: Tenant, id: number): Promise<RestaurantSummary | null> {
  const found = await fetchRestaurant(tenant, id)
  return found && isEmbeddable(found.products) ? found : null
}
