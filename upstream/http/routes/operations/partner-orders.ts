import { createRoute } from '@hono/zod-openapi'
import { orderSchema, partnerOrderChangeSchema } from '@/lib/domain/ordering/order/schema'
import type { Deps, Upstream } from '@/upstream/http/deps'
import { problem } from '@/upstream/http/problem'
import { json, jsonBody, orderParam, writeHeaders, writeRefusals } from '@/upstream/http/routes/responses'
import { requireInScope } from '@/upstream/http/staff-scope'
import { writeOrder } from '@/upstream/http/write-order'
import { decideOrder } from '@/upstream/orders/decide-order'
import { findOrderOwner } from '@/upstream/orders/find-order-owner'
import { partnerPauseSchema } from '@/upstream/orders/partner-pause'
import { normalizedPause, pauseRestaurant } from '@/upstream/orders/pause-restaurant'

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

/** Contract C1, C17; `partner.ts` checks the token of all of /partner. */
export function partnerOrderRoutes(app: Upstream, deps: Deps): void {
  app.openapi(decide, async (c) => {
    const body = c.req.valid('json')
    const { id } = c.req.valid('param')
    requireInScope(c, await findOrderOwner(deps.db, id), 'unknown_order')
    const target = { id, tenant: null, body }
    const order = await writeOrder(c, deps, target, (tx, locked, now) =>
      decideOrder(tx, locked, body, { by: 'restaurant', now }),
    )
    return c.json(order, 200)
  })
  app.openapi(pause, async (c) => {
    const body = c.req.valid('json')
    const scope = c.get('staffReach')
    const isOwn = scope === 'all' || ('restaurantId' in scope && scope.restaurantId === body.restaurant_id)
    if (!isOwn) throw problem(404, 'unknown_restaurant')
    const { restaurant_id } = body
    const paused = normalizedPause(body.paused)
    if (!(await pauseRestaurant(deps.db, restaurant_id, paused))) throw problem(404, 'unknown_restaurant')
    return c.json({ restaurant_id, paused }, 200)
  })
}
