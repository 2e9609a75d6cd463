import { isEmbeddable } from '@/lib/domain/restaurant/products'
import type { Restaurant } from '@/lib/domain/restaurant/schema'
import type { Tenant } from '@/lib/domain/tenant/schema'
import { mayBeFramed, setFrameAncestors } from '@/lib/server/http/answer/set-frame-ancestors'
import { fetchRestaurant } from '@/lib/server/upstream/restaurants'

/** The sites that may embed a restaurant's pages; `null` where none may. Ledger L128, contract C16. */
export function embedOriginsOf(tenant: Tenant, restaurant: Pick<Restaurant, 'products' | 'embed_origins'>) {
  return isEmbeddable(restaurant.products) ? [...restaurant.embed_origins, ...tenant.embedOrigins] : null
}

/** Allows the partner's sites to frame the live page of one of its reservations or orders. */
export async function allowFrames(tenant: Tenant, restaurantId: number): Promise<void> {
  if (!(await mayBeFramed())) return
  const restaurant = await fetchRestaurant(tenant, restaurantId)
  const origins = restaurant && embedOriginsOf(tenant, restaurant)
  if (origins) setFrameAncestors(origins)
}
