import { quoteRequestSchema } from '@/lib/domain/ordering/cart/schema'
import { orderCalls } from '@/lib/domain/ordering/order/order-calls'
import { badQuery, forwardRefusal } from '@/lib/server/http/answer/problem'
import { tenantRoute } from '@/lib/server/http/tenant-route'
import { callUpstream } from '@/lib/server/upstream/client/call'

/**
 * The price of a cart. It counts as a read in the limits: it writes nothing and follows every press of a stepper.
 * Contract C0.
 */
export const POST = tenantRoute('read', async ({ tenant, request, call }) => {
  const read = quoteRequestSchema.safeParse(await request.json().catch(() => null))
  if (!read.success) return badQuery()
  const answer = await callUpstream(tenant, orderCalls.quote, { ...call, body: read.data })
  return answer.ok ? Response.json(answer.data, { headers: { 'cache-control': 'no-store' } }) : forwardRefusal(answer)
})
