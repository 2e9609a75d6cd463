import { isOrderId } from '@/lib/domain/ordering/order/paths'
import { problemAnswer } from '@/lib/server/http/answer/problem'
import { tenantRoute } from '@/lib/server/http/tenant-route'
import { fetchOrder } from '@/lib/server/upstream/orders'
import { WEB_REFUSALS } from '@/messages/content/web-refusals'

/** The order's state, polled where the event stream is not available; phone and e-mail stay masked. Contract C19. */
export const GET = tenantRoute('read', async ({ tenant, params: { id = '' } }) => {
  const order = isOrderId(id) ? await fetchOrder(tenant, id) : null
  if (!order) return problemAnswer(404, { code: 'unknown_order', message: WEB_REFUSALS.unknownOrder })
  return Response.json(order, { headers: { 'cache-control': 'no-store' } })
})
