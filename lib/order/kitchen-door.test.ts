import { instantOf, localDateOf } from '@/lib/time'
import { restaurantOf } from '@/tests/support/restaurant'
import { doorStateAt, mayCheckOut } from './door-state'
import { kitchenDoor } from './kitchen-door'

const scheduled = { lead_minutes: 30, step_minutes: 15, days_ahead: 7 }
const ordering = { scheduled }
const noonMonday = instantOf('2026-11-23', '13:00')
const morning = instantOf('2026-11-23', '10:00')
const evening = instantOf('2026-11-23', '22:30')

type Change = Parameters<typeof restaurantOf>[1] & { ordering?: { scheduled: typeof scheduled | null } }

const stateAt = (now: Date, { ordering: own = ordering, ...change }: Change = {}, renderedAt = now) =>
  doorStateAt(kitchenDoor({ ...restaurantOf(1, change), ordering: own }, renderedAt), now.getTime(), localDateOf(now))
const paused = (reason: string, more = {}) => ({ orders_paused: { reason, until: null, ...more } })

it('C17 open: until when, and how much longer it takes while it is busy', () => {
  expect(stateAt(noonMonday)).toEqual({ kind: 'open', until: '22:00', busyMinutes: 0 })
  expect(stateAt(noonMonday, paused('too-many-orders', { busy_minutes: 25 }))).toMatchObject({ busyMinutes: 25 })
})

it.each([
  ['before opening: today at 12:00, order for 12:30', morning, '2026-11-23'],
  ['after closing: tomorrow', evening, '2026-11-24'],
])('C17 %s', (_, now, opensOn) =>
  expect(stateAt(now)).toMatchObject({ kind: 'later', opens: { opensOn, opens: '12:00', firstOrder: '12:30' } }),
)

it('C17 closed without later times is shut, and says when it opens', () => {
  const state = stateAt(morning, { ordering: { scheduled: null } })
  expect(state).toMatchObject({ kind: 'shut', opens: { opens: '12:00', firstOrder: null } })
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

it('C17 a page kept beyond the end of a pause opens by itself', () => {
  const change = paused('technical', { until: '2026-11-23T13:30:00+01:00' })
  expect(stateAt(noonMonday, change)).toMatchObject({ kind: 'stopped', until: '13:30' })
  expect(stateAt(instantOf('2026-11-23', '13:30'), change, noonMonday)).toMatchObject({ kind: 'open' })
})

it('L113 a restaurant that takes no orders is off', () => {
  const config = { config: { auto_confirm_before: 2 }, orders: { allowOrders: false } }
  expect(stateAt(noonMonday, { config })).toEqual({ kind: 'off' })
})

it('L239 L241 a rule disables today and leaves other days', () => {
  const custom_rules = [{ key: 'visitDate', value: '2026-11-23', text: 'Dziś wesele.', disableOrder: true }]
  expect(stateAt(noonMonday, { custom_rules } as never)).toEqual({ kind: 'later', opens: null, text: 'Dziś wesele.' })
  expect(stateAt(noonMonday, { custom_rules, ordering: { scheduled: null } } as never)).toMatchObject({
    kind: 'stopped',
  })
})
