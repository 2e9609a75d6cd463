import { problem } from '@/lib/http/problem'
import { tenantRoute } from '@/lib/http/tenant-route'
import { isOrderId } from '@/lib/order/paths'
import { getOrder } from '@/lib/upstream/orders'

/** What a watching page asks for where events do not come through; phone and e-mail stay masked. Contract C19. */
export const GET = tenantRoute('read', async ({ tenant, params: { id = '' } }) => {
  const order = isOrderId(id) ? await getOrder(tenant, id) : null
  if (!order) return problem(404, { code: 'unknown_order', message: 'Nie znamy takiego zamówienia.' })
  return Response.json(order, { headers: { 'cache-control': 'no-store' } })
})
