import { orderStatusLabel } from '@/lib/domain/ordering/order/status'
import type { NextUp } from '@/lib/domain/recent/next-up'
import { comingAndPast, isWorthRepeating, type RecentItem } from '@/lib/domain/recent/recent-item'
import { visitOfferPath } from '@/lib/domain/recent/repeat-visit'
import { splitWallTime } from '@/lib/domain/time/time'
import { recentOf } from '@/lib/server/http/answer/add-to-recent'
import { tenantRoute } from '@/lib/server/http/tenant-route'
import { listRecent } from '@/lib/server/upstream/recent'
import { loadRepeatVisits, type RepeatVisits } from '@/lib/server/upstream/repeat-visits'

/**
 * The next visit or order, and one to repeat, for home, where third-party scripts may run: never a key. Contract C31.
 */
export const GET = tenantRoute('read', async ({ tenant, request }) => {
  const now = new Date()
  const items = await listRecent(tenant, await recentOf(request.headers))
  const nextUp = nextUpOf(items, await loadRepeatVisits(tenant, items.filter(isWorthRepeating), now, 1), now)
  return Response.json(nextUp, { headers: { 'cache-control': 'no-store' } })
})

function nextUpOf(items: RecentItem[], visits: RepeatVisits, now: Date): NextUp {
  const [first] = comingAndPast(items, now).coming
  const worthRepeating = items.filter(isWorthRepeating)
  const table = worthRepeating.find((item) => item.kind === 'reservation')?.reservation
  const order = worthRepeating.find((item) => item.kind === 'order')?.order
  const visit = table && visits.get(table.restaurant_id)
  return {
    coming: first ? comingOf(first) : null,
    table:
      table && visit
        ? {
            restaurant: table.restaurant.name,
            path: visitOfferPath(table.restaurant, visit),
            date: visit.date,
            time: visit.time,
            people: visit.partySize,
          }
        : null,
    order: order ? { restaurant: order.restaurant.name } : null,
  }
}

function comingOf(item: RecentItem): NextUp['coming'] {
  if (item.kind === 'order') {
    const { restaurant, status, delivery_type } = item.order
    return { kind: 'order', restaurant: restaurant.name, state: orderStatusLabel(status, delivery_type) }
  }
  const { restaurant, reserved_on, guests_number: people, status } = item.reservation
  const { date, time } = splitWallTime(reserved_on)
  return { kind: 'reservation', restaurant: restaurant.name, date, time, people, isPending: status === 'pending' }
}
