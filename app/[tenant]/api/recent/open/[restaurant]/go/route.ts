import { orderPath } from '@/lib/domain/ordering/order/paths'
import { openOrderAt } from '@/lib/domain/recent/open-order'
import { recentOf } from '@/lib/server/http/answer/add-to-recent'
import { seeOther } from '@/lib/server/http/answer/see-other'
import { tenantRoute } from '@/lib/server/http/tenant-route'
import { listRecent } from '@/lib/server/upstream/recent'

/**
 * Leads to the open order of this device, so that no page but the order's own holds its key: a tag on the checkout could
 * read a link. Where it has ended meanwhile, to the list. Contract C19.
 */
export const GET = tenantRoute('read', async ({ tenant, request, params }) => {
  const order = openOrderAt(await listRecent(tenant, await recentOf(request.headers)), Number(params.restaurant))
  return seeOther(order ? orderPath(order.id) : '/moje', { 'referrer-policy': 'no-referrer' })
})
