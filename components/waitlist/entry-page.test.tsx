import { NextIntlClientProvider } from 'next-intl'
import { renderToStaticMarkup } from 'react-dom/server'
import type { WaitlistEntry } from '@/lib/domain/waitlist/schema'
import messages from '@/messages/pl.json'
import { reservationFixture } from '@/tests/support/reservation'
import { EntryPage } from './entry-page'

const words = messages.waitlist
const { restaurant } = reservationFixture()
const pageOf = (state: WaitlistEntry['state'], of: WaitlistEntry['restaurant']['state']) => {
  const entry: WaitlistEntry = {
    code: 'ABCDEFGHJKLMNPQR',
    state,
    restaurant: { ...restaurant, state: of },
    date: '2026-11-28',
    from: '18:00',
    to: '20:00',
    people: 2,
    offer: null,
    other_hours: [],
    reservation_code: null,
  }
  return renderToStaticMarkup(
    <NextIntlClientProvider locale="pl" messages={messages} timeZone="Europe/Warsaw">
      <EntryPage entry={entry} problem="restaurant_suspended" name={null} terms="/regulamin" />
    </NextIntlClientProvider>,
  )
}

describe('C33 the page of an entry at a restaurant that diners do not find', () => {
  it('says that no table is offered, once, and can be left', () => {
    const page = pageOf('suspended', 'suspended')
    expect(page).toContain(`<h1 class="title-m">${words.state.suspended}</h1>`)
    expect(page).toContain(words.text.suspended)
    expect(page).not.toContain(words.problem.other)
    expect(page).toContain('/api/waitlist/ABCDEFGHJKLMNPQR/leave')
  })

  it.each(['suspended', 'lapsed', 'left'] as const)('leads from "%s" to the list of its city', (state) => {
    expect(pageOf(state, 'suspended')).toContain('href="/rezerwuj?city=lublin"')
    expect(pageOf(state, 'suspended')).not.toContain('/restaurants/')
  })
})

it.each(['waiting', 'lapsed', 'left'] as const)(
  'C2 "%s" leads to the other times of a restaurant that is open',
  (state) => {
    expect(pageOf(state, 'open')).toContain('href="/restaurants/12-mlyn"')
  },
)
