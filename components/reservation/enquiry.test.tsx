/** @jest-environment jsdom */
import { render } from '@testing-library/react'
import { NextIntlClientProvider } from 'next-intl'
import messages from '@/messages/pl.json'
import { reservationFixture } from '@/tests/support/reservation'
import { reservationEmail } from '@/upstream/mail/reservation-email'
import { brandOf } from '@/upstream/tenants/brand'
import { CancelCard } from './cancel-card'
import { StateBanner } from './state-banner'

const BRAND = brandOf('lubje', 'https://{host}')
const RETURNED = /stolik[^.]*wróci/i
const removed = { cancelled_at: '2026-11-23T12:00:00+01:00', cancelled_by: 'guest' } as const
const cases = [
  ['a reservation with a table', { status: 'confirmed', has_table: true }, true],
  ['a request with a reserved table', { status: 'pending', has_table: true }, true],
  ['an enquiry for a group', { status: 'pending', has_table: false, guests_number: 20 }, false],
  ['a request to a venue that is no partner', { status: 'pending', has_table: false }, false],
  ['a confirmed visit at such a restaurant', { status: 'confirmed', has_table: false }, false],
] as const

const shown = (page: React.ReactElement) =>
  render(
    <NextIntlClientProvider locale="pl" messages={messages}>
      {page}
    </NextIntlClientProvider>,
  ).container.textContent ?? ''

describe('B4 the text that a table is free for others appears only if one was reserved', () => {
  it.each(cases)('the page of %s that was cancelled', (_, change, returns) => {
    const text = shown(
      <StateBanner
        reservation={reservationFixture({ ...change, ...removed })}
        now={new Date('2026-11-23T12:00:00+01:00')}
      />,
    )
    expect(RETURNED.test(text)).toBe(returns)
    expect(text).toContain('Odwołana')
  })

  it.each(cases)('the question before %s is cancelled', (_, change, returns) => {
    const reservation = reservationFixture(change)
    const text = shown(<CancelCard reservation={reservation} problem={null} idempotencyKey="k" />)
    expect(RETURNED.test(text)).toBe(returns)
    expect(text).toContain(change.status === 'pending' && !returns ? 'Wycofać zapytanie?' : 'Odwołać rezerwację?')
  })

  it.each(cases)('the e-mail about %s that was cancelled', (_, change) => {
    const email = reservationEmail('cancelled', reservationFixture({ ...change, ...removed }), BRAND)
    const isEnquiry = change.status === 'pending' && !change.has_table
    expect(email?.subject).toBe(`${isEnquiry ? 'Zapytanie wycofane' : 'Rezerwacja odwołana'}: Młyn, pt., 27 lis, 18:30`)
    expect(email?.paragraphs.join(' ')).not.toMatch(RETURNED)
  })
})

describe('C2 a finished visit is shown as finished', () => {
  const textAt = (now: string, change = {}) =>
    shown(<StateBanner reservation={reservationFixture({ status: 'confirmed', ...change })} now={new Date(now)} />)

  it('twenty-seven hours later the guest is not expected any more', () => {
    expect(textAt('2026-11-28T21:30:00+01:00')).toContain('Termin tej wizyty minął')
    expect(textAt('2026-11-28T21:30:00+01:00')).not.toContain('czeka na Ciebie')
  })

  it('before it, and while the guest still sits, it is on', () => {
    expect(textAt('2026-11-27T12:00:00+01:00')).toContain('Restauracja czeka na Ciebie')
    expect(textAt('2026-11-27T21:30:00+01:00', { visit_state: 'seated' })).not.toContain('minął')
  })

  it('a day later the visit counts as over, even if nobody marked that the guest left', () => {
    const text = textAt('2026-11-28T21:30:00+01:00', { visit_state: 'seated' })
    expect(text).toContain('Termin tej wizyty minął')
    expect(text).not.toContain('czeka na Ciebie')
  })
})
