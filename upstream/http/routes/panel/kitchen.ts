import { createRoute, z } from '@hono/zod-openapi'
import { boardOrderSchema } from '@/lib/domain/panel/board/board-schema'
import {
  kitchenLimitRequestSchema,
  kitchenLimitSchema,
  kitchenLoadRequestSchema,
  kitchenLoadSchema,
  orderStepSchema,
  soldOutListSchema,
  soldOutRequestSchema,
  tickSchema,
  ticksSchema,
} from '@/lib/domain/panel/board/command-schema'
import { recordAction } from '@/upstream/panel/accounts/staff-audit'
import { setKitchenLimit, setKitchenLoad, setSoldOut } from '@/upstream/panel/board/kitchen-settings'
import { stepOrder } from '@/upstream/panel/orders/order-steps'
import { tickLine } from '@/upstream/panel/orders/tick-line'
import { busy } from '../../conflict-answers'
import type { Deps, Upstream } from '../../deps'
import { idempotentWrite } from '../../idempotent-write'
import { panelCallerOf } from '../../panel-wall'
import { json, jsonBody, writeHeaders, writeRefusals } from '../responses'
import { id, restaurantParam, wallRefusals } from './responses'

const step = createRoute({
  method: 'post',
  path: '/panel/{restaurant}/orders/{order}/steps',
  summary:
    'Accept with minutes, decline, ready, hand over, deliver, cancel, take back within ten seconds, or call back within ten minutes',
  request: {
    params: restaurantParam.extend({ order: id }),
    headers: writeHeaders,
    body: jsonBody(orderStepSchema),
  },
  responses: { 200: json(boardOrderSchema, 'The order, with what is planned'), ...wallRefusals, ...writeRefusals },
})
const tick = createRoute({
  method: 'put',
  path: '/panel/{restaurant}/orders/{order}/ticks',
  summary: 'A dish of an order is made, or is not after all: for the screens of the kitchen',
  request: {
    params: restaurantParam.extend({ order: id }),
    headers: writeHeaders,
    body: jsonBody(tickSchema),
  },
  responses: { 200: json(ticksSchema, 'What is ticked now'), ...wallRefusals, ...writeRefusals },
})
const soldOut = createRoute({
  method: 'put',
  path: '/panel/{restaurant}/sold-out',
  summary: 'A dish or an option is sold out for some time, or available again',
  request: { params: restaurantParam, headers: writeHeaders, body: jsonBody(soldOutRequestSchema) },
  responses: { 200: json(soldOutListSchema, 'All that is sold out'), ...wallRefusals, ...writeRefusals },
})
const kitchenLoad = createRoute({
  method: 'put',
  path: '/panel/{restaurant}/kitchen-load',
  summary: 'Pause orders, slow them, or take them as usual',
  request: { params: restaurantParam, headers: writeHeaders, body: jsonBody(kitchenLoadRequestSchema) },
  responses: { 200: json(kitchenLoadSchema, 'As it stands now'), ...wallRefusals, ...writeRefusals },
})
const limit = createRoute({
  method: 'put',
  path: '/panel/{restaurant}/kitchen-limit',
  summary: 'Orders a quarter of an hour, for tonight',
  request: { params: restaurantParam, headers: writeHeaders, body: jsonBody(kitchenLimitRequestSchema) },
  responses: {
    200: json(z.object({ kitchen_limit: kitchenLimitSchema.nullable() }), 'As it stands now'),
    ...wallRefusals,
    ...writeRefusals,
  },
})

/** Contract C23. */
export function kitchenRoutes(app: Upstream, deps: Deps): void {
  app.openapi(step, async (c) => {
    const body = c.req.valid('json')
    const { order } = c.req.valid('param')
    const caller = panelCallerOf(c)
    const stepped = await idempotentWrite(c, deps, { status: 200, body, onConflict: busy }, (tx, now) =>
      stepOrder(tx, order, body, caller, now),
    )
    return c.json(stepped, 200)
  })

  app.openapi(tick, async (c) => {
    const body = c.req.valid('json')
    const { order } = c.req.valid('param')
    const { restaurantId } = panelCallerOf(c)
    const ticks = await idempotentWrite(c, deps, { status: 200, body, onConflict: busy }, (tx, now) =>
      tickLine(tx, restaurantId, order, body, now),
    )
    return c.json(ticks, 200)
  })

  app.openapi(soldOut, async (c) => {
    const body = c.req.valid('json')
    const { restaurantId, actor } = panelCallerOf(c)
    const items = await idempotentWrite(c, deps, { status: 200, body, onConflict: busy }, async (tx, now) => {
      const { product_id: product, option_id: option, for: period } = body
      const details = { option, for: period }
      await recordAction(tx, actor, { at: now, restaurantId, action: 'set_sold_out', subject: product, details })
      return setSoldOut(tx, restaurantId, body, now)
    })
    return c.json({ items }, 200)
  })

  app.openapi(kitchenLoad, async (c) => {
    const body = c.req.valid('json')
    const { restaurantId, actor } = panelCallerOf(c)
    const orders_paused = await idempotentWrite(c, deps, { status: 200, body, onConflict: busy }, async (tx, now) => {
      await recordAction(tx, actor, {
        at: now,
        restaurantId,
        action: 'set_pace',
        details: { pace: body.kitchen_load },
      })
      return setKitchenLoad(tx, restaurantId, body, now)
    })
    return c.json({ orders_paused }, 200)
  })

  app.openapi(limit, async (c) => {
    const body = c.req.valid('json')
    const { restaurantId, actor } = panelCallerOf(c)
    const kitchen_limit = await idempotentWrite(c, deps, { status: 200, body, onConflict: busy }, async (tx, now) => {
      await recordAction(tx, actor, { at: now, restaurantId, action: 'set_kitchen_limit', details: body })
      return setKitchenLimit(tx, restaurantId, body.orders_per_quarter, now)
    })
    return c.json({ kitchen_limit }, 200)
  })
}
