import 'server-only'
import { orderCalls } from '@/lib/domain/ordering/order/order-calls'
import type { RecentEntry } from '@/lib/domain/recent/recent'
import type { RecentItem } from '@/lib/domain/recent/recent-item'
import type { Tenant } from '@/lib/domain/tenant/schema'
import type { WaitlistEntry } from '@/lib/domain/waitlist/schema'
import { waitlistCalls } from '@/lib/domain/waitlist/waitlist-calls'
import { findUpstream, loadUpstream } from './client/call'
import { fetchReservation } from './reservations'

/** Waitlist entries of this device that have not ended. Contract C2, C31. */
export async function listWaits(tenant: Tenant, entries: RecentEntry[]): Promise<WaitlistEntry[]> {
  const waits = entries.filter(({ kind }) => kind === 'wait')
  const found = await Promise.all(
    waits.map(({ id }) => findUpstream(tenant, waitlistCalls.read, { params: { code: id } })),
  )
  return found.filter((one) => one !== null).filter(({ state }) => ['waiting', 'offered', 'suspended'].includes(state))
}

/** Orders and reservations of this device, in the order of its entries; those unknown to this tenant are left out. */
export async function listRecent(tenant: Tenant, entries: RecentEntry[]): Promise<RecentItem[]> {
  const orderIds = entries.filter(({ kind }) => kind === 'order').map(({ id }) => id)
  const [orders, items] = await Promise.all([
    orderIds.length > 0 ? loadUpstream(tenant, orderCalls.lookup, { body: { ids: orderIds } }) : { items: [] },
    Promise.all(entries.map(({ kind, id }) => (kind === 'reservation' ? fetchReservation(tenant, id) : null))),
  ])
  return entries.flatMap(({ id }, index): RecentItem[] => {
    const order = orders.items.find((one) => one.id === id)
    const reservation = items[index]
    if (order) return [{ kind: 'order', order }]
    return reservation ? [{ kind: 'reservation', reservation }] : []
  })
}
