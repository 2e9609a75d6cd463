import { createRoute, z } from '@hono/zod-openapi'
import { distanceSchema } from '@/lib/delivery/schema'
import { deliveryDistance } from '../../domain/delivery-distance'
import { findRestaurant } from '../../domain/find-restaurant'
import type { Deps, Upstream } from '../deps'
import { problem } from '../problem'
import { idParam, json, refusals } from './responses'

// An empty text would coerce to 0, which is a place in the Atlantic.
const degrees = (most: number) =>
  z
    .string()
    .regex(/^-?\d+(\.\d+)?$/)
    .transform(Number)
    .pipe(z.number().min(-most).max(most))

const route = createRoute({
  method: 'get',
  path: '/restaurants/{id}/distance',
  summary: 'Is a door within reach of delivery?',
  request: { params: idParam, query: z.object({ lng: degrees(180), lat: degrees(90) }) },
  responses: { 200: json(distanceSchema, 'Distance by the line'), ...refusals },
})

/** Ledger L272, L273; contract C5. */
export function distanceRoute(app: Upstream, { db, now }: Deps): void {
  app.openapi(route, async (c) => {
    const restaurant = await findRestaurant(db, c.get('tenant'), c.req.valid('param').id)
    if (!restaurant) throw problem(404, 'unknown_restaurant')
    return c.json(deliveryDistance(restaurant, c.req.valid('query'), now()), 200)
  })
}
