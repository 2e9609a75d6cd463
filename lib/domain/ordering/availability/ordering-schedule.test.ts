import type { DeliveryMode } from '@/lib/domain/ordering/delivery/schema'
import { instantOf, localDateOf } from '@/lib/domain/time/time'
import { restaurantFixture } from '@/tests/support/restaurant'
import { mayCheckOut, orderingAvailabilityAt } from './ordering-availability'
import { orderingSchedule } from './ordering-schedule'
import { pausedText } from './paused'

const scheduled = { lead_minutes: 30, step_minutes: 15, days_ahead: 7 }
const ordering = { scheduled, prep_minutes: 20 }
const noonMonday = instantOf('2026-11-23', '13:00')
const morning = instantOf('2026-11-23', '10:00')
const evening = instantOf('2026-11-23', '22:30')

type Change = Parameters<typeof restaurantFixture>[1] & {
  ordering?: { scheduled: typeof scheduled | null; prep_minutes: number }
  mode?: DeliveryMode
}

const stateAt = (
  now: Date,
  { ordering: own = ordering, mode = 'delivery', ...change }: Change = {},
  renderedAt = now,
) =>
  orderingAvailabilityAt(
    orderingSchedule({ ...restaurantFixture(1, change), ordering: own }, renderedAt),
    now.getTime(),
    localDateOf(now),
    mode,
  )
const paused = (reason: string, more = {}) => ({ orders_paused: { reason, until: null, ...more } })

it('C17 open: until when, and how many busy minutes', () => {
  expect(stateAt(noonMonday)).toEqual({ kind: 'open', until: '21:30', isLast: false, busyMinutes: 0 })
  const busy = stateAt(noonMonday, { orders_paused: { reason: null, until: null, busy_minutes: 25 } })
  expect(busy).toEqual({ kind: 'open', until: '21:05', isLast: false, busyMinutes: 25 })
})

it.each([
  ['at the last moment it is open', '21:30', {}, { kind: 'open', until: '21:30' }],
  [
    'a minute later only for the next opening',
    '21:31',
    {},
    { kind: 'later', isLate: true, opens: { opensOn: '2026-11-24' } },
  ],
  ['or not at all', '21:31', { ordering: { ...ordering, scheduled: null } }, { kind: 'shut', isLate: true }],
] as const)('C1 the last order for now: %s', (_, time, change, expected) =>
  expect(stateAt(instantOf('2026-11-23', time), change as Change)).toMatchObject(expected),
)

it.each([
  ['in steps of five minutes', '21:24', '21:25', false],
  ['as the last minutes where that step is over', '21:26', '21:25', true],
])('C1 the last order is shown %s', (_, time, until, isLast) => {
  const slow = { ...ordering, prep_minutes: 23 }
  expect(stateAt(instantOf('2026-11-23', time), { ordering: slow })).toMatchObject({ kind: 'open', until, isLast })
})

it('C1 a restaurant that never closes has no last order; one that closes tomorrow names the day', () => {
  const always = Array.from({ length: 7 }, () => [{ open: '00:00', close: '24:00' }])
  expect(stateAt(evening, { hours: { week: always, exceptions: [] } })).toMatchObject({ kind: 'open', until: null })
  const soon = { week: always, exceptions: [{ date: '2026-11-24', intervals: [] }] }
  expect(stateAt(evening, { hours: soon })).toMatchObject({ kind: 'open', until: '23:30' })
})

it('C1 the end of a pause on another day names its day', () => {
  const change = paused('technical', { until: '2026-11-29T10:00:00+01:00' })
  expect(stateAt(noonMonday, change)).toMatchObject({ kind: 'stopped', until: '10:00 w niedzielę' })
})

it.each([
  ['before opening: today at 12:00, order for 12:45', morning, '2026-11-23', '12:45'],
  ['after closing: tomorrow', evening, '2026-11-24', '12:45'],
  ['C1 too late for today, yet answered today', instantOf('2026-11-23', '21:32'), '2026-11-24', '12:30'],
])('C17 %s', (_, now, opensOn, time) =>
  expect(stateAt(now)).toMatchObject({
    kind: 'later',
    opens: { opensOn, opens: '12:00' },
    first: { date: opensOn, time },
  }),
)

it('C17 the lead time depends on the delivery type: takeout has no travel time', () => {
  const slow = { ordering: { prep_minutes: 20, scheduled: { ...scheduled, lead_minutes: 85 } } }
  expect(stateAt(morning, slow)).toMatchObject({ first: { time: '13:30' } })
  expect(stateAt(morning, { ...slow, mode: 'takeout' })).toMatchObject({ first: { time: '12:30' } })
})

it('L241 a day on which orders are disabled is not the first day', () => {
  const custom_rules = [{ key: 'visitDate', value: '2026-11-24', text: 'Jutro wesele.', disableOrder: true }]
  expect(stateAt(evening, { custom_rules } as never)).toMatchObject({ first: { date: '2026-11-25', time: '12:30' } })
})

it('C17 closed without scheduled orders: not available, with the time of opening', () => {
  const state = stateAt(morning, { ordering: { ...ordering, scheduled: null } })
  expect(state).toMatchObject({ kind: 'shut', opens: { opens: '12:00' } })
  expect(mayCheckOut(state)).toBe(false)
})

it.each([
  ['L209', 'too-many-orders', 'stopped', 'Zamówienia chwilowo wstrzymane'],
  ['L210', 'closed', 'later', 'Restauracja obecnie jest zamknięta'],
  ['L211', 'technical', 'stopped', 'Zamówienia chwilowo wstrzymane'],
  ['L212', 'something new', 'stopped', 'Zamówienia chwilowo wstrzymane'],
])('%s a pause for %s: %s', (_, reason, kind, text) =>
  expect(stateAt(noonMonday, paused(reason))).toMatchObject({ kind, text }),
)

it.each(['too-many-orders', 'closed', 'technical', 'other'])(
  "L209 C17 %s beside busy minutes: the reason's text is shown",
  (reason) => {
    const { kind, ...more } = stateAt(noonMonday, paused(reason, { busy_minutes: 25 }))
    expect(kind).toBe(reason === 'closed' ? 'later' : 'stopped')
    expect(more).toMatchObject({ text: pausedText(reason) })
  },
)

it('C17 a cached page shows the restaurant open after the end of a pause', () => {
  const change = paused('technical', { until: '2026-11-23T13:30:00+01:00' })
  expect(stateAt(noonMonday, change)).toMatchObject({ kind: 'stopped', until: '13:30' })
  expect(stateAt(instantOf('2026-11-23', '13:30'), change, noonMonday)).toMatchObject({ kind: 'open' })
})

it('L113 a restaurant without orders is off', () => {
  const config = { config: { auto_confirm_before: 2 }, orders: { allowOrders: false } }
  expect(stateAt(noonMonday, { config })).toEqual({ kind: 'off' })
})

it('L239 L241 a rule disables today, not other days', () => {
  const custom_rules = [{ key: 'visitDate', value: '2026-11-23', text: 'Dziś wesele.', disableOrder: true }]
  expect(stateAt(noonMonday, { custom_rules } as never)).toEqual({ kind: 'later', opens: null, text: 'Dziś wesele.' })
  expect(stateAt(noonMonday, { custom_rules, ordering: { ...ordering, scheduled: null } } as never)).toMatchObject({
    kind: 'stopped',
  })
})
