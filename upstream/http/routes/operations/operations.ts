import { createRoute, z } from '@hono/zod-openapi'
import { orderSchema } from '@/lib/domain/ordering/order/schema'
import { operationsDecisionSchema } from '@/lib/domain/reservation/decision-schema'
import { reservationSchema } from '@/lib/domain/reservation/schema'
import type { Deps, Upstream } from '@/upstream/http/deps'
import { codeParam, json, jsonBody, orderParam, writeHeaders, writeRefusals } from '@/upstream/http/routes/responses'
import { machinesOnly, requireInScope } from '@/upstream/http/staff-scope'
import { writeOrder } from '@/upstream/http/write-order'
import { writeReservation } from '@/upstream/http/write-reservation'
import { decideOrder } from '@/upstream/orders/decide-order'
import { findOrderOwner } from '@/upstream/orders/find-order-owner'
import { refundOrder } from '@/upstream/orders/refund-order'
import { decideReservation } from '@/upstream/reservations/decide-reservation'
import { findReservation } from '@/upstream/reservations/find-reservation'
import { staffListRoutes } from './staff-lists'

const reason = z.string().trim().min(1).max(200)
const unauthorized = { 401: { description: 'No token' } }
const cancel = createRoute({
  method: 'put',
  path: '/operations/orders/{id}',
  summary: 'Cancel an order that the restaurant cannot make, or nobody can deliver',
  request: {
    params: orderParam,
    headers: writeHeaders,
    body: jsonBody(z.object({ status: z.literal('cancelled'), reason }).strict()),
  },
  responses: { 200: json(orderSchema, 'The order'), ...unauthorized, ...writeRefusals },
})
const refund = createRoute({
  method: 'post',
  path: '/operations/orders/{id}/refund',
  summary: 'Send the money of an ended order back, or try again where that was refused',
  request: { params: orderParam, headers: writeHeaders, body: jsonBody(z.object({ reason }).strict()) },
  responses: { 200: json(orderSchema, 'On its way back'), ...unauthorized, ...writeRefusals },
})
const decide = createRoute({
  method: 'put',
  path: '/operations/reservations/{code}',
  summary: 'A word on a reservation that waits for one',
  request: { params: codeParam, headers: writeHeaders, body: jsonBody(operationsDecisionSchema) },
  responses: { 200: json(reservationSchema, 'The reservation'), ...unauthorized, ...writeRefusals },
})

/**
 * Calls for a tenant's operations staff: restaurants that are not partners, orders that cannot be delivered, money.
 * Contract C0–C2.
 */
export function operationsRoutes(app: Upstream, deps: Deps): void {
  app.use('/operations/*', machinesOnly(deps, 'brand'))
  staffListRoutes(app, deps, 'operations')
  app.openapi(cancel, async (c) => {
    const body = c.req.valid('json')
    const { id } = c.req.valid('param')
    requireInScope(c, await findOrderOwner(deps.db, id), 'unknown_order')
    const target = { id, tenant: null, body }
    const order = await writeOrder(c, deps, target, (tx, locked, now) =>
      decideOrder(tx, locked, body, { by: 'operations', now }),
    )
    return c.json(order, 200)
  })
  app.openapi(refund, async (c) => {
    const body = c.req.valid('json')
    const { id } = c.req.valid('param')
    requireInScope(c, await findOrderOwner(deps.db, id), 'unknown_order')
    const target = { id, tenant: null, body }
    const order = await writeOrder(c, deps, target, (tx, locked, now) => refundOrder(tx, locked, { ...body, now }))
    return c.json(order, 200)
  })
  app.openapi(decide, async (c) => {
    const body = c.req.valid('json')
    const { code } = c.req.valid('param')
    const found = await findReservation(deps.db, { code, tenant: null })
    requireInScope(c, found?.reservation ?? null, 'unknown_reservation')
    const target = { code, tenant: null, body }
    const reservation = await writeReservation(c, deps, target, (tx, found, now) =>
      decideReservation(tx, found, body, { by: 'operations', now }),
    )
    return c.json(reservation, 200)
  })
}
