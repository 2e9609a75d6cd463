import { freeAreas, freeSeating, seatingsFor } from '@/lib/domain/reservation/availability/seating'

const tables = [
  { id: 1, area: 'sala', minSeats: 1, maxSeats: 2 },
  { id: 2, area: 'sala', minSeats: 2, maxSeats: 4 },
  { id: 3, area: 'sala', minSeats: 2, maxSeats: 4 },
  { id: 4, area: 'ogrod', minSeats: 4, maxSeats: 6 },
]
const floorPlan = { tables, combinations: [[2, 3]] }
const taken = (...ids: number[]) => ids.map((tableId) => ({ tableId, fromMs: 100, untilMs: 200 }))
const seatAt = (people: number, busy: number[], fromMs = 100, untilMs = 200) =>
  freeSeating(seatingsFor(floorPlan, people), taken(...busy), fromMs, untilMs)?.tableIds ?? null

it.each([
  ['C2 two get the smallest table', 2, [], [1]],
  ['C2 two get the next one when it is taken', 2, [1], [2]],
  ['C2 two never get a table for four to six', 2, [1, 2, 3], null],
  ['C2 four get a table, not joined tables', 4, [], [2]],
  ['C2 seven get the joined tables', 7, [], [2, 3]],
  ['C2 joined tables must all be free', 7, [3], null],
  ['C2 nine are too many', 9, [], null],
])('%s', (_, people, busy, tableIds) => expect(seatAt(people, busy)).toEqual(tableIds))

it.each([
  ['C2 a stay that ends when the next starts does not collide', 200, 300, [1]],
  ['C2 a stay that starts when the previous ends does not collide', 0, 100, [1]],
  ['C2 an overlap of one millisecond collides', 199, 300, [2]],
])('%s', (_, fromMs, untilMs, tableIds) => expect(seatAt(2, [1], fromMs, untilMs)).toEqual(tableIds))

it('C4 names the areas with free tables', () => {
  expect(freeAreas(seatingsFor(floorPlan, 4), taken(2, 3), 100, 200)).toEqual(['ogrod'])
})

it('C2 a combination with an unknown table is not used', () => {
  expect(seatingsFor({ tables, combinations: [[2, 99]] }, 6).map(({ tableIds }) => tableIds)).toEqual([[4]])
})
