import { quoteRequestSchema } from '@/lib/domain/ordering/cart/schema'
import { badQuery, forwardRefusal } from '@/lib/server/http/answer/problem'
import { tenantRoute } from '@/lib/server/http/tenant-route'
import { quoteCart } from '@/lib/server/upstream/carts'

/**
 * The price of a cart. It counts as a read in the limits: it writes nothing and follows every press of a stepper.
 * Contract C0.
 */
export const POST = tenantRoute('read', async ({ tenant, request, call }) => {
  const read = quoteRequestSchema.safeParse(await request.json().catch(() => null))
  if (!read.success) return badQuery()
  const answer = await quoteCart(tenant, read.data, call)
  return answer.ok ? Response.json(answer.data, { headers: { 'cache-control': 'no-store' } }) : forwardRefusal(answer)
})
