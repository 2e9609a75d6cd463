import { restaurantCalls } from '@/lib/domain/restaurant/restaurant-calls'
import { deliveryDistance } from '@/upstream/addresses/delivery-distance'
import { serve } from '@/upstream/http/serve'
import { findStoredOrderingRestaurant } from '@/upstream/menus/ordering-restaurant'
import type { Deps, Upstream } from '../deps'
import { problem } from '../problem'

/** Ledger L272, L273; contract C5. */
export function distanceRoute(app: Upstream, { db, now }: Deps): void {
  serve(app, restaurantCalls.distance, async ({ c, params, query }) => {
    const orderingRestaurant = await findStoredOrderingRestaurant(db, c.get('tenant'), params.id, now())
    if (!orderingRestaurant) throw problem(404, 'unknown_restaurant')
    return deliveryDistance(orderingRestaurant.restaurant, orderingRestaurant.terms.zones, query, now())
  })
}
