import { createRoute, z } from '@hono/zod-openapi'
import { distanceSchema } from '@/lib/domain/ordering/delivery/schema'
import { deliveryDistance } from '@/upstream/addresses/delivery-distance'
import { findOrderingRestaurant } from '@/upstream/menus/ordering-restaurant'
import type { Deps, Upstream } from '../deps'
import { problem } from '../problem'
import { degrees } from './degrees'
import { idParam, json, refusals } from './responses'

const route = createRoute({
  method: 'get',
  path: '/restaurants/{id}/distance',
  summary: 'Is an address within reach of delivery?',
  request: { params: idParam, query: z.object({ lng: degrees(180), lat: degrees(90) }) },
  responses: { 200: json(distanceSchema, 'Distance by the line'), ...refusals },
})

/** Ledger L272, L273; contract C5. */
export function distanceRoute(app: Upstream, { db, now }: Deps): void {
  app.openapi(route, async (c) => {
    const orderingRestaurant = await findOrderingRestaurant(db, c.get('tenant'), c.req.valid('param').id, now())
    if (!orderingRestaurant) throw problem(404, 'unknown_restaurant')
    return c.json(
      deliveryDistance(orderingRestaurant.restaurant, orderingRestaurant.terms.zones, c.req.valid('query'), now()),
      200,
    )
  })
}
