import type { BoardReservation, BoardWait } from '@/lib/domain/panel/board/board-schema'
import { doorWaits, overdueMinutes, suggestedWaitMinutes } from './door-wait'
import type { FloorPlan } from './table-schema'

const at = (time: string) => Date.parse(`2026-11-28T${time}:00+01:00`)
const NOW = at('19:00')
const floorPlan: FloorPlan = {
  areas: [],
  tables: [
    { name: 'S1', area: 'sala', min_seats: 1, max_seats: 2 },
    { name: 'S2', area: 'sala', min_seats: 2, max_seats: 4 },
    { name: 'S3', area: 'sala', min_seats: 2, max_seats: 4 },
  ],
  combinations: [{ id: 0, tables: ['S2', 'S3'], at_board: false }],
  slot_minutes: 30,
  stay_minutes: null,
  last_seating_minutes: 60,
  next_open_on: '2026-11-29',
  open: [],
  note: null,
}
const visit = (tables: string[], from: string, until: string, visit_state = 'seated') =>
  ({
    status: 'confirmed',
    visit_state,
    cancelled_at: null,
    starts_at: new Date(at(from)).toISOString(),
    ends_at: new Date(at(until)).toISOString(),
    tables,
  }) as BoardReservation
const wait = (id: number, people: number, changes: Partial<BoardWait> = {}) =>
  ({ id, people, state: 'at_door', promised_at: '2026-11-28T19:10:00+01:00', ...changes }) as BoardWait
const full = [visit(['S1'], '18:00', '19:20'), visit(['S2'], '18:00', '19:42'), visit(['S3'], '18:30', '20:30')]

describe('C25 the waiting time that is proposed to a party at the door', () => {
  it.each([
    ['an empty room: at once', [], [], 2, 0],
    ['the table that frees first', full, [], 2, 20],
    ['in steps of five, for who needs a larger one', full, [], 4, 45],
    ['a combination is free with the later of its tables', full, [], 8, 90],
    ['a party that nothing seats', full, [], 9, null],
    ['whoever waits already goes first', full, [wait(1, 2)], 2, 45],
    ['who was seated or has gone does not', full, [wait(1, 2, { state: 'left' })], 2, 20],
    ['who sits longer than planned goes soon', [visit(['S1'], '17:00', '18:30'), ...full.slice(1)], [], 2, 10],
    [
      'a table that is reserved soon does not seat them for their stay',
      [...full, visit(['S1'], '20:00', '21:30', 'expected')],
      [],
      2,
      45,
    ],
  ] as const)('%s', (_, reservations, waitlist, people, minutes) => {
    const room = { reservations: [...reservations], waitlist: [...waitlist], blocks: [] }
    expect(suggestedWaitMinutes(room, floorPlan, people, NOW)).toBe(minutes)
  })
})

it('C25 parties at the door are listed in the order of their arrival', () =>
  expect(
    doorWaits({ waitlist: [wait(3, 2), wait(1, 2, { state: 'called' }), wait(2, 2, { state: 'waiting' })] }).map(
      ({ id }) => id,
    ),
  ).toEqual([1, 3]))

it.each([
  ['before its time', wait(1, 2), '19:10', 0],
  ['after it, in whole minutes', wait(1, 2), '19:14', 4],
  ['called in time, they are waited for', wait(1, 2, { state: 'called' }), '19:14', 0],
] as const)('C25 a promise %s', (_, one, time, minutes) => expect(overdueMinutes(one, at(time))).toBe(minutes))
