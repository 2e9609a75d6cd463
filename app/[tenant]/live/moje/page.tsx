import type { Metadata } from 'next'
import { cookies } from 'next/headers'
import { guardedByKey } from '@/app/guarded'
import { type RecentItem, RecentList } from '@/components/recent/recent-list'
import type { RecentEntry } from '@/lib/recent/recent'
import { RECENT_COOKIE, unsealRecent } from '@/lib/session'
import type { Tenant } from '@/lib/tenant/schema'
import { lookupOrders } from '@/lib/upstream/orders'
import { getReservation } from '@/lib/upstream/reservations'

export const metadata: Metadata = { title: 'Moje zamówienia i rezerwacje' }

/** What this device ordered and reserved, from its sealed cookie. Issue 3, point 6. */
export default guardedByKey(async (tenant, { searchParams }) => {
  const [{ wyczyszczone }, jar] = await Promise.all([searchParams, cookies()])
  const entries = await unsealRecent(jar.get(RECENT_COOKIE)?.value)
  return <RecentList items={await itemsOf(tenant, entries)} isCleared={wyczyszczone === '1'} />
})

/** In the order of the entries; what this tenant does not know is left out. */
async function itemsOf(tenant: Tenant, entries: RecentEntry[]): Promise<RecentItem[]> {
  const orderIds = entries.filter(({ kind }) => kind === 'order').map(({ id }) => id)
  const [orders, items] = await Promise.all([
    lookupOrders(tenant, orderIds),
    Promise.all(entries.map(({ kind, id }) => (kind === 'reservation' ? getReservation(tenant, id) : null))),
  ])
  return entries.flatMap(({ id }, index): RecentItem[] => {
    const order = orders.find((one) => one.id === id)
    const reservation = items[index]
    if (order) return [{ kind: 'order', order }]
    return reservation ? [{ kind: 'reservation', reservation }] : []
  })
}
