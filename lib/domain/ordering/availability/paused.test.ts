import { pausedText, pauseStateAt } from '@/lib/domain/ordering/availability/paused'

const now = new Date('2026-11-27T18:00:00+01:00')
const later = new Date('2026-11-27T19:00:00+01:00')

it.each([
  ['L209', 'too-many-orders', 'Zamówienia chwilowo wstrzymane'],
  ['L210', 'closed', 'Restauracja obecnie jest zamknięta'],
  ['L211', 'technical', 'Zamówienia chwilowo wstrzymane'],
  ['L212', 'other', 'Zamówienia chwilowo wstrzymane'],
  ['L212 (unknown)', 'flood', 'Zamówienia chwilowo wstrzymane'],
])('%s %s reads %s', (_, reason, text) => expect(pausedText(reason)).toBe(text))

it.each([
  ['no pause', null, true, 'none'],
  ['one whose time is over', { reason: 'technical', until: now }, true, 'none'],
  ['one that ends later', { reason: 'technical', until: later }, true, 'stopped'],
  ['one that ends by hand', { reason: 'too-many-orders', until: null }, true, 'stopped'],
  ['closed, with scheduled orders', { reason: 'closed', until: null }, true, 'laterOnly'],
  ['closed, without scheduled orders', { reason: 'closed', until: null }, false, 'stopped'],
  ['busy for longer', { reason: null, until: later, busyMinutes: 20 }, true, 'busy'],
  ['L209 a reason beside busy minutes', { reason: 'too-many-orders', until: later, busyMinutes: 20 }, true, 'stopped'],
  ['L210 closed beside busy minutes', { reason: 'closed', until: later, busyMinutes: 20 }, true, 'laterOnly'],
  ['neither a reason nor minutes', { reason: null, until: null }, true, 'stopped'],
] as const)('C17 %s: %s', (_, paused, takesScheduled, kind) =>
  expect(pauseStateAt(paused, takesScheduled, now).kind).toBe(kind),
)
