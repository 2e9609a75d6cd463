/** @jest-environment jsdom */
import { render, screen } from '@testing-library/react'
import { NextIntlClientProvider } from 'next-intl'
import type { OpeningHours } from '@/lib/domain/restaurant/hours/schema'
import { instantOf } from '@/lib/domain/time/time'
import { WEEKDAYS } from '@/messages/content/weekdays'
import messages from '@/messages/pl.json'
import { RestaurantHours } from './restaurant-hours'

const hours: OpeningHours = {
  week: Array(7).fill([{ open: '12:00', close: '22:00' }]),
  exceptions: [
    { date: '2026-12-24', intervals: [{ open: '10:00', close: '14:00' }], note: 'Wigilia' },
    { date: '2026-12-25', intervals: [], note: 'Boże Narodzenie' },
    { date: '2026-12-28', intervals: [{ open: '13:00', close: '18:00' }] },
  ],
}

/** The rows of the week, made at one moment and viewed at another. */
function rows(made: Date, seen: Date): string[] {
  jest.useFakeTimers({ now: seen })
  render(
    <NextIntlClientProvider locale="pl" messages={messages}>
      <RestaurantHours hours={hours} now={made} />
    </NextIntlClientProvider>,
  )
  const [week] = screen.getAllByRole('list')
  return [...(week as HTMLElement).children].map(({ children }) => [...children].map((e) => e.textContent).join(' '))
}

afterEach(() => jest.useRealTimers())

const week = (today: number, text: string) =>
  WEEKDAYS.map((name, index) => (index === today ? `${name} ${text}` : `${name} 12–22`))

it.each([
  ['an ordinary day has its weekday’s hours', '2026-12-23', 2, '(dziś) 12–22'],
  ['a day that differs has its own hours and says why', '2026-12-24', 3, '(dziś: Wigilia) 10–14'],
  ['so has a day that is closed', '2026-12-25', 4, '(dziś: Boże Narodzenie) Zamknięte'],
  ['and one without a name', '2026-12-28', 0, '(dziś) 13–18'],
])('L085 %s', (_, date, index, text) => {
  const noon = instantOf(date, '12:00')
  expect(rows(noon, noon)).toEqual(week(index, text))
})

it('L085 a page that was made yesterday shows today’s exception', () => {
  expect(rows(instantOf('2026-12-23', '23:59'), instantOf('2026-12-24', '00:01'))).toEqual(
    week(3, '(dziś: Wigilia) 10–14'),
  )
})

it('C3 a kitchen with its own hours has its own week, and the last order and seating are shown', () => {
  const now = instantOf('2026-12-23', '12:00')
  const kitchen = {
    week: Array(7).fill([{ open: '13:00', close: '21:00' }]),
    exceptions: [{ date: '2026-12-31', intervals: [], note: 'Sylwester' }],
  }
  render(
    <NextIntlClientProvider locale="pl" messages={messages}>
      <RestaurantHours hours={{ ...hours, kitchen, last_order_minutes: 45, last_seating_minutes: 90 }} now={now} />
    </NextIntlClientProvider>,
  )
  const week = screen.getByRole('heading', { name: 'Godziny kuchni' }).nextElementSibling?.nextElementSibling
  expect([...(week?.children ?? [])].map(({ textContent }) => textContent?.replaceAll('\u00a0', ' '))).toEqual([
    ...WEEKDAYS.map((name) => `${name}13–21`),
    expect.stringMatching(/31 grudnia.*Sylwester.*Zamknięte/),
  ])
  expect(screen.getByText('Ostatnie zamówienie: 45 min przed zamknięciem kuchni.')).toBeTruthy()
  expect(screen.getByText('Ostatni stolik: 90 min przed zamknięciem.')).toBeTruthy()
})
