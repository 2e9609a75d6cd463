import { ageOf } from '@/lib/domain/panel/orders/order-lanes'
import words from '@/messages/panel/orders.json'
import { aBoardOrder } from '@/tests/support/a-board'
import { ageText } from './age-text'

const at = (local: string) => `${local}:00+01:00`
const inKitchen = (readyAt: string) => ({ status: 'confirmed', ready_at: at(readyAt) })

it.each([
  ['89 minutes left', inKitchen('2026-11-27T13:29'), 'Jeszcze 89 min'],
  ['90 are an hour and a half', inKitchen('2026-11-27T13:30'), 'Jeszcze 1 h 30 min'],
  ['704 are hours', inKitchen('2026-11-27T23:44'), 'Jeszcze 11 h 44 min'],
  ['tomorrow is a day and a time', inKitchen('2026-11-28T11:45'), 'Gotowe na sob., 28 lis, 11:45'],
  ['long past its time', inKitchen('2026-11-27T09:55'), 'Po czasie 2 h 5 min'],
  ['past the time of another day', inKitchen('2026-11-26T23:00'), 'Po czasie 13 h 0 min'],
  ['few are minutes', inKitchen('2026-11-27T12:04'), 'Zaraz: 4 min'],
  [
    'one that nobody has answered since the morning',
    { status: 'pending', created_at: at('2026-11-27T10:00'), answer_due_at: at('2026-11-27T13:00') },
    'Czeka 2 h 0 min – odpowiedz',
  ],
])('C29 at noon: %s', (_, changes, text) => expect(said(changes, '2026-11-27T12:00')).toBe(text))

it('C29 shortly before midnight minutes are said of the next day too', () =>
  expect(said(inKitchen('2026-11-28T00:20'), '2026-11-27T23:50')).toBe('Jeszcze 30 min'))

/** With plain spaces. */
function said(changes: object, now: string): string {
  const order = aBoardOrder({ answer_due_at: null, ...changes } as never)
  const nowMs = Date.parse(at(now))
  const age = ageOf(order, nowMs)
  if (!age) throw new Error('an order without an age')
  return ageText(order, { age, nowMs, words: words.age }).replaceAll('\u00a0', ' ')
}
