/** @jest-environment jsdom */
import { render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { NextIntlClientProvider } from 'next-intl'
import { renderToStaticMarkup } from 'react-dom/server'
import type { Reservation } from '@/lib/domain/reservation/schema'
import messages from '@/messages/pl.json'
import { reservationFixture } from '@/tests/support/reservation'
import { ChangeCard } from './change-card'

const NOW = new Date('2026-11-27T08:00:00+01:00')
const noon = [{ open: '12:00', close: '22:00' }]
const hours = { week: [[], noon, noon, noon, noon, noon, noon], exceptions: [] }

const availability = {
  restaurant_id: 1,
  date: '2026-12-02',
  people: 2,
  state: 'available' as const,
  slots: [],
  alternatives: { times: [], dates: [] },
  seating_hours: [{ from: '12:00', to: '21:00' }],
  notices: [],
}

const cardOf = (reservation: Reservation) => (
  <NextIntlClientProvider locale="pl" messages={messages} timeZone="Europe/Warsaw">
    <ChangeCard
      reservation={reservation}
      availability={availability}
      visit={{ date: '2026-12-02', time: '18:00', partySize: 2 }}
      chosen={null}
      corrections={[]}
      problem={null}
      hours={hours}
      idempotencyKey="k"
      now={NOW}
    />
  </NextIntlClientProvider>
)

it('C2 the calendar of a change says which days are closed', async () => {
  HTMLDialogElement.prototype.showModal = function () {
    this.open = true
  }
  HTMLDialogElement.prototype.close = function () {
    this.open = false
  }
  render(cardOf(reservationFixture()))
  await userEvent.click(screen.getByRole('button', { name: messages.date.open }))
  expect(await screen.findByLabelText(/, 7 grudnia.*, zamknięte/)).toBeEnabled()
  expect(screen.getByLabelText(/, 8 grudnia/)).not.toHaveAccessibleName(/zamknięte/)
})

it('C2 the form of a change says which change is asked for already', () => {
  const change_request = { reserved_on: '2026-11-28 19:00:00', guests_number: 4 }
  const text = (reservation: Reservation) => renderToStaticMarkup(cardOf(reservation))
  expect(text(reservationFixture({ change_request }))).toContain(
    'Prosisz o zmianę na: sobota, 28 listopada, 19:00, 4 osoby.',
  )
  expect(text(reservationFixture())).not.toContain('Prosisz o zmianę')
})
