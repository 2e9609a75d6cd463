import { recentOf } from '@/lib/http/remember'
import { seeOther } from '@/lib/http/see-other'
import { tenantRoute } from '@/lib/http/tenant-route'
import { orderPath } from '@/lib/order/paths'
import { openOrderAt } from '@/lib/recent/open-order'
import { listRecent } from '@/lib/upstream/recent'

/**
 * Leads to the open order of this device, so that no page but the order's own holds its key: a tag on the checkout could
 * read a link. Where it has ended meanwhile, to the list. Contract C19.
 */
export const GET = tenantRoute('read', async ({ tenant, request, params }) => {
  const order = openOrderAt(await listRecent(tenant, await recentOf(request.headers)), Number(params.restaurant))
  return seeOther(order ? orderPath(order.id) : '/moje', { 'referrer-policy': 'no-referrer' })
})
