import type { Metadata } from 'next'
import { cookies } from 'next/headers'
import { keyedTenantPage } from '@/app/_pages/tenant-page'
import { RecentList } from '@/components/recent/recent-list'
import { readTransferResult } from '@/components/recent/transfer-form'
import { StatePoll } from '@/components/shell/client/state-poll'
import type { CodedAnswer } from '@/lib/domain/form/coded-answer'
import { recentStates } from '@/lib/domain/recent/recent-item'
import { readAnswer } from '@/lib/server/http/answer/form-answer'
import { RECENT_COOKIE, unsealRecent } from '@/lib/server/session'
import { listRecent, listWaits } from '@/lib/server/upstream/recent'
import { loadRepeatVisits } from '@/lib/server/upstream/repeat-visits'
import { fetchRestaurant } from '@/lib/server/upstream/restaurants'
import { PAGE_TITLES } from '@/messages/content/page-titles'

export const metadata: Metadata = { title: PAGE_TITLES.recent }

/** Restaurants whose next free time is looked up; a list has ten entries. */
const AGAIN_RESTAURANTS = 10

/** Orders and reservations of this device, from its sealed cookie, in their present state. Contract C3, C31. */
export default keyedTenantPage(
  async (tenant, { searchParams }) => {
    const [query, jar] = await Promise.all([searchParams, cookies()])
    const now = new Date()
    const answer = await readAnswer<CodedAnswer>('own-list', query)
    const { entries, favourites } = await unsealRecent(jar.get(RECENT_COOKIE)?.value)
    const [items, waits, restaurants] = await Promise.all([
      listRecent(tenant, entries),
      listWaits(tenant, entries),
      Promise.all(favourites.map((id) => fetchRestaurant(tenant, id))),
    ])
    const againVisits = await loadRepeatVisits(tenant, items, now, AGAIN_RESTAURANTS)
    return (
      <>
        <RecentList
          items={items}
          waits={waits}
          favourites={restaurants.filter((restaurant) => restaurant !== null)}
          againVisits={againVisits}
          isCleared={answer?.code === 'cleared'}
          transfer={readTransferResult(answer?.code)}
          typedEmail={answer?.typed?.email ?? ''}
          now={now}
        />
        {items.length > 0 && <StatePoll path="/api/recent" shown={{ states: recentStates(items) }} />}
      </>
    )
  },
  { section: 'mine' },
)
