import { orderCalls } from '@/lib/domain/ordering/order/order-calls'
import { contactBlockRefusal } from '@/upstream/caps/contact'
import { requesterOf } from '@/upstream/caps/requester'
import { done } from '@/upstream/db/outcome'
import { idempotentWrite } from '@/upstream/http/idempotent-write'
import type { CountSubmission } from '@/upstream/http/rate-limit'
import { serve } from '@/upstream/http/serve'
import { saveTouches, withoutTouches } from '@/upstream/marketing/save-touches'
import { askForHelp } from '@/upstream/orders/ask-for-help'
import { cancelOrder, confirmReceipt } from '@/upstream/orders/cancel-order'
import { createOrder } from '@/upstream/orders/create-order'
import { locateOrderAddress } from '@/upstream/orders/delivery-quote'
import { findOrder, findOrders } from '@/upstream/orders/find-order'
import { orderView } from '@/upstream/orders/order-view'
import { pollerOfOpenAttempts } from '@/upstream/payments/poll-open-attempts'
import { giveOrderConsents } from '@/upstream/person-data/give-consents'
import { openFirstAttempt, startFirstPayment } from '../../payments/first-payment'
import { busy } from '../conflict-answers'
import { addressLookup, type Deps, type Upstream } from '../deps'
import { problem } from '../problem'
import { loadOrderView, writeOrder } from '../write-order'

/** Contract C1, C3. */
export function orderRoutes(app: Upstream, deps: Deps, countSubmission: CountSubmission): void {
  const pollOpenAttempts = pollerOfOpenAttempts(deps)
  serve(app, orderCalls.create, async ({ c, body: { blik_code: blikCode, ...body } }) => {
    // The BLIK code is left out of the stored and hashed body.
    const { tenant, appName, client } = c.var
    const tenantConfig = c.var.offeredConfig()
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
      if (body.campaign) await saveTouches(tx, 'order', made.value.id, body.campaign, now)
      await openFirstAttempt(tx, deps.paymentProviders, made.value, { blikCode, now })
      return done(await loadOrderView(tx, made.value.id, now))
    })
    return startFirstPayment(deps, order, blikCode)
  })
  serve(app, orderCalls.lookup, async ({ c, body }) => {
    const now = deps.now()
    const found = await findOrders(deps.db, body.ids, c.get('tenant'))
    return { items: found.map((one) => orderView(one, now)) }
  })
  serve(app, orderCalls.read, async ({ c, params: { id }, query: { ask } }) => {
    const found = await findOrder(deps.db, id, c.get('tenant'))
    if (!found) throw problem(404, 'unknown_order')
    const shouldPoll = ask === 'payment' && found.order.status === 'new'
    if (!shouldPoll) return orderView(found, deps.now())
    await pollOpenAttempts(found)
    return loadOrderView(deps.db, id, deps.now())
  })
  serve(app, orderCalls.cancel, ({ c, params: { id } }) =>
    writeOrder(c, deps, { id, tenant: c.var.tenant, body: null }, cancelOrder),
  )
  serve(app, orderCalls.receive, ({ c, params: { id } }) =>
    writeOrder(c, deps, { id, tenant: c.var.tenant, body: null }, confirmReceipt),
  )
  serve(app, orderCalls.consents, async ({ c, params, body }) => {
    const target = { id: params.id, tenant: c.get('tenant'), body }
    return writeOrder(c, deps, target, (tx, locked, now) => giveOrderConsents(tx, locked, body, now))
  })
  serve(app, orderCalls.help, async ({ c, params, body }) => {
    const { tenant, tenantConfig, appName, client } = c.var
    await countSubmission(client)
    const counted = { requester: requesterOf(deps, client), supportEmail: tenantConfig.support.operations.email }
    const target = { id: params.id, tenant, body }
    return writeOrder(c, deps, target, async (tx, locked, now) => {
      const made = await askForHelp(tx, locked.order, body, { ...counted, appName, now })
      return made.ok ? done(locked) : made
    })
  })
}
