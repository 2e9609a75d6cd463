/** @jest-environment jsdom */
import { render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { NextIntlClientProvider } from 'next-intl'
import messages from '@/messages/pl.json'
import { reservationFixture } from '@/tests/support/reservation'
import { ChangeCard } from './change-card'

const NOW = new Date('2026-11-27T08:00:00+01:00')
const noon = [{ open: '12:00', close: '22:00' }]
const hours = { week: [[], noon, noon, noon, noon, noon, noon], exceptions: [] }

it('C2 the calendar of a change says which days are closed', async () => {
  HTMLDialogElement.prototype.showModal = function () {
    this.open = true
  }
  HTMLDialogElement.prototype.close = function () {
    this.open = false
  }
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
  render(
    <NextIntlClientProvider locale="pl" messages={messages} timeZone="Europe/Warsaw">
      <ChangeCard
        reservation={reservationFixture()}
        availability={availability}
        visit={{ date: '2026-12-02', time: '18:00', partySize: 2 }}
        chosen={null}
        corrections={[]}
        problem={null}
        hours={hours}
        idempotencyKey="k"
        now={NOW}
      />
    </NextIntlClientProvider>,
  )
  await userEvent.click(screen.getByRole('button', { name: messages.date.open }))
  expect(await screen.findByLabelText(/, 7 grudnia.*, zamknięte/)).toBeEnabled()
  expect(screen.getByLabelText(/, 8 grudnia/)).not.toHaveAccessibleName(/zamknięte/)
})
