/** @jest-environment jsdom */
import { act, render, screen } from '@testing-library/react'
import { instantOf } from '@/lib/domain/time/time'
import { availabilityFixture } from '@/tests/support/restaurant'
import { FreshAvailability } from './fresh-availability'
import { FreshDay, FreshFact } from './fresh-facts'
import { FreshSlots } from './fresh-slots'

const rendered = instantOf('2026-11-23', '12:00')
const search = { city: 'lublin', date: '2026-11-24', time: '18:00', partySize: 2 }
const none = { closed: 'Nieczynne.', full: 'Komplet.', rule: 'Bez rezerwacji.', tooSoon: 'Bez rezerwacji.' }
const words = { label: 'godziny', request: 'zapytamy', none, moreTimes: 'Inne godziny' }
const answer = jest.fn()

async function open(now: Date) {
  jest.useFakeTimers({ now })
  global.fetch = answer as never
  render(
    <FreshAvailability ids={[7]} search={search} renderedAtMs={rendered.getTime()}>
      <FreshDay date={search.date} />
      <FreshFact id={7} time="18:00" free="18:00" text="wolne o {time}" />
      <FreshSlots
        restaurant={{ id: 7, slug: 'r', name: 'R' }}
        search={search}
        slots={[{ time: '18:00', state: 'available' }]}
        reason="full"
        words={words}
      />
    </FreshAvailability>,
  )
  await act(() => jest.advanceTimersByTimeAsync(10))
}
const times = () => screen.queryAllByRole('listitem').map(({ textContent }) => textContent)

beforeEach(() => answer.mockReset())
afterEach(() => jest.useRealTimers())

it('a page younger than a minute sends no request', async () => {
  await open(new Date(rendered.getTime() + 59_000))
  expect(answer).not.toHaveBeenCalled()
  expect(times()).toEqual(['18:00'])
})

it('an older page sends one request and shows the current free times', async () => {
  answer.mockResolvedValue({
    ok: true,
    json: async () => [availabilityFixture(7, { '18:00': 'full', '19:30': 'available' })],
  })
  await open(new Date(rendered.getTime() + 61_000))
  expect(answer.mock.calls).toEqual([['/api/availability?ids=7&from=2026-11-24+18%3A00&people=2']])
  expect(times()).toEqual(['19:30'])
  expect(screen.getByText(/wolne o 19:30/)).toBeInTheDocument()
})

it('a page cached over midnight requests its new tomorrow', async () => {
  answer.mockResolvedValue({ ok: true, json: async () => [availabilityFixture(7, { '18:00': 'full' })] })
  await open(instantOf('2026-11-24', '00:01'))
  expect(screen.getByText(/środa, 25 listopada/)).toBeInTheDocument()
  expect(screen.getByText(/Komplet/)).toBeInTheDocument()
  expect(screen.queryByText(/wolne o/)).not.toBeInTheDocument()
  expect(screen.getByRole('link', { name: 'Inne godziny' })).toHaveAttribute(
    'href',
    expect.stringContaining('2026-11-25'),
  )
})

it('a failure leaves the page as it is', async () => {
  answer.mockResolvedValue({ ok: false, status: 503 })
  await open(new Date(rendered.getTime() + 90_000))
  expect(times()).toEqual(['18:00'])
})
