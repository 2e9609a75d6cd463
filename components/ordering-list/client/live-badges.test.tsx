/** @jest-environment jsdom */
import { act, render } from '@testing-library/react'
import { orderingSchedule } from '@/lib/domain/ordering/availability/ordering-schedule'
import { instantOf } from '@/lib/domain/time/time'
import messages from '@/messages/pl.json'
import { orderingFixture } from '@/tests/support/ordering-restaurant-fixture'
import { restaurantFixture } from '@/tests/support/restaurant'
import { badgeWords } from '../badge-subject'
import { LiveBadges } from './live-badges'

const at = (time: string) => instantOf('2026-11-23', time)
// Takes orders until 21:30 (see availability-notice.test.tsx).
const ordering = orderingFixture({ prep_minutes: 20 })
const restaurant = { ...restaurantFixture(7), ordering }

beforeEach(() => jest.useFakeTimers({ now: at('21:00') }))
afterEach(() => jest.useRealTimers())

it('the badge of each row follows the clock, in its place, and others are left alone', () => {
  document.body.innerHTML = '<p><span data-badge="7">server</span></p><p><span data-badge="8">other list</span></p>'
  const subjects = { 7: { schedule: orderingSchedule(restaurant, at('20:58')), mode: 'delivery' as const } }
  render(<LiveBadges subjects={subjects} renderedAtMs={at('20:58').getTime()} {...badgeWords(messages)} />)
  const [ours, other] = [...document.querySelectorAll('[data-badge]')]
  expect(ours).toHaveTextContent(messages.orderingList.card.ordersUntil.replace('{time}', '21:30'))
  expect(ours).not.toHaveTextContent('server')
  expect(other).toHaveTextContent('other list')
  act(() => jest.advanceTimersByTime(35 * 60_000))
  expect(ours).not.toHaveTextContent('21:30')
  expect(ours?.textContent).not.toBe('')
})
