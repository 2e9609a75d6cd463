import type { ZodError } from 'zod'
import { orderCalls } from '@/lib/domain/ordering/order/order-calls'
import { orderPath } from '@/lib/domain/ordering/order/paths'
import { orderCreatedSchema, orderRequestSchema } from '@/lib/domain/ordering/order/schema'
import { isIdempotencyKey } from '@/lib/domain/reservation/paths'
import { addToRecent } from '@/lib/server/http/answer/add-to-recent'
import { forwardRefusal, problemAnswer } from '@/lib/server/http/answer/problem'
import { tenantRoute } from '@/lib/server/http/tenant-route'
import { touchesOf } from '@/lib/server/marketing/touches-of'
import { callUpstream } from '@/lib/server/upstream/client/call'
import { WEB_REFUSALS } from '@/messages/content/web-refusals'

/** An order's page loads the rest. */
const PLACED = { ...orderCalls.create, answer: orderCreatedSchema }

/** Places an order with the diner's own key, so that a repeat never makes a second one. Contract C3, C12. */
export const POST = tenantRoute('write', async ({ tenant, request, call }) => {
  const body: unknown = await request.json().catch(() => null)
  if (body === null) return problemAnswer(400, { code: 'malformed', message: WEB_REFUSALS.malformedOrder })
  const read = orderRequestSchema.safeParse(body)
  if (!read.success) return invalidOrder(read.error)
  const idempotencyKey = request.headers.get('idempotency-key') ?? ''
  if (!isIdempotencyKey(idempotencyKey))
    return problemAnswer(422, { code: 'invalid_idempotency_key', message: WEB_REFUSALS.invalidIdempotencyKey })

  const { campaign: _, ...ordered } = read.data // the handler's own campaign counts
  const made = { ...call, idempotencyKey, body: { ...ordered, ...touchesOf(request) } }
  const answer = await callUpstream(tenant, PLACED, made)
  if (!answer.ok) return forwardRefusal(answer)
  const { id, number, payment } = answer.data
  const replay = answer.replayed && { 'idempotency-replayed': 'true' }
  const headers = { 'cache-control': 'no-store', ...replay }
  const placed = Response.json({ id, number, location: orderPath(id), payment }, { status: 201, headers })
  return addToRecent(placed, request, { kind: 'order', id, atMs: Date.now() })
})

/** 422 with each invalid field as its path on the wire: `customer.phone`. */
function invalidOrder(error: ZodError): Response {
  const paths = error.issues.map(({ path }) => path.join('.'))
  const code = paths.includes('accept_terms') ? 'terms_required' : 'invalid'
  const fields = Object.fromEntries(paths.map((path) => [path, 'invalid']))
  return problemAnswer(422, { code, message: WEB_REFUSALS.invalidOrder, fields })
}
