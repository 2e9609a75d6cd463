import type { BoardAlarm } from './alarm-schema'
import { alarmView } from './waiting-alarms'

const alarm = (id: number, changes: Partial<BoardAlarm> = {}): BoardAlarm => ({
  id,
  subject: { kind: 'order', id: `order-${id}`, number: String(id) },
  starts_at: '2026-11-27T18:00:00+01:00',
  level: 'normal',
  acknowledged_at: null,
  acknowledged_by: null,
  escalated_at: null,
  ...changes,
})
const heard = { acknowledged_at: '2026-11-27T18:00:30+01:00', acknowledged_by: 'Ola' }
const table = { subject: { kind: 'reservation' as const, id: 7 } }

it.each([
  ['nothing waits', [], { level: 'silent', ids: [], orders: 0, tables: 0, heard: 0, heardBy: null }],
  ['an order and a table', [alarm(1), alarm(2, table)], { level: 'normal', ids: [1, 2], orders: 1, tables: 1 }],
  ['one of them is loud', [alarm(1), alarm(2, { level: 'loud' })], { level: 'loud' }],
  ['all were heard', [alarm(1, { ...heard, level: 'loud' })], { level: 'silent', ids: [], heard: 1, heardBy: 'Ola' }],
  ['one more came', [alarm(1, heard), alarm(2)], { level: 'normal', ids: [2], orders: 1, heard: 1 }],
])('C26 %s', (_, alarms, expected) => expect(alarmView(alarms, new Set())).toMatchObject(expected))

it('C26 what was pressed here is silent before the server answers', () => {
  expect(alarmView([alarm(1), alarm(2)], new Set([1, 2]))).toMatchObject({ level: 'silent', ids: [], heard: 2 })
})
