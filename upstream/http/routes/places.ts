import { searchCalls } from '@/lib/domain/list/search-calls'
import { restaurantCalls } from '@/lib/domain/restaurant/restaurant-calls'
import { deliveryDistance } from '@/upstream/addresses/delivery-distance'
import { suggestAddresses } from '@/upstream/addresses/suggest-addresses'
import { serve } from '@/upstream/http/serve'
import { findStoredOrderingRestaurant } from '@/upstream/menus/ordering-restaurant'
import { suggest } from '@/upstream/search/suggest'
import type { Deps, Upstream } from '../deps'
import { problem } from '../problem'

/** Addresses, the distance to one, and suggestions of a search. Ledger L227, L229, L230, L272, L273; contract C0, C5. */
export function placeRoutes(app: Upstream, { db, now, log }: Deps): void {
  serve(app, searchCalls.addresses, async ({ c, query }) => {
    const items = await suggestAddresses(db, query.q, c.get('tenantConfig'))
    return { items }
  })

  serve(app, restaurantCalls.distance, async ({ c, params, query }) => {
    const orderingRestaurant = await findStoredOrderingRestaurant(db, c.get('tenant'), params.id, now())
    if (!orderingRestaurant) throw problem(404, 'unknown_restaurant')
    return deliveryDistance(orderingRestaurant.restaurant, orderingRestaurant.terms.zones, query, now())
  })

  serve(app, searchCalls.suggestions, async ({ c, query }) => {
    const { productName } = c.get('tenantConfig')
    const items = await suggest(db, { ...query, tenant: c.get('tenant'), productName })
    // Logged without the text, which is a diner's own. Contract C19.
    if (!items) log.warn({ requestId: c.get('requestId') }, 'suggestions took too long')
    return { items: items ?? [] }
  })
}
