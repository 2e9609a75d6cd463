import { addMinutes } from 'date-fns/addMinutes'
import { aBoardAlarm } from '@/tests/support/a-board'
import { alarmView, silenceEnd } from './waiting-alarms'

const START = new Date('2026-11-27T18:00:00+01:00')
const after = (minutes: number) => addMinutes(START, minutes).getTime()
const received = { acknowledged_at: '2026-11-27T18:00:30+01:00', acknowledged_by: 'Ola' }
const table = { subject: { kind: 'reservation' as const, id: 7 } }
const alarm = aBoardAlarm

it.each([
  [
    'nothing waits',
    [],
    {},
    { level: 'silent', orders: 0, tables: 0, silences: {}, soundsAt: null, acknowledgedBy: null },
  ],
  ['an order and a table', [alarm(1), alarm(2, table)], {}, { level: 'normal', orders: 1, tables: 1 }],
  ['one of them is loud', [alarm(1), alarm(2, { level: 'loud' })], {}, { level: 'loud' }],
  ['heard on another device it sounds here', [alarm(1, received)], {}, { level: 'normal', acknowledgedBy: 'Ola' }],
  ['silent here it is still named', [alarm(1)], { 1: after(3) }, { level: 'silenced', orders: 1, soundsAt: after(3) }],
  ['one more came', [alarm(1), alarm(2)], { 1: after(3) }, { level: 'normal', silences: { 2: after(3) } }],
  ['its silence is over', [alarm(1)], { 1: after(1) }, { level: 'normal', soundsAt: null }],
])('C26 %s', (_, alarms, silenced, expected) => expect(alarmView(alarms, silenced, after(1))).toMatchObject(expected))

it.each([
  ['an order, for two minutes', 10, 1, 3],
  ['not beyond the half of its time', 10, 4, 5],
  ['again after the half', 10, 5, 7],
  ['not into its last two minutes', 10, 7, 8],
  ['in its last two minutes not at all', 10, 9, 8],
  ['a request of a day, for a quarter of an hour', 1440, 60, 75],
  ['one that nothing ends, for a quarter of an hour', null, 60, 75],
])('C26 a press silences %s', (_, dueAfter, pressedAfter, endsAfter) => {
  const due = dueAfter === null ? null : new Date(after(dueAfter)).toISOString()
  expect(silenceEnd(alarm(1, { answer_due_at: due }), after(pressedAfter))).toBe(after(endsAfter))
})
