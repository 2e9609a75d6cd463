/** @jest-environment jsdom */
import { render, screen } from '@testing-library/react'
import { CartContext } from '@/components/cart/client/cart-context'
import { AvailabilityBadge } from '@/components/list/ordering/availability-badge'
import { orderingAvailabilityAt } from '@/lib/domain/ordering/availability/ordering-availability'
import { orderingSchedule } from '@/lib/domain/ordering/availability/ordering-schedule'
import { instantOf, localDateOf } from '@/lib/domain/time/time'
import messages from '@/messages/pl.json'
import { orderingFixture } from '@/tests/support/ordering-restaurant-fixture'
import { restaurantFixture } from '@/tests/support/restaurant'
import { AvailabilityNotice } from './availability-notice'

const PROMISE = { mode: 'delivery', from: 45, to: 60, isBusy: true }
type Change = Parameters<typeof restaurantFixture>[1]
const words = messages.menu.availability
const scheduled = { lead_minutes: 30, step_minutes: 15, days_ahead: 7 }
const scheduleOf = (now: Date, change: Change = {}, own = {}) =>
  orderingSchedule({ ...restaurantFixture(1, change), ordering: orderingFixture({ scheduled, ...own }) }, now)

function notice(now: Date, change?: Change, own?: object) {
  const availability = orderingAvailabilityAt(scheduleOf(now, change, own), now.getTime(), localDateOf(now), 'delivery')
  const stage = { availability, promise: PROMISE, order: { nowMs: now.getTime() } } as never
  render(
    <CartContext value={stage}>
      <AvailabilityNotice words={words} />
    </CartContext>,
  )
}
function badge(now: Date, change?: Change) {
  jest.useFakeTimers({ now })
  const { ordersUntil, until } = messages.orderingList.card
  const badgeWords = { open: ordersUntil, openAlways: messages.ordering.open, until }
  render(
    <AvailabilityBadge
      schedule={scheduleOf(now, change)}
      mode="delivery"
      pace={null}
      zoneMinutes={null}
      promotion={null}
      nowMs={now.getTime()}
      words={badgeWords}
      availabilityWords={words}
    />,
  )
}
const at = (time: string) => instantOf('2026-11-23', time)
const paused = (reason: string | null, more = {}): Change => ({ orders_paused: { reason, until: null, ...more } })

afterEach(() => jest.useRealTimers())

it('C17 one line contains all times for which a diner may order', () => {
  notice(at('10:00'))
  expect(document.body).toHaveTextContent(/^Otwiera dziś o 12:00, zamów na 12:45$/)
})

it.each([
  ['C17 shut in the morning', '10:00', {}, {}, 'Otwiera dziś o 12:00, zamów na 12:45'],
  ['C17 shut at night', '23:00', {}, {}, 'Otwiera jutro o 12:00, zamów na 12:45'],
  ['C17 shut, no later times', '10:00', {}, { scheduled: null }, 'Otwiera dziś o 12:00.'],
  ['C1 open until the last order', '13:00', {}, { prep_minutes: 20 }, 'Przyjmuje zamówienia do 21:30'],
  ['C1 in steps of five minutes, never too late', '13:00', {}, { prep_minutes: 17 }, 'Przyjmuje zamówienia do 21:30'],
  ['C1 the last minutes', '21:31', {}, { prep_minutes: 17 }, 'Przyjmuje ostatnie zamówienia'],
  ['C1 too late for now', '21:31', {}, { prep_minutes: 20 }, 'Na teraz kuchnia już nie zdąży.'],
  [
    'C1 too late, with the next day',
    '21:31',
    {},
    { prep_minutes: 20 },
    'Zamówienia znów jutro od 12:00, zamów na 12:30.',
  ],
  [
    'C1 too late, no later times',
    '21:31',
    {},
    { prep_minutes: 20, scheduled: null },
    'Zamówienia znów jutro od 12:00.',
  ],
  ['L209', '13:00', paused('too-many-orders'), {}, 'Zamówienia chwilowo wstrzymane'],
  ['L210', '13:00', paused('closed'), {}, 'Restauracja obecnie jest zamknięta'],
  [
    'C17 the end of the opening is shown',
    '13:00',
    paused('other', { until: '2026-11-23T13:30:00+01:00' }),
    {},
    'Spróbuj po 13:30.',
  ],
  ['C17 busy', '13:00', paused(null, { busy_minutes: 20 }), {}, '45–60 min · dziś duży ruch'],
  ['L209 a reason beside it', '13:00', paused('other', { busy_minutes: 20 }), {}, 'Zamówienia chwilowo wstrzymane'],
])('%s', (_, time, change, own, text) => {
  notice(at(time), change, own)
  expect(screen.getByText(text)).toBeInTheDocument()
})

it.each([
  ['C1 open until the last order', '13:00', {}, 'Otwarte, zamówienia do 21:25'],
  ['C1 the first order of another day names it', '22:30', {}, 'zamów na 12:45 we wtorek'],
  ['C1 open, and too late', '21:50', {}, 'Zamówienia znów jutro od 12:00'],
  ['shut', '10:00', {}, 'Otwiera dziś o 12:00'],
  ['L211', '13:00', paused('technical'), 'Zamówienia chwilowo wstrzymane'],
  ['L210', '13:00', paused('closed'), 'Restauracja obecnie jest zamknięta'],
])('the list shows the same: %s', (_, time, change, text) => {
  badge(at(time), change)
  expect(screen.getByText(text)).toBeInTheDocument()
})
