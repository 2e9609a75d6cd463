import 'server-only'
import { orderCalls } from '@/lib/domain/ordering/order/order-calls'
import type { RecentEntry } from '@/lib/domain/recent/recent'
import type { RecentItem } from '@/lib/domain/recent/recent-item'
import type { Tenant } from '@/lib/domain/tenant/schema'
import { loadUpstream } from './client/call'
import { findReservation } from './reservations'

/** Orders and reservations of this device, in the order of its entries; those unknown to this tenant are left out. */
export async function listRecent(tenant: Tenant, entries: RecentEntry[]): Promise<RecentItem[]> {
  const orderIds = entries.filter(({ kind }) => kind === 'order').map(({ id }) => id)
  const [orders, items] = await Promise.all([
    orderIds.length > 0 ? loadUpstream(tenant, orderCalls.lookup, { body: { ids: orderIds } }) : { items: [] },
    Promise.all(entries.map(({ kind, id }) => (kind === 'reservation' ? findReservation(tenant, id) : null))),
  ])
  return entries.flatMap(({ id }, index): RecentItem[] => {
    const order = orders.items.find((one) => one.id === id)
    const reservation = items[index]
    if (order) return [{ kind: 'order', order }]
    return reservation ? [{ kind: 'reservation', reservation }] : []
  })
}
