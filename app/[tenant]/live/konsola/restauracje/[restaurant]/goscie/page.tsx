import { notFound } from 'next/navigation'
import { consolePage } from '@/app/_pages/console-page'
import { GuestsPage } from '@/components/console/restaurants/guests-page'
import { guestListCalls } from '@/lib/domain/console/guest-list-calls'
import { serviceDayOf } from '@/lib/domain/panel/board/service-day'
import { panelWords } from '@/lib/domain/panel/panel-words'
import { isLocalDate, isLocalTime } from '@/lib/domain/time/time'
import { readFormAnswer } from '@/lib/server/http/answer/form-answer'
import { findUpstream } from '@/lib/server/upstream/client/call'

export const metadata = { title: panelWords.console.pages.restaurants }

/** Guests expected at one restaurant, and closing it. Contract C41. */
export default consolePage(
  'evenings',
  async ({ tenant, console: { bearer, permissions } }, { params, searchParams }) => {
    const { d, od, ...query } = await searchParams
    const asked = { bearer, params: { restaurant: Number((await params).restaurant) } }
    const date = typeof d === 'string' && isLocalDate(d) ? d : undefined
    const list = (await findUpstream(tenant, guestListCalls.guests, { ...asked, query: { date } })) ?? notFound()
    return (
      <GuestsPage
        list={list}
        today={serviceDayOf(new Date())}
        from={date && typeof od === 'string' && isLocalTime(od) ? od : null}
        mayClose={permissions.includes('stop_restaurants')}
        attempt={crypto.randomUUID()}
        answer={await readFormAnswer(query)}
      />
    )
  },
)
