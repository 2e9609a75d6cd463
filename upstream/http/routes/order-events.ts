import { type SSEStreamingApi, streamSSE } from 'hono/streaming'
import { callBackEndMs, isSettled } from '@/lib/domain/ordering/order/is-settled'
import { orderCalls } from '@/lib/domain/ordering/order/order-calls'
import { isSharedNetwork, networkOf, siteOf, widerNetworkOf } from '@/lib/domain/rate-limit/network-of'
import type { Caps } from '@/upstream/caps/caps'
import { serve } from '@/upstream/http/serve'
import { type FoundOrder, findOrder } from '@/upstream/orders/find-order'
import { orderView } from '@/upstream/orders/order-view'
import type { Deps, Upstream } from '../deps'
import { problem } from '../problem'
import { createOpenCounter, createSignal, HEARTBEAT_MS, MAX_STREAM_MS, RETRY_MS } from '../streams'

const MAX_STREAMS = 2000

/** Contract C0, C3. */
export function orderEventRoutes(app: Upstream, deps: Deps): void {
  const open = createOpenCounter()
  serve(app, orderCalls.events, async ({ c, params: { id }, headers }) => {
    const tenant = c.get('tenant')
    const seen = Number(headers['last-event-id'] ?? 0)
    const first = await findOrder(deps.db, id, tenant)
    if (!first) throw problem(404, 'unknown_order')
    // 204 is the only answer after which a browser does not reconnect.
    if (isFinal(first, deps.now()) && seen >= first.revision) return c.body(null, 204)
    if (deps.feed.subscriberCount() >= MAX_STREAMS) throw problem(503, 'unavailable', { retryAfterSeconds: 30 })
    // Nobody reads the body of a HEAD request, so the stream would never end.
    if (c.req.method === 'HEAD') return c.body(null, 200, { 'content-type': 'text/event-stream' }) as never
    const limits = streamLimitsFor(networkOf(c.get('client') ?? ''), first.order.id, deps.caps)
    if (limits.some(({ key, limit }) => open.of(key) >= limit))
      throw problem(429, 'too_many_requests', { retryAfterSeconds: 60 })

    const releases = limits.map(({ key }) => open.add(key))
    const releaseAll = () => {
      for (const end of releases) end()
    }
    const response = streamSSE(c, (stream) => streamOrder(stream, deps, { first, seen, tenant }).finally(releaseAll))
    response.headers.set('cache-control', 'no-store')
    response.headers.set('x-accel-buffering', 'no')
    return response as never
  })
}

/**
 * The limits that a stream counts against: its order together with the network, so that others with the link cannot
 * block the owner; and the network as a whole. IPv6 counts as a /64, a /56 and a /48, which has the limit of an IPv4
 * address. Decision 0026.
 */
function streamLimitsFor(network: string, orderId: string, { streams, streamsOfOrder, householdsOfCustomer }: Caps) {
  if (!network) return [{ key: '', limit: MAX_STREAMS }]
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

/** Runs until the order is final, the browser disconnects, the upstream stops, or the maximum time is over. */
async function streamOrder(
  stream: SSEStreamingApi,
  { db, now, feed }: Deps,
  { first, seen, tenant }: { first: FoundOrder; seen: number; tenant: string },
): Promise<void> {
  const { id } = first.order
  const signal = createSignal()
  const end = () => {
    stream.abort()
    signal.raise()
  }
  const stops = [feed.subscribe(id, signal.raise), feed.onClose(end)]
  const over = setTimeout(end, MAX_STREAM_MS)
  stream.onAbort(signal.raise)
  let sentRevision = seen
  let found: FoundOrder | null = first
  let last = first
  let missed = false as boolean
  try {
    while (!stream.aborted) {
      if (found && found.revision > sentRevision) {
        sentRevision = found.revision
        const data = JSON.stringify(orderView(found, now()))
        await stream.writeSSE({ event: 'order', id: String(sentRevision), retry: RETRY_MS, data })
      }
      last = found ?? last
      // Also without news: it cannot be called back any more.
      if (!missed && isFinal(last, now())) break
      const hasChanged = await signal.wait(HEARTBEAT_MS)
      // A short database outage does not end the stream: the next heartbeat reads what was missed.
      const isAsked: boolean = (hasChanged || missed) && !stream.aborted
      found = isAsked ? await findOrder(db, id, tenant).catch(() => null) : null
      missed = isAsked && found === null
      if (!hasChanged) await stream.write(': \n\n')
    }
  } finally {
    clearTimeout(over)
    for (const stop of stops) stop()
  }
}

/** The order is final for the page, and no payment is still open with the provider: no more events can follow. */
function isFinal(found: FoundOrder, now: Date): boolean {
  const view = orderView(found, now)
  return isSettled(view) && found.payment.status !== 'pending' && callBackEndMs(view) <= now.getTime()
}
