import { orderingPolicyOf } from '@/lib/domain/ordering/availability/from-wire'
import { isInTimeForNow } from '@/lib/domain/ordering/availability/last-order'
import { orderingAvailabilityAt } from '@/lib/domain/ordering/availability/ordering-availability'
import { orderingSchedule } from '@/lib/domain/ordering/availability/ordering-schedule'
import { placementRefusals } from '@/lib/domain/ordering/availability/placement'
import type { OrderingTerms } from '@/lib/domain/ordering/order/schema'
import { intervalsOn, isOpenAt } from '@/lib/domain/restaurant/hours/intervals'
import { kitchenHours } from '@/lib/domain/restaurant/hours/kitchen-hours'
import type { Interval, OpeningHours } from '@/lib/domain/restaurant/hours/schema'
import { instantOf, localDateOf } from '@/lib/domain/time/time'
import { restaurantFixture } from '@/tests/support/restaurant'

const every = (open: string, close: string): Interval[][] => Array.from({ length: 7 }, () => [{ open, close }])
const room: OpeningHours = {
  week: every('12:00', '24:00'),
  exceptions: [{ date: '2026-12-24', intervals: [{ open: '12:00', close: '16:00' }] }],
}
const own: OpeningHours = {
  ...room,
  kitchen: { week: every('13:00', '22:00'), exceptions: [{ date: '2026-11-29', intervals: [] }] },
  last_order_minutes: 60,
}

it('C3 without hours of its own the kitchen has those of the restaurant, with its last order', () => {
  expect(kitchenHours(room)).toBe(room)
  const last = { ...room, last_order_minutes: 30 }
  expect(kitchenHours(last)).toBe(last)
})

it.each([
  ['a weekday has the kitchen’s', '2026-11-27', [{ open: '13:00', close: '22:00' }]],
  ['a day of the restaurant is the kitchen’s too', '2026-12-24', [{ open: '12:00', close: '16:00' }]],
  ['a day of the kitchen counts', '2026-11-29', []],
])('C3 %s', (_, date, intervals) => expect(intervalsOn(kitchenHours(own), date)).toEqual(intervals))

it('C4 reservations use the hours of the restaurant: it is open when its kitchen is not', () => {
  expect(isOpenAt(own, instantOf('2026-11-27', '23:00'))).toBe(true)
  expect(isOpenAt(kitchenHours(own), instantOf('2026-11-27', '23:00'))).toBe(false)
})

it.each([
  ['the last minute of its own last order', 60, 20, '21:00', true],
  ['a minute after it', 60, 20, '21:01', false],
  ['the time for answering and cooking counts where it is longer', 15, 20, '21:30', true],
  ['a minute after that', 15, 20, '21:31', false],
  ['none said', undefined, 20, '21:30', true],
])('C1 %s', (_, minutes, cook, time, isInTime) => {
  const hours = { ...kitchenHours(own), last_order_minutes: minutes }
  expect(isInTimeForNow(hours, cook, instantOf('2026-11-27', time))).toBe(isInTime)
})

const terms = {
  prep_minutes: 20,
  scheduled: { lead_minutes: 30, step_minutes: 15 as const, days_ahead: 7 },
  payment_methods: ['blik' as const],
}

/** State shown in list and menu, and the refusal of an order for now, at the same moment. */
function seenAt(time: string, busyMinutes = 0) {
  const now = instantOf('2026-11-27', time)
  const orders_paused = busyMinutes ? { reason: null, until: null, busy_minutes: busyMinutes } : null
  const restaurant = restaurantFixture(1, { hours: own, orders_paused })
  const schedule = orderingSchedule({ ...restaurant, ordering: terms }, now)
  const shown = orderingAvailabilityAt(schedule, now.getTime(), localDateOf(now), 'takeout')
  const placement = { deliveryType: 'takeout', deliveryAt: 'ASAP', paymentMethod: 'blik', totalGrosze: 1000 } as const
  const refusals = placementRefusals(
    orderingPolicyOf(restaurant, terms as OrderingTerms, ['blik'], now),
    placement,
    now,
  )
  return { shown, isTaken: !refusals.includes('closed') }
}

it.each([
  ['before the last order', '20:59', 0, 'open', true],
  ['at it', '21:00', 0, 'open', true],
  ['after it, the kitchen is open', '21:01', 0, 'later', false],
  ['busy minutes do not add to its own last order', '21:00', 15, 'open', true],
  ['unless the kitchen needs more than it', '20:50', 50, 'later', false],
  ['after the kitchen has closed', '22:30', 0, 'later', false],
  ['before it opens, while the restaurant is open', '12:30', 0, 'later', false],
] as const)('C1 C17 %s: the shown times are those accepted', (_, time, busy, kind, isTaken) => {
  const seen = seenAt(time, busy)
  expect([seen.shown.kind, seen.isTaken]).toEqual([kind, isTaken])
})

it('C17 a closed kitchen is shown as closed, and the last order with its minute', () => {
  expect(seenAt('22:30').shown).toMatchObject({ isKitchenClosed: true })
  expect(seenAt('21:01').shown).toMatchObject({ isLate: true })
  expect(seenAt('20:00').shown).toMatchObject({ until: '21:00' })
})
