import { isDiscountActive } from '@/lib/domain/ordering/cart/pricing/discount-active'
import type { Unit } from '@/lib/domain/ordering/cart/pricing/discount-groups'
import { promotionSavings } from '@/lib/domain/ordering/cart/pricing/promotions'
import type { Discount } from '@/lib/domain/ordering/menu/menu'
import { instantOf } from '@/lib/domain/time/time'
import { aDiscount } from '@/tests/support/a-menu'

/** `[productId, base in grosze, amount]`: one line each, all of category 1. */
type Row = readonly [number, number, number]
const unitsOf = (rows: readonly Row[]): Unit[] =>
  rows.flatMap(([productId, baseGrosze, amount], line) =>
    Array.from({ length: amount }, () => ({ line, productId, categoryId: 1, baseGrosze })),
  )
const savedBy = (rows: readonly Row[], ...discounts: Discount[]) =>
  [...promotionSavings(unitsOf(rows), discounts).values()].reduce((sum, { grosze }) => sum + grosze, 0)

const half = aDiscount()
const category = aDiscount({ scope: 'same-category' })

it.each([
  ['L184 same product: 3 × 30,00 → −15,00', [[1, 3000, 3]], [half], 1500],
  ['L184 4 × 30,00 are two groups', [[1, 3000, 4]], [half], 3000],
  ['L184 one unit is no group', [[1, 3000, 1]], [half], 0],
  [
    'L184 another product does not count',
    [
      [1, 3000, 1],
      [2, 3000, 1],
    ],
    [half],
    0,
  ],
  [
    'L184 two lines of one product are pooled',
    [
      [1, 3000, 1],
      [1, 3000, 1],
    ],
    [half],
    1500,
  ],
  [
    'L185 same category: 30,00 + 20,00 → −10,00',
    [
      [1, 3000, 1],
      [2, 2000, 1],
    ],
    [category],
    1000,
  ],
  [
    'L185 the dearest unit opens a group',
    [
      [1, 4000, 1],
      [2, 3000, 1],
      [3, 2000, 1],
      [4, 1000, 1],
    ],
    [category],
    2000,
  ],
  [
    'L185 an odd unit left over is the cheapest',
    [
      [1, 3000, 2],
      [2, 1000, 1],
    ],
    [category],
    1500,
  ],
  ['L185 another category does not count', [[1, 3000, 2]], [aDiscount({ scope: 'same-category', targetId: 2 })], 0],
  ['C7 buy 2 get 1 free', [[1, 3000, 6]], [aDiscount({ buy: 2, get: 1, percent: 100 })], 6000],
  ['C7 buy 1 get 2', [[1, 3000, 3]], [aDiscount({ get: 2 })], 3000],
  ['C7 get 0 is percent off every unit', [[1, 3000, 3]], [aDiscount({ get: 0, percent: 10 })], 900],
  ['C7 at most so many groups', [[1, 3000, 6]], [aDiscount({ maxUses: 2 })], 3000],
  [
    'C7 the dearest groups are used first',
    [
      [1, 1000, 2],
      [2, 5000, 2],
    ],
    [{ ...category, maxUses: 1 }],
    2500,
  ],
  [
    'C7 at most so many units of get 0',
    [
      [1, 1000, 1],
      [2, 5000, 2],
    ],
    [{ ...category, get: 0, percent: 10, maxUses: 2 }],
    1000,
  ],
  ['C7 half up: 50 % of 24,99 is 12,50', [[1, 2499, 2]], [half], 1250],
  ['C7 rounded once per line: twice 50 % of 24,99 is 24,99', [[1, 2499, 4]], [half], 2499],
  ['C7 rounded down below the half: 10 % of 0,14', [[1, 14, 1]], [aDiscount({ get: 0, percent: 10 })], 1],
  ['C7 half a grosz is one', [[1, 5, 1]], [aDiscount({ get: 0, percent: 10 })], 1],
] as const)('%s', (_, rows, discounts, saved) => expect(savedBy(rows, ...discounts)).toBe(saved))

const tenPercent = aDiscount({ id: 2, scope: 'same-category', get: 0, percent: 10 })

it.each([
  ['the better one wins: half of one beats 10 % of two', [[1, 3000, 2]], [half, tenPercent], 1500],
  ['the other may still take what is left over', [[1, 3000, 3]], [half, tenPercent], 1500 + 300],
  ['of two percentages the higher', [[1, 3000, 1]], [tenPercent, aDiscount({ get: 0, percent: 15 })], 450],
  [
    'a group is not formed where it costs more than it brings',
    [
      [1, 10000, 2],
      [2, 100, 1],
    ],
    [aDiscount({ id: 3, scope: 'same-category', buy: 2, percent: 100 }), { ...tenPercent, percent: 20 }],
    4000 + 20,
  ],
  [
    'and is formed among the units where it pays',
    [
      [1, 10000, 2],
      [2, 1000, 1],
      [3, 3000, 3],
    ],
    [aDiscount({ id: 3, scope: 'same-category', buy: 2, percent: 100 }), { ...tenPercent, percent: 20 }],
    3000 + 4000 + 200,
  ],
  [
    'a small group of a better offer does not spoil the big one',
    [
      [1, 3000, 1],
      [2, 2000, 1],
    ],
    [category, aDiscount({ id: 2, get: 0, percent: 20 })],
    1000,
  ],
] as const)('C7 a unit takes part in one promotion only: %s', (_, rows, discounts, saved) => {
  expect(savedBy(rows, ...discounts)).toBe(saved)
  expect(savedBy(rows, ...[...discounts].reverse())).toBe(saved)
})

it('C7 lists the promotions of a line', () => {
  const savings = promotionSavings(unitsOf([[1, 3000, 3]]), [half, tenPercent])
  expect(savings.get(0)).toMatchObject({ grosze: 1800, discountIds: [1, 2] })
})

it('C7 handles five discounts on the same units', () => {
  const five = [1, 2, 3, 4, 5].map((id) => aDiscount({ id, scope: 'same-category', buy: id, percent: 20 * id }))
  expect(savedBy([[1, 3000, 6]], ...five)).toBeGreaterThanOrEqual(3000)
})

/** 2026-11-27 is a Friday. */
const happyHours = aDiscount({ days: [4], hours: { from: '15:00', to: '17:00' } })
const night = aDiscount({ days: [4], hours: { from: '22:00', to: '02:00' } })

it.each([
  ['on its day, in its hours', happyHours, 'delivery', '2026-11-27', '15:00', true],
  ['at the end of its hours', happyHours, 'delivery', '2026-11-27', '17:00', false],
  ['before its hours', happyHours, 'delivery', '2026-11-27', '14:59', false],
  ['on another day', happyHours, 'delivery', '2026-11-26', '15:30', false],
  ['at night', night, 'delivery', '2026-11-27', '23:00', true],
  ['after midnight of its day', night, 'delivery', '2026-11-28', '01:30', true],
  ['after midnight before its day', night, 'delivery', '2026-11-27', '01:30', false],
  ['for its delivery type', aDiscount({ deliveryTypes: ['takeout'] }), 'takeout', '2026-11-27', '12:00', true],
  ['for another delivery type', aDiscount({ deliveryTypes: ['takeout'] }), 'delivery', '2026-11-27', '12:00', false],
  ['without conditions', aDiscount(), 'robot_delivery', '2026-11-27', '12:00', true],
] as const)('C7 holds %s: %#', (_, discount, deliveryType, date, time, active) =>
  expect(isDiscountActive(discount, deliveryType, instantOf(date, time))).toBe(active),
)
