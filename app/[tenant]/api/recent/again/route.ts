import type { OrderedBefore } from '@/lib/domain/ordering/order/reorder'
import { isWorthRepeating } from '@/lib/domain/recent/recent-item'
import { recentOf } from '@/lib/server/http/answer/add-to-recent'
import { problemAnswer } from '@/lib/server/http/answer/problem'
import { tenantRoute } from '@/lib/server/http/tenant-route'
import { listRecent } from '@/lib/server/upstream/recent'
import { WEB_REFUSALS } from '@/messages/content/web-refusals'

/** Dishes of this device's last order, for the button that orders it again; the answer holds no key. Contract C31. */
export const GET = tenantRoute('read', async ({ tenant, request }) => {
  const items = await listRecent(tenant, await recentOf(request.headers))
  const found = items.filter(isWorthRepeating).find((item) => item.kind === 'order')?.order
  if (!found) return problemAnswer(404, { code: 'not_found', message: WEB_REFUSALS.unknownPage })
  const { restaurant_id, products, restaurant } = found
  const { id, slug, name } = restaurant
  const again: OrderedBefore = { restaurant_id, products, restaurant: { id, slug, name } }
  return Response.json(again, { headers: { 'cache-control': 'no-store' } })
})
