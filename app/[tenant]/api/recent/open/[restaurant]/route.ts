import { orderStatusLabel } from '@/lib/domain/ordering/order/status'
import { openOrderAt } from '@/lib/domain/recent/open-order'
import { recentOf } from '@/lib/server/http/answer/add-to-recent'
import { tenantRoute } from '@/lib/server/http/tenant-route'
import { listRecent } from '@/lib/server/upstream/recent'

/**
 * The state of the order that this device has just sent, for a checkout with an empty cart; never its key. Contract
 * C19.
 */
export const GET = tenantRoute('read', async ({ tenant, request, params }) => {
  const order = openOrderAt(await listRecent(tenant, await recentOf(request.headers)), Number(params.restaurant))
  const open = order && { number: order.number, state: orderStatusLabel(order.status, order.delivery_type) }
  return Response.json({ order: open }, { headers: { 'cache-control': 'no-store' } })
})
