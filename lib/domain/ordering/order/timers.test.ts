import { deliveredDueAt, isAnsweredInTime, orderAnswerDueAt } from '@/lib/domain/ordering/order/timers'
import type { OpeningHours } from '@/lib/domain/restaurant/hours/schema'
import { instantOf, isoWithOffset } from '@/lib/domain/time/time'

/** Noon to 22:00 every day; Friday until 02:00; Sunday closed. 2026-11-27 is a Friday. */
const day = [{ open: '12:00', close: '22:00' }]
const hours: OpeningHours = { week: [day, day, day, day, [{ open: '12:00', close: '02:00' }], day, []], exceptions: [] }
const never: OpeningHours = { week: [[], [], [], [], [], [], []], exceptions: [] }
const at = (text: string) => instantOf(text.slice(0, 10), text.slice(11))
const read = (instant: Date | null) => instant && isoWithOffset(instant).slice(0, 16).replace('T', ' ')

it.each([
  ['while open it is 10 minutes', '2026-11-27 18:00', null, '2026-11-27 18:10'],
  ['never past the closing', '2026-11-26 21:54', null, '2026-11-26 22:00'],
  ['for later, the minutes before closing count', '2026-11-26 21:54', '2026-11-27 18:00', '2026-11-27 12:04'],
  ['for later, the minutes of two evenings', '2026-11-26 21:54', '2026-11-27 13:00', '2026-11-27 12:04'],
  ['10 minutes to closing are just enough', '2026-11-26 21:50', null, '2026-11-26 22:00'],
  ['after midnight it is still Friday night', '2026-11-28 01:30', null, '2026-11-28 01:40'],
  ['a closed Sunday is skipped', '2026-11-28 21:55', '2026-11-30 18:00', '2026-11-30 12:05'],
  ['for later, placed at night: from the opening', '2026-11-27 03:00', '2026-11-27 18:00', '2026-11-27 12:10'],
  ['for later, while open: now', '2026-11-27 13:00', '2026-11-27 18:00', '2026-11-27 13:10'],
  ['for soon: 45 minutes before it', '2026-11-27 13:00', '2026-11-27 13:50', '2026-11-27 13:05'],
  ['for right after the opening', '2026-11-27 03:00', '2026-11-27 13:00', '2026-11-27 12:10'],
])('C1 answer: %s', (_, sentAt, deliveryAt, due) =>
  expect(
    read(orderAnswerDueAt(hours, at(sentAt), deliveryAt ? { deliveryAt: at(deliveryAt), leadMinutes: 60 } : null)),
  ).toBe(due),
)

it.each([
  ['five minutes are left', '2026-11-27 13:00', '2026-11-27 13:50', true],
  ['fewer', '2026-11-27 13:00', '2026-11-27 13:49', false],
  ['the kitchen is closed until 45 minutes before it', '2026-11-27 03:00', '2026-11-27 12:45', false],
  ['just long enough', '2026-11-27 03:00', '2026-11-27 12:50', true],
])('C1 can still be answered: %s', (_, sentAt, deliveryAt, expected) =>
  expect(isAnsweredInTime(hours, at(sentAt), { deliveryAt: at(deliveryAt), leadMinutes: 60 })).toBe(expected),
)

it('C1 answer: a kitchen that needs less than 45 minutes may answer later', () => {
  const soon = { deliveryAt: at('2026-11-27 13:45'), leadMinutes: 30 }
  expect(read(orderAnswerDueAt(hours, at('2026-11-27 13:10'), soon))).toBe('2026-11-27 13:15')
  expect(isAnsweredInTime(hours, at('2026-11-27 13:10'), soon)).toBe(true)
  expect(isAnsweredInTime(hours, at('2026-11-27 13:11'), soon)).toBe(false)
})

it('C1 answer: while it is closed nothing is due for now', () =>
  expect(orderAnswerDueAt(hours, at('2026-11-27 09:00'), null)).toBeNull())

it('C1 answer: a place that never opens', () => {
  expect(orderAnswerDueAt(never, at('2026-11-27 18:00'), null)).toBeNull()
  expect(
    read(orderAnswerDueAt(never, at('2026-11-27 18:00'), { deliveryAt: at('2026-11-27 20:00'), leadMinutes: 60 })),
  ).toBe('2026-11-27 19:15')
})

it('C1 answer: the repeated hour of October counts', () => {
  const nights: OpeningHours = {
    week: Array.from({ length: 7 }, () => [{ open: '20:00', close: '04:00' }]),
    exceptions: [],
  }
  const beforeTheChange = new Date('2026-10-25T02:55:00+02:00')
  expect(orderAnswerDueAt(nights, beforeTheChange, null)).toEqual(new Date('2026-10-25T02:05:00+01:00'))
})

it('C1 delivered by itself 6 h after the eta', () => {
  expect(read(deliveredDueAt(at('2026-11-27 18:40')))).toBe('2026-11-28 00:40')
})
