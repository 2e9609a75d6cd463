import { DEFAULT_CAPS, scaledCaps } from './caps'
import { exceedsCapacityShare } from './network-caps'

/** Capacity is tables of a restaurant, or orders of an order slot. Decision 0026. */
it.each([
  ['no other network: the first takes what it needs', 4, 0, 4, 3, false],
  ['a second of four', 4, 1, 3, 1, false],
  ['a third of four is more than half', 4, 2, 2, 1, true],
  ['two of three', 3, 1, 2, 1, false],
  ['all of three is too much', 3, 2, 1, 1, true],
  ['both of two is too much', 2, 1, 1, 1, true],
  ['the last of four for a network that has one', 4, 1, 1, 1, true],
  ['the last of four for a network that has none', 4, 0, 1, 1, false],
  ['of twelve, a network with three must leave the last three', 12, 3, 3, 1, true],
  ['a network with two need not', 12, 2, 3, 1, false],
  ['a group that would leave less than the last quarter', 12, 3, 4, 2, true],
])('A7 %s', (_, capacity, own, free, wanted, expected) => {
  expect(exceedsCapacityShare({ capacity, own, free, wanted }, DEFAULT_CAPS)).toBe(expected)
  expect(exceedsCapacityShare({ capacity, own, free, wanted }, scaledCaps(1000))).toBe(false)
})

it('A7 moving a reservation, or turning a hold into one, takes no additional capacity', () => {
  expect(exceedsCapacityShare({ capacity: 8, own: 2, free: 1, wanted: 1, moved: 1 }, DEFAULT_CAPS)).toBe(false)
  expect(exceedsCapacityShare({ capacity: 8, own: 2, free: 2, wanted: 2, moved: 1 }, DEFAULT_CAPS)).toBe(true)
})
