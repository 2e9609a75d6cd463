/** @jest-environment jsdom */
import { act, render } from '@testing-library/react'
import { badgeWords, readSubject, writeSubject } from '@/components/list/ordering/badge-subject'
import { ROWS_ADDED } from '@/components/list/rows-added'
import { orderingSchedule } from '@/lib/domain/ordering/availability/ordering-schedule'
import { instantOf } from '@/lib/domain/time/time'
import messages from '@/messages/pl.json'
import { orderingFixture } from '@/tests/support/ordering-restaurant-fixture'
import { restaurantFixture } from '@/tests/support/restaurant'
import { LiveBadges } from './live-badges'

const at = (time: string) => instantOf('2026-11-23', time)
// Takes orders until 21:30 (see availability-notice.test.tsx).
const ordering = orderingFixture({ prep_minutes: 20 })
const restaurant = { ...restaurantFixture(7), ordering }

beforeEach(() => jest.useFakeTimers({ now: at('21:00') }))
afterEach(() => jest.useRealTimers())

const subject = writeSubject({
  schedule: orderingSchedule(restaurant, at('20:58')),
  mode: 'delivery',
  pace: null,
  zoneMinutes: null,
  promotion: null,
})
const row = `<li><span data-badge='${subject}'>server</span></li>`
const ordersUntil = messages.orderingList.card.ordersUntil.replace('{time}', '21:30')
const badges = () => [...document.querySelectorAll('[data-badge]')]

it('the badge of each row follows the clock, in its place; a row without data is unchanged', () => {
  document.body.innerHTML = `<ul>${row}</ul><p><span data-badge="?">other</span></p>`
  render(<LiveBadges renderedAtMs={at('20:58').getTime()} {...badgeWords(messages)} />)
  const [ours, other] = badges()
  expect(ours).toHaveTextContent(ordersUntil)
  expect(ours).not.toHaveTextContent('server')
  expect(other).toHaveTextContent('other')
  act(() => jest.advanceTimersByTime(35 * 60_000))
  expect(ours).not.toHaveTextContent('21:30')
  expect(ours?.textContent).not.toBe('')
})

it('rows that are appended to the list follow the clock too', () => {
  document.body.innerHTML = `<ul>${row}</ul>`
  render(<LiveBadges renderedAtMs={at('20:58').getTime()} {...badgeWords(messages)} />)
  document.querySelector('ul')?.insertAdjacentHTML('beforeend', row.replace('server', 'server, later'))
  act(() => void document.dispatchEvent(new CustomEvent(ROWS_ADDED)))
  expect(badges().map((one) => one.textContent)).toEqual([ordersUntil, ordersUntil])
  act(() => jest.advanceTimersByTime(35 * 60_000))
  const [first, appended] = badges().map((one) => one.textContent)
  expect(appended).toBe(first)
  expect(appended).not.toContain('21:30')
})

it.each(['a quotation mark " and a backtick `', "an apostrophe ' and a <tag>"])(
  'a subject is read back from its attribute: %s',
  (text) => {
    const written = { schedule: { ...orderingSchedule(restaurant, at('20:58')), disabledOn: { '2026-11-23': text } } }
    const subject = { ...written, mode: 'takeout' as const, pace: null, zoneMinutes: null, promotion: null }
    expect(readSubject(writeSubject(subject))).toEqual(subject)

    expect(readSubject('{')).toBeNull()
  },
)
