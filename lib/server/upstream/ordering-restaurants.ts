import 'server-only'
import { type OrderingRestaurant, orderingRestaurantListSchema } from '@/lib/domain/ordering/order/schema'
import type { Tenant } from '@/lib/domain/tenant/schema'
import type { Coordinates } from '@/lib/domain/wire'
import { upstream } from './client/client'
import { dataOrThrow } from './client/data-or-throw'

/**
 * The query of GET /restaurants?product=orders; a delivery address adds distances, `q` searches dishes too. Contract
 * C0.
 */
export interface OrderingRestaurantQuery {
  city?: string | null
  q?: string
  deliveryPoint?: Coordinates | null
}

// A city with more restaurants than this needs pagination, not a longer loop.
const MAX_PAGES = 5

/** Every matching restaurant of this tenant's order list, over all pages. Ledger L121–L124. */
export async function listOrderingRestaurants(
  tenant: Tenant,
  { city, q, deliveryPoint }: OrderingRestaurantQuery = {},
): Promise<OrderingRestaurant[]> {
  const found: OrderingRestaurant[] = []
  let cursor: string | null = null
  for (let page = 0; page < MAX_PAGES; page++) {
    const params: URLSearchParams = new URLSearchParams({
      ...{ product: 'orders', limit: '100' },
      ...(city && { city }),
      ...(q && { q }),
      ...(deliveryPoint && { lat: String(deliveryPoint.lat), lng: String(deliveryPoint.lng) }),
      ...(cursor && { cursor }),
    })
    const answer = await upstream.get(tenant, `/restaurants?${params}`, orderingRestaurantListSchema)
    const { items, next_cursor } = dataOrThrow(answer)
    found.push(...items)
    cursor = next_cursor
    if (!cursor) break
  }
  return found
}
