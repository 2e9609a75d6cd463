import 'server-only'
import { type OrderingRestaurant, orderingRestaurantListSchema } from '@/lib/domain/ordering/order/schema'
import type { Tenant } from '@/lib/domain/tenant/schema'
import type { Coordinates } from '@/lib/domain/wire'
import { listPages } from './list-pages'

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
  const query = {
    product: 'orders',
    ...(city && { city }),
    ...(q && { q }),
    ...(deliveryPoint && { lat: String(deliveryPoint.lat), lng: String(deliveryPoint.lng) }),
  }
  return listPages(tenant, '/restaurants', query, { schema: orderingRestaurantListSchema, maxPages: MAX_PAGES })
}
