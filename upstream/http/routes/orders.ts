import { createRoute, z } from '@hono/zod-openapi'
import { givenConsentsSchema } from '@/lib/domain/consents/schema'
import {
  orderHelpSchema,
  orderListSchema,
  orderLookupSchema,
  orderRequestSchema,
  orderSchema,
} from '@/lib/domain/ordering/order/schema'
import { requesterOf } from '@/upstream/caps/requester'
import { contactBlockRefusal } from '@/upstream/console/contact-blocks'
import { done } from '@/upstream/db/outcome'
import { idempotentWrite } from '@/upstream/http/idempotent-write'
import type { CountSubmission } from '@/upstream/http/submission-counter'
import { saveTouches, withoutTouches } from '@/upstream/marketing/save-touches'
import { askForHelp } from '@/upstream/orders/ask-for-help'
import { cancelOrder, confirmReceipt } from '@/upstream/orders/cancel-order'
import { createOrder } from '@/upstream/orders/create-order'
import { locateOrderAddress } from '@/upstream/orders/delivery-quote'
import { findOrder, findOrders } from '@/upstream/orders/find-order'
import { giveConsents } from '@/upstream/orders/give-consents'
import { orderView } from '@/upstream/orders/order-view'
import { pollerOfOpenAttempts } from '@/upstream/payments/poll-open-attempts'
import { openFirstAttempt, startFirstPayment } from '../../payments/first-payment'
import { busy } from '../conflict-answers'
import { addressLookup, type Deps, type Upstream } from '../deps'
import { problem } from '../problem'
import { loadOrderView, writeOrder } from '../write-order'
import { json, jsonBody, refusals, writeHeaders, writeRefusals } from './responses'

/** An order's id has the format of a code and is as secret. */
export const orderParam = z.object({ id: z.string().min(20).max(64) })

const create = createRoute({
  method: 'post',
  path: '/orders',
  summary: 'Place an order',
  request: { headers: writeHeaders, body: jsonBody(orderRequestSchema) },
  responses: { 201: json(orderSchema, 'Placed; `payment.next` says how to pay'), ...writeRefusals },
})
const lookup = createRoute({
  method: 'post',
  path: '/orders/lookup',
  summary: 'Several orders by their ids, unknown ones left out',
  request: { body: jsonBody(orderLookupSchema) },
  responses: { 200: json(orderListSchema, 'In the order asked'), ...refusals },
})
const read = createRoute({
  method: 'get',
  path: '/orders/{id}',
  summary: 'An order, phone and e-mail masked; `ask=payment` asks the provider first how an open attempt stands',
  request: { params: orderParam, query: z.object({ ask: z.enum(['payment']).optional() }) },
  responses: { 200: json(orderSchema, 'The order'), ...refusals },
})
const cancel = createRoute({
  method: 'post',
  path: '/orders/{id}/cancel',
  summary: 'Call it off while it is unpaid or unanswered; takes no body',
  request: { params: orderParam, headers: writeHeaders },
  responses: { 200: json(orderSchema, 'Called off'), ...writeRefusals },
})
const receive = createRoute({
  method: 'post',
  path: '/orders/{id}/receive',
  summary: 'The diner has it; takes no body',
  request: { params: orderParam, headers: writeHeaders },
  responses: { 200: json(orderSchema, 'Delivered'), ...writeRefusals },
})
const consents = createRoute({
  method: 'post',
  path: '/orders/{id}/consents',
  summary: 'Consents to marketing, asked once the order stands',
  request: { params: orderParam, headers: writeHeaders, body: jsonBody(givenConsentsSchema) },
  responses: { 200: json(orderSchema, 'Stored'), ...writeRefusals },
})
const help = createRoute({
  method: 'post',
  path: '/orders/{id}/help',
  summary: 'What is wrong with it: a complaint in the queue of the brand',
  request: { params: orderParam, headers: writeHeaders, body: jsonBody(orderHelpSchema) },
  responses: { 200: json(orderSchema, 'Asked'), ...writeRefusals },
})

/** Contract C1, C3. */
export function orderRoutes(app: Upstream, deps: Deps, countSubmission: CountSubmission): void {
  const pollOpenAttempts = pollerOfOpenAttempts(deps)
  app.openapi(create, async (c) => {
    // The BLIK code is left out of the stored and hashed body.
    const { blik_code: blikCode, ...body } = c.req.valid('json')
    const { tenant, tenantConfig, appName, client } = c.var
    await countSubmission(client)
    const requester = requesterOf(deps, client)
    const deliveryAddress = await locateOrderAddress(addressLookup(deps), body)
    const answer = { status: 201 as const, body: withoutTouches(body), onConflict: busy }
    const order = await idempotentWrite(c, deps, answer, async (tx, now) => {
      const caller = { tenant, tenantConfig, appName, client, requester, now, deliveryAddress }
      const sender = { tenant, contact: body.customer, network: requester.network, key: deps.partnerToken }
      const blocked = await contactBlockRefusal(tx, sender, tenantConfig.support.operations.email, now)
      if (blocked) return blocked
      const made = await createOrder(tx, body, caller)
      if (!made.ok) return made
      await saveTouches(tx, 'order', made.value.id, body.campaign, now)
      await openFirstAttempt(tx, deps.paymentProviders, made.value, { blikCode, now })
      return done(await loadOrderView(tx, made.value.id, now))
    })
    return c.json(await startFirstPayment(deps, order, blikCode), 201)
  })
  app.openapi(lookup, async (c) => {
    const now = deps.now()
    const found = await findOrders(deps.db, c.req.valid('json').ids, c.get('tenant'))
    return c.json({ items: found.map((one) => orderView(one, now)) }, 200)
  })
  app.openapi(read, async (c) => {
    const { id } = c.req.valid('param')
    const found = await findOrder(deps.db, id, c.get('tenant'))
    if (!found) throw problem(404, 'unknown_order')
    const shouldPoll = c.req.valid('query').ask === 'payment' && found.order.status === 'new'
    if (!shouldPoll) return c.json(orderView(found, deps.now()), 200)
    await pollOpenAttempts(found)
    return c.json(await loadOrderView(deps.db, id, deps.now()), 200)
  })
  app.openapi(cancel, async (c) => {
    const target = { id: c.req.valid('param').id, tenant: c.get('tenant'), body: null }
    return c.json(await writeOrder(c, deps, target, cancelOrder), 200)
  })
  app.openapi(receive, async (c) => {
    const target = { id: c.req.valid('param').id, tenant: c.get('tenant'), body: null }
    return c.json(await writeOrder(c, deps, target, confirmReceipt), 200)
  })
  app.openapi(consents, async (c) => {
    const body = c.req.valid('json')
    const target = { id: c.req.valid('param').id, tenant: c.get('tenant'), body }
    const given = await writeOrder(c, deps, target, (tx, locked, now) => giveConsents(tx, locked, body, now))
    return c.json(given, 200)
  })
  app.openapi(help, async (c) => {
    const body = c.req.valid('json')
    const { tenant, tenantConfig, appName, client } = c.var
    await countSubmission(client)
    const counted = { requester: requesterOf(deps, client), supportEmail: tenantConfig.support.operations.email }
    const target = { id: c.req.valid('param').id, tenant, body }
    const asked = await writeOrder(c, deps, target, async (tx, locked, now) => {
      const made = await askForHelp(tx, locked.order, body, { ...counted, appName, now })
      return made.ok ? done(locked) : made
    })
    return c.json(asked, 200)
  })
}
