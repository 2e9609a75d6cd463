import type { Metadata } from 'next'
import { cookies } from 'next/headers'
import { keyedTenantPage } from '@/app/_pages/tenant-page'
import { RecentList } from '@/components/recent/recent-list'
import { StatePoll } from '@/components/shell/client/state-poll'
import { recentStates } from '@/lib/domain/recent/recent-item'
import { RECENT_COOKIE, unsealRecent } from '@/lib/server/session'
import { listRecent } from '@/lib/server/upstream/recent'

export const metadata: Metadata = { title: 'Moje zamówienia i rezerwacje' }

/** This device's orders and reservations with their current state, from its sealed cookie. Issue 3, point 6. */
export default keyedTenantPage(async (tenant, { searchParams }) => {
  const [{ wyczyszczone }, jar] = await Promise.all([searchParams, cookies()])
  const items = await listRecent(tenant, await unsealRecent(jar.get(RECENT_COOKIE)?.value))
  return (
    <>
      <RecentList items={items} isCleared={wyczyszczone === '1'} />
      {items.length > 0 && <StatePoll path="/api/recent" shown={{ states: recentStates(items) }} />}
    </>
  )
})
