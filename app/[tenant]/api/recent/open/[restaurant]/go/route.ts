import { orderPath } from '@/lib/domain/ordering/order/paths'
import { openOrderAt } from '@/lib/domain/recent/open-order'
import { recentOf } from '@/lib/server/http/answer/add-to-recent'
import { seeOther } from '@/lib/server/http/answer/see-other'
import { tenantRoute } from '@/lib/server/http/tenant-route'
import { listRecent } from '@/lib/server/upstream/recent'

/**
 * Redirects to the open order of this device, so that only the order's own page contains its key: a script on the
 * checkout could read a link. If the order has ended, redirects to the list. Contract C19.
 */
export const GET = tenantRoute('read', async ({ tenant, request, params }) => {
  const order = openOrderAt(await listRecent(tenant, await recentOf(request.headers)), Number(params.restaurant))
  return seeOther(order ? orderPath(order.id) : '/moje', { 'referrer-policy': 'no-referrer' })
})
