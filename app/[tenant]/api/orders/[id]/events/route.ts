import { isOrderId } from '@/lib/domain/ordering/order/paths'
import { problemAnswer } from '@/lib/server/http/answer/problem'
import { tenantRoute } from '@/lib/server/http/tenant-route'
import { getOrderEvents } from '@/lib/server/upstream/order-events'
import { WEB_REFUSALS } from '@/messages/content/web-refusals'

// `no-transform`: a compressing proxy would buffer the stream.
const headers = {
  'content-type': 'text/event-stream; charset=utf-8',
  'cache-control': 'no-store, no-transform',
  'x-accel-buffering': 'no',
}

/** The order's changes as a stream of events. Contract C0. */
export const GET = tenantRoute('read', async ({ tenant, request, params: { id = '' }, call }) => {
  const events = isOrderId(id) ? await getOrderEvents(tenant, id, { signal: request.signal, ...call }) : null
  if (!events) return problemAnswer(404, { code: 'unknown_order', message: WEB_REFUSALS.unknownOrder })
  if (events === 'full') {
    const tooMany = { code: 'too_many', message: WEB_REFUSALS.tooMany }
    return problemAnswer(429, tooMany, { 'retry-after': '60' })
  }
  if (events === 'over') return new Response(null, { status: 204 })
  if (request.method !== 'HEAD') return new Response(events, { headers })
  await events.cancel() // a HEAD answer has no body: this closes the upstream stream
  return new Response(null, { headers })
})
