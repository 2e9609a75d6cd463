import type { BoardBlock, BoardReservation } from '@/lib/domain/panel/board/board-schema'
import { fullTimes, seatingChoices } from './seatings'
import type { FloorPlan } from './table-schema'

const floorPlan: FloorPlan = {
  areas: [],
  tables: [
    { name: 'S1', area: 'sala', min_seats: 1, max_seats: 2 },
    { name: 'S2', area: 'sala', min_seats: 2, max_seats: 4 },
    { name: 'S3', area: 'sala', min_seats: 2, max_seats: 4 },
  ],
  combinations: [{ id: 0, tables: ['S2', 'S3'], at_board: false }],
  slot_minutes: 30,
  stay_minutes: [60, 60, 60],
  last_seating_minutes: 60,
  next_open_on: '2026-11-29',
  open: [],
  note: null,
}
const visit = (tables: string[], from: string, until: string) =>
  ({
    id: 1,
    status: 'confirmed',
    visit_state: 'expected',
    cancelled_at: null,
    starts_at: `2026-11-28T${from}:00+01:00`,
    ends_at: `2026-11-28T${until}:00+01:00`,
    tables,
  }) as BoardReservation
const board = { reservations: [visit(['S1'], '18:00', '19:00'), visit(['S2'], '18:30', '20:00')], blocks: [] }
const times = ['17:00', '18:00', '18:30', '19:00', '20:00']
const full = (people: number, chosen: string[] = [], blocks: BoardBlock[] = []) => [
  ...fullTimes({ ...board, blocks }, floorPlan, times, { day: '2026-11-28', people, chosen }),
]

it('C24 the smallest table that suffices comes first, combinations last', () =>
  expect([seatingChoices(floorPlan, 2), seatingChoices(floorPlan, 5)]).toEqual([
    [['S1'], ['S2'], ['S3'], ['S2', 'S3']],
    [['S2', 'S3']],
  ]))

describe('C25 a time is full', () => {
  it('where no table or combination that suffices is free for the stay', () => {
    expect(full(2)).toEqual([])
    expect(full(8)).toEqual(['18:00', '18:30', '19:00'])
    expect(full(9)).toEqual(times)
  })

  it('where one of the tables that staff chose is not', () => expect(full(3, ['S1'])).toEqual(['18:00', '18:30']))

  it('where the free tables would be blocked', () => {
    const from = '2026-11-28 19:00:00'
    const block = {
      id: 1,
      scope: 'tables',
      area: null,
      tables: ['S1', 'S2', 'S3'],
      from,
      until: '2026-11-28 22:00:00',
      reason: '',
    } as const
    expect(full(2, [], [block as unknown as BoardBlock])).toEqual(['18:30', '19:00', '20:00'])
  })
})
