import { NextIntlClientProvider } from 'next-intl'
import { renderToStaticMarkup } from 'react-dom/server'
import type { Reservation } from '@/lib/domain/reservation/schema'
import messages from '@/messages/pl.json'
import { reservationFixture } from '@/tests/support/reservation'
import { ReservationCard } from './reservation-card'

const NOW = new Date('2026-11-26T12:00:00+01:00')
const words = messages.confirmation
const { restaurant } = reservationFixture()
const suspended = { restaurant: { ...restaurant, state: 'suspended' as const }, can_change: false }
const over = { cancelled_at: '2026-11-26T10:00:00+01:00', cancelled_by: 'restaurant', can_cancel: false } as const
const slot = { reserved_on: '2026-11-28 19:00:00', guests_number: 2 }

const pageOf = (change: Partial<Reservation>, props: Partial<Parameters<typeof ReservationCard>[0]> = {}) =>
  renderToStaticMarkup(
    <NextIntlClientProvider locale="pl" messages={messages} timeZone="Europe/Warsaw">
      <ReservationCard reservation={reservationFixture(change)} now={NOW} brand="Lub*JE" {...props} />
    </NextIntlClientProvider>,
  )

describe('C33 a restaurant that diners do not find', () => {
  it('says that the reservation stands and that changes go by telephone', () => {
    expect(pageOf(suspended)).toContain(words.suspendedText)
    expect(pageOf(suspended)).toContain(`<h1 class="title-m">${words.suspended}</h1>`)
    for (const untrue of [words.confirmed, words.confirmedText]) expect(pageOf(suspended)).not.toContain(untrue)
    expect(pageOf({ ...suspended, status: 'pending' })).toContain(words.suspendedPending)
    for (const status of ['confirmed', 'pending'] as const)
      expect(pageOf({ status })).not.toMatch(/nie przyjmuje teraz/)
  })

  it.each([
    ['kept', {}],
    ['cancelled', over],
    ['declined', { status: 'declined', can_cancel: false }],
  ] as const)('no link of a reservation that is %s leads to its page', (_, change) => {
    expect(pageOf({ ...change, alternatives: [slot] })).toContain('/restaurants/12-mlyn')
    const page = pageOf({ ...suspended, ...change, alternatives: [slot] })
    expect(page).toContain('Młyn')
    expect(page).not.toContain('/restaurants/')
  })

  it('a visit that is over there proposes no new one', () => {
    const finished = { ...suspended, visit_state: 'finished', can_cancel: false } as const
    expect(pageOf(finished)).toContain(`<h1 class="title-m">${words.over}</h1>`)
    expect(pageOf(finished)).toContain(words.overSuspendedText)
    expect(pageOf(finished)).not.toContain(words.overText)
  })

  it('another visit is looked for in its city', () => {
    expect(pageOf({ ...suspended, ...over })).toContain('href="/rezerwuj?city=lublin"')
    expect(pageOf({ ...suspended, ...over })).not.toContain(words.again)
    expect(pageOf(over)).toContain(words.again)
  })
})

it.each(['restaurant', 'operations'] as const)('C2 a visit cancelled by %s names that side and its reason', (by) => {
  const page = pageOf({ ...over, cancelled_by: by, decline_reason: 'Zalana sala' })
  expect(page).toContain(words.cancelledBy[by])
  expect(page).toContain('Powód: Zalana sala')
})

it('C2 a refused change shows why, and on a visit that was cancelled meanwhile its state alone', () => {
  const problem = 'not_changeable'
  expect(pageOf({}, { problem })).toContain(words.problem.not_changeable)
  const page = pageOf({ ...over, cancelled_by: 'guest' }, { problem })
  expect(page).not.toContain(words.problem.not_changeable)
  expect(page).toContain(words.cancelledByDiner)
})
