import type { SeedData, SeedTable } from '@/tests/support/seed-data'
import { deliveryStreets, orderings } from '../support/order-fixture'
import { fixture } from '../support/seed-fixture'

export const TENANT = 'lubje'
export const RESTAURANT = 1
/** A Friday evening in winter time. */
export const EVENING = '2026-11-27'

const tablesOf = (area: string, prefix: string, count: number, [minSeats, maxSeats]: [number, number]): SeedTable[] =>
  Array.from({ length: count }, (_, n) => ({ name: `${prefix}${n + 1}`, area, minSeats, maxSeats }))

const [base] = fixture.restaurants
const [ordering] = orderings
if (!base || !ordering) throw new Error('the fixture has no restaurant')

/** The restaurant of the evening: 26 tables, and a kitchen that is full on some quarter-hours. */
export const restaurantOfTheEvening: SeedData = {
  restaurants: [
    {
      ...base,
      week: Array.from({ length: 7 }, () => [{ open: '12:00', close: '24:00' }]),
      exceptions: [],
      tables: [
        ...tablesOf('sala', 'S', 12, [1, 2]),
        ...tablesOf('sala', 'M', 10, [2, 4]),
        ...tablesOf('taras', 'T', 4, [4, 8]),
      ],
      combinations: [['M1', 'M2']],
      autoConfirmBefore: 1,
      customRules: [],
      slotMinutes: 15,
    },
  ],
  orderings: [{ ...ordering, kitchen: { slotMinutes: 15, ordersPerSlot: 6 } }],
  vouchers: [],
  streets: deliveryStreets,
}
