import { exceedsCapacityShare } from './capacity-share'
import { DEFAULT_CAPS, scaledCaps } from './caps'

/** Capacity is tables of a restaurant, or orders of an order slot. Decision 0026. */
it.each([
  ['nobody is there: the first takes what it needs', 4, 0, 4, 3, false],
  ['a second of four', 4, 1, 3, 1, false],
  ['a third of four is more than half', 4, 2, 2, 1, true],
  ['of three, two', 3, 1, 2, 1, false],
  ['of three, not all', 3, 2, 1, 1, true],
  ['of two, one', 2, 1, 1, 1, true],
  ['the last of four for who has one there', 4, 1, 1, 1, true],
  ['the last of four for who has none', 4, 0, 1, 1, false],
  ['of twelve, the last three are left by who has three', 12, 3, 3, 1, true],
  ['yet not by who has two', 12, 2, 3, 1, false],
  ['a group that would leave less than the last quarter', 12, 3, 4, 2, true],
])('A7 %s', (_, capacity, own, free, wanted, expected) => {
  expect(exceedsCapacityShare({ capacity, own, free, wanted }, DEFAULT_CAPS)).toBe(expected)
  expect(exceedsCapacityShare({ capacity, own, free, wanted }, scaledCaps(1000))).toBe(false)
})

it('A7 moving a reservation, or turning a hold into one, takes no additional capacity', () => {
  expect(exceedsCapacityShare({ capacity: 8, own: 2, free: 1, wanted: 1, kept: 1 }, DEFAULT_CAPS)).toBe(false)
  expect(exceedsCapacityShare({ capacity: 8, own: 2, free: 2, wanted: 2, kept: 1 }, DEFAULT_CAPS)).toBe(true)
})
