import { mayBeFramed, setFrameAncestors } from '@/lib/http/say-framed-by'
import { isEmbeddable } from '@/lib/restaurant/products'
import type { Restaurant } from '@/lib/restaurant/schema'
import type { Tenant } from '@/lib/tenant/schema'
import { getRestaurant } from '@/lib/upstream/restaurants'

/** The sites that may embed a restaurant's pages; `null` where none may. Ledger L128, contract C16. */
export function embedOriginsOf(tenant: Tenant, restaurant: Pick<Restaurant, 'products' | 'embed_origins'>) {
  return isEmbeddable(restaurant.products) ? [...restaurant.embed_origins, ...tenant.embedOrigins] : null
}

/** Lets the partner's sites frame the live page of one of its reservations or orders. */
export async function allowFrames(tenant: Tenant, restaurantId: number): Promise<void> {
  if (!(await mayBeFramed())) return
  const restaurant = await getRestaurant(tenant, restaurantId)
  const origins = restaurant && embedOriginsOf(tenant, restaurant)
  if (origins) setFrameAncestors(origins)
}
