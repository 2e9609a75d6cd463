import type { Metadata } from 'next'
import { cookies } from 'next/headers'
import { keyedTenantPage } from '@/app/_pages/tenant-page'
import { RecentList } from '@/components/recent/recent-list'
import { StatePoll } from '@/components/shell/client/state-poll'
import { recentStates } from '@/lib/domain/recent/recent-item'
import { RECENT_COOKIE, unsealRecent } from '@/lib/server/session'
import { listRecent } from '@/lib/server/upstream/recent'
import { PAGE_TITLES } from '@/messages/content/page-titles'

export const metadata: Metadata = { title: PAGE_TITLES.recent }

/** What this device ordered and reserved, from its sealed cookie, as it stands now. Contract C3. */
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
