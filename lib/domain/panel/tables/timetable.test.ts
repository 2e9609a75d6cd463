import type { BoardReservation } from '@/lib/domain/panel/board/board-schema'
import type { FloorPlan } from './table-schema'
import {
  firstShown,
  freeTables,
  guestsByHalfHour,
  hoursShown,
  isVisitUnanswered,
  timeSpanAt,
  visitsByHour,
  visitsOf,
} from './timetable'
import { visitSteps } from './visit-steps'

const DAY = '2026-11-28'
const floorPlan: FloorPlan = {
  areas: [],
  tables: ['S1', 'S2', 'T1'].map((name) => ({ name, area: 'sala', min_seats: 1, max_seats: 4 })),
  combinations: [],
  slot_minutes: 30,
  stay_minutes: null,
  last_seating_minutes: 60,
  next_open_on: '2026-11-29',
  open: [{ from: '2026-11-28T17:00:00+01:00', until: '2026-11-29T02:00:00+01:00' }],
  note: null,
}
const visit = (changes: Partial<BoardReservation>) =>
  ({
    id: 1,
    status: 'confirmed',
    visit_state: 'expected',
    cancelled_at: null,
    change_request: null,
    starts_at: '2026-11-28T18:00:00+01:00',
    ends_at: '2026-11-28T19:30:00+01:00',
    tables: ['S1'],
    ...changes,
  }) as BoardReservation
const late = visit({
  id: 2,
  starts_at: '2026-11-29T00:30:00+01:00',
  ends_at: '2026-11-29T02:00:00+01:00',
  tables: ['S2'],
})
const at = (text: string) => Date.parse(`${text}:00+01:00`)

it('C25 counts the guests of each half hour, including unanswered requests, each once and not after they left', () => {
  const visits = [
    visit({ guests_number: 4 }),
    visit({
      id: 2,
      guests_number: 3,
      status: 'pending',
      starts_at: '2026-11-28T19:00:00+01:00',
      ends_at: '2026-11-28T20:00:00+01:00',
    }),
    visit({ id: 3, guests_number: 9, cancelled_at: '2026-11-28T12:00:00+01:00' }),
  ]
  const hours = { fromMs: at('2026-11-28T17:30'), untilMs: at('2026-11-28T20:30') }
  expect(guestsByHalfHour(visits, hours).map(({ guests }) => guests)).toEqual([0, 4, 4, 7, 3, 0])
})

describe('C22 the visits of an evening', () => {
  it.each([
    ['who comes after midnight belongs to the evening before', DAY, [1, 2]],
    ['and not to the next', '2026-11-29', []],
  ])('%s', (_, day, ids) => expect(visitsOf({ reservations: [visit({}), late] }, day).map(({ id }) => id)).toEqual(ids))

  it('guests who are still seated at five in the morning belong to the next day too', () => {
    const sitting = visit({
      visit_state: 'seated',
      starts_at: '2026-11-28T04:30:00+01:00',
      ends_at: '2026-11-28T06:00:00+01:00',
    })
    expect(visitsOf({ reservations: [sitting] }, DAY)).toEqual([sitting])
    expect(visitsOf({ reservations: [{ ...sitting, visit_state: 'expected' }] }, DAY)).toEqual([])
  })
})

describe('C24 free tables', () => {
  const board = { reservations: [visit({}), late], blocks: [] }
  const free = (time: string, exceptId: number | null = null, blocks: never[] | object[] = []) =>
    freeTables({ ...board, blocks: blocks as never[] }, floorPlan, timeSpanAt(DAY, time, 2, floorPlan), exceptId)

  it.each([
    ['at the time of another', '18:30', null, ['S2', 'T1']],
    ['whose own table counts as free', '18:30', 1, ['S1', 'S2', 'T1']],
    ['back to back', '19:30', null, ['S1', 'S2', 'T1']],
    ['half past midnight', '00:30', null, ['S1', 'T1']],
  ])('%s', (_, time, exceptId, names) => expect(free(time, exceptId)).toEqual(names))

  it('C25 a blocked table is not free', () =>
    expect(free('20:00', null, [{ from: `${DAY} 17:00:00`, until: `${DAY} 20:30:00`, tables: ['T1'] }])).toEqual([
      'S1',
      'S2',
    ]))

  it('a cancelled visit or a no-show occupies no table', () => {
    const removed = [visit({ visit_state: 'no_show' }), { ...late, cancelled_at: '2026-11-28T12:00:00+01:00' }]
    expect(
      freeTables({ reservations: removed, blocks: [] }, floorPlan, timeSpanAt(DAY, '18:30', 2, floorPlan), null),
    ).toHaveLength(3)
  })
})

describe('C24 the hours of a timeline', () => {
  const hours = (visits: BoardReservation[], open = floorPlan.open) => {
    const { fromMs, untilMs } = hoursShown({ ...floorPlan, open }, visits, DAY)
    return [fromMs, untilMs]
  }
  it.each([
    ['the opening, past midnight', [], floorPlan.open, '2026-11-28T17:00', '2026-11-29T02:00'],
    [
      'whoever comes earlier',
      [visit({ starts_at: '2026-11-28T16:20:00+01:00' })],
      floorPlan.open,
      '2026-11-28T16:00',
      '2026-11-29T02:00',
    ],
    ['a closed day', [], [], '2026-11-28T12:00', '2026-11-28T23:00'],
  ])('%s', (_, visits, open, from, until) => expect(hours(visits, open)).toEqual([at(from), at(until)]))
})

describe('C25 where a day begins', () => {
  const hours = { fromMs: at('2026-11-28T05:00'), untilMs: at('2026-11-29T05:00') }
  const first = visit({ starts_at: '2026-11-28T17:40:00+01:00' })
  const removed = visit({ starts_at: '2026-11-28T12:00:00+01:00', cancelled_at: '2026-11-28T10:00:00+01:00' })
  it.each([
    ['another day with its first guest', [visit({}), first, removed], null, '2026-11-28T17:00'],
    ['another day without guests with its opening', [removed], null, '2026-11-28T05:00'],
    ['today an hour before now', [first], at('2026-11-28T20:10'), '2026-11-28T19:10'],
    ['today before the opening with its first guest', [first], at('2026-11-28T04:00'), '2026-11-28T17:00'],
    ['never before the hours that are drawn', [first], at('2026-11-28T05:20'), '2026-11-28T05:00'],
  ])('%s', (_, visits, nowMs, begins) => expect(firstShown(hours, visits, nowMs)).toBe(at(begins)))
})

it('C25 a list by the hour counts the guests of each', () =>
  expect(
    visitsByHour([
      { ...late, guests_number: 3 },
      visit({ guests_number: 2 }),
      visit({ id: 3, guests_number: 5, starts_at: '2026-11-28T18:45:00+01:00' }),
    ]).map(({ fromMs, visits, guests }) => [fromMs, visits.map(({ id }) => id), guests]),
  ).toEqual([
    [at('2026-11-28T18:00'), [1, 3], 7],
    [at('2026-11-29T00:00'), [2], 3],
  ]))

describe('C24 steps of a visit', () => {
  const [before, after] = [at('2026-11-28T17:00'), at('2026-11-28T18:01')]
  it.each([
    ['a request before its time', { status: 'pending' }, before, ['confirm', 'decline']],
    ['before the start nobody is a no-show', {}, before, ['seat', 'cancel']],
    ['on a day before nobody is seated', {}, at('2026-11-27T18:00'), ['cancel']],
    ['after the start, when nobody can cancel any more', {}, after, ['seat', 'no_show']],
    ['seated', { visit_state: 'seated' }, after, ['finish', 'unseat']],
    ['a late guest after all', { visit_state: 'no_show' }, after, ['seat', 'reopen']],
    ['finished by mistake', { visit_state: 'finished' }, after, ['reopen']],
    ['finished long ago', { visit_state: 'finished' }, at('2026-11-29T01:30'), []],
    [
      'a change is asked for',
      { change_request: { reserved_on: '2026-11-28 20:00:00', guests_number: 2 } },
      before,
      ['accept_change', 'decline_change', 'seat', 'cancel'],
    ],
  ])('%s', (_, changes, now, steps) => expect(visitSteps(visit(changes as never), now)).toEqual(steps))

  it('an answer is owed to a request and to a change, until the visit begins', () => {
    expect(isVisitUnanswered(visit({ status: 'pending' }), before)).toBe(true)
    expect(isVisitUnanswered(visit({ status: 'pending' }), after)).toBe(false)
    expect(isVisitUnanswered(visit({}), before)).toBe(false)
  })
})
