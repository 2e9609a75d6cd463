import { createRoute } from '@hono/zod-openapi'
import { orderSchema, partnerOrderChangeSchema } from '@/lib/order/schema'
import { decideOrder } from '../../domain/orders/decide-order'
import { partnerPauseSchema } from '../../domain/orders/partner-pause'
import { pauseRestaurant } from '../../domain/orders/pause-restaurant'
import { restaurantOfOrder } from '../../domain/orders/restaurant-of-order'
import type { Deps, Upstream } from '../deps'
import { reaches } from '../partner-reach'
import { problem } from '../problem'
import { writeOrder } from '../write-order'
import { orderParam } from './orders'
import { json, jsonBody, writeHeaders, writeRefusals } from './responses'

const unauthorized = { 401: { description: 'No token' } }
const decide = createRoute({
  method: 'put',
  path: '/partner/orders/{id}',
  summary: 'Accept with minutes, decline with a reason, send, deliver, cancel',
  request: { params: orderParam, headers: writeHeaders, body: jsonBody(partnerOrderChangeSchema) },
  responses: { 200: json(orderSchema, 'The order'), ...unauthorized, ...writeRefusals },
})
const pause = createRoute({
  method: 'put',
  path: '/partner/pause',
  summary: 'Stop or slow the orders of a restaurant, or go on',
  request: { body: jsonBody(partnerPauseSchema) },
  responses: { 200: json(partnerPauseSchema, 'As it stands now'), ...unauthorized, ...writeRefusals },
})

/** Contract C1, C17; `partner.ts` asks for the token of all of /partner. */
export function partnerOrderRoutes(app: Upstream, deps: Deps): void {
  app.openapi(decide, async (c) => {
    const body = c.req.valid('json')
    const { id } = c.req.valid('param')
    const restaurantId = await restaurantOfOrder(deps.db, id)
    if (restaurantId && !reaches(c.get('partnerReach'), restaurantId)) throw problem(404, 'unknown_order')
    const asked = { id, tenant: null, body }
    return c.json(await writeOrder(c, deps, asked, (tx, locked, now) => decideOrder(tx, locked, body, now)), 200)
  })
  app.openapi(pause, async (c) => {
    const body = c.req.valid('json')
    if (!reaches(c.get('partnerReach'), body.restaurant_id)) throw problem(404, 'unknown_restaurant')
    if (!(await pauseRestaurant(deps.db, body.restaurant_id, body.paused))) throw problem(404, 'unknown_restaurant')
    return c.json(body, 200)
  })
}
