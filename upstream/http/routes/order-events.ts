import { callBackEndMs, isSettled } from '@/lib/domain/ordering/order/is-settled'
import { orderCalls } from '@/lib/domain/ordering/order/order-calls'
import { LIMITS } from '@/lib/domain/rate-limit/limits'
import { isSharedNetwork, networkOf, siteOf, widerNetworkOf } from '@/lib/domain/rate-limit/network-of'
import type { Caps } from '@/upstream/caps/caps'
import { serve } from '@/upstream/http/serve'
import { type FoundOrder, findOrder } from '@/upstream/orders/find-order'
import { orderView } from '@/upstream/orders/order-view'
import type { Deps, Upstream } from '../deps'
import { problem } from '../problem'
import { eventStreams, type Step } from '../streams'

/** Contract C0, C3. */
export function orderEventRoutes(app: Upstream, deps: Deps): void {
  const stream = eventStreams(deps.feed, { most: LIMITS.orderStreams.max, retryAfter: { full: 30, limit: 60 } })
  serve(app, orderCalls.events, async ({ c, params: { id }, headers }) => {
    const tenant = c.get('tenant')
    const seen = Number(headers['last-event-id'] ?? 0)
    const first = await findOrder(deps.db, id, tenant)
    if (!first) throw problem(404, 'unknown_order')
    // 204 is the only answer after which a browser does not reconnect.
    if (isFinal(first, deps.now()) && seen >= first.revision) return c.body(null, 204)
    const limits = streamLimitsFor(networkOf(c.get('client') ?? ''), first.order.id, deps.caps)
    return stream(c, { key: first.order.id, limits }, followOrder(deps, { first, seen, tenant }))
  })
}

/** Sends the order at first, and again after each change; ends when the order is final. */
function followOrder(
  { db, now }: Deps,
  { first, seen, tenant }: { first: FoundOrder; seen: number; tenant: string },
): Step {
  let sentRevision = seen
  let last = first
  let isFirst = true
  return async (isDue) => {
    if (isDue && !isFirst) last = (await findOrder(db, first.order.id, tenant)) ?? last
    isFirst = false
    const isNews = last.revision > sentRevision
    sentRevision = Math.max(sentRevision, last.revision)
    const event = isNews ? { name: 'order', id: sentRevision, body: orderView(last, now()) } : null
    // Ends the stream even without a change: the time for an undo has passed.
    return { event, isOver: isFinal(last, now()) }
  }
}

/**
 * The limits that a stream counts against: its order together with the network, so that others with the link cannot
 * block the owner; and the network as a whole. IPv6 counts as a /64, a /56 and a /48, which has the limit of an IPv4
 * address. Decision 0026.
 */
function streamLimitsFor(network: string, orderId: string, { streams, streamsOfOrder, householdsOfCustomer }: Caps) {
  if (!network) return [{ key: '', limit: LIMITS.orderStreams.max }]
  const customer = widerNetworkOf(network)
  const ofOrder = { key: `${orderId} ${customer}`, limit: streamsOfOrder }
  if (isSharedNetwork(network)) return [ofOrder, { key: network, limit: streams.shared }]
  return [
    ofOrder,
    { key: network, limit: streams.household },
    { key: customer, limit: streams.household * householdsOfCustomer },
    { key: siteOf(network), limit: streams.shared },
  ]
}

/** The order is final for the page, and no payment is open with the provider: no more events can follow. */
function isFinal(found: FoundOrder, now: Date): boolean {
  const view = orderView(found, now)
  return isSettled(view) && found.payment.status !== 'pending' && callBackEndMs(view) <= now.getTime()
}
