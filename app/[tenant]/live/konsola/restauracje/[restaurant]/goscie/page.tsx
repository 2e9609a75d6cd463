import { absent, consolePage } from '@/app/_pages/console-page'
import { GuestsPage } from '@/components/console/restaurants/guests-page'
import { guestListCalls } from '@/lib/domain/console/guest-list-calls'
import { serviceDayOf } from '@/lib/domain/panel/board/service-day'
import { panelWords } from '@/lib/domain/panel/panel-words'
import { isLocalDate, isLocalTime } from '@/lib/domain/time/time'

export const metadata = { title: panelWords.console.pages.restaurants }

/** Guests expected at one restaurant, and closing it. Contract C41. */
export default consolePage('evenings', async ({ find, console, params, query: { d, od }, answer, attempt }) => {
  const date = typeof d === 'string' && isLocalDate(d) ? d : undefined
  const asked = { params: { restaurant: Number(params.restaurant) }, query: { date } }
  return (
    <GuestsPage
      list={(await find(guestListCalls.guests, asked)) ?? absent()}
      today={serviceDayOf(new Date())}
      from={date && typeof od === 'string' && isLocalTime(od) ? od : null}
      mayClose={console.permissions.includes('stop_restaurants')}
      attempt={attempt}
      answer={answer}
    />
  )
})
