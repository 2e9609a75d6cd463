import { intervalsOn } from '@/lib/domain/restaurant/hours/intervals'
import type { SeedDay, SeedRestaurant } from '@/sample-data/types'
import { fixture } from '@/tests/support/seed-fixture'
import { restaurantRow } from './restaurant-rows'

const [restaurant] = fixture.restaurants as [(typeof fixture.restaurants)[number]]
const hoursOf = (days: SeedDay[], seededOn: string) => {
  const exceptions = days.map((on) => ({ on, intervals: [], note: `${on}` }))
  return restaurantRow({ ...restaurant, exceptions }, seededOn).summary.hours
}

it.each<[string, SeedDay, string, string]>([
  ['a holiday that lies ahead is in this year', '12-24', '2026-11-24', '2026-12-24'],
  ['on the day itself it is today', '12-24', '2026-12-24', '2026-12-24'],
  ['a holiday that is over is in the next year', '12-24', '2026-12-25', '2027-12-24'],
  ['New Year’s day is in the next year', '01-01', '2026-12-31', '2027-01-01'],
  ['a number counts days from the sowing, over the turn of the year too', 3, '2026-12-30', '2027-01-02'],
])('seed data: %s', (_, on, seededOn, date) => {
  expect(hoursOf([on], seededOn).exceptions).toEqual([{ date, intervals: [], note: `${on}` }])
})

it('seed data: where a counted day falls on a holiday, the holiday counts', () => {
  const exceptions: SeedRestaurant['exceptions'] = [
    { on: 3, intervals: [{ open: '16:00', close: '22:00' }], note: 'Przyjęcie' },
    { on: '12-24', intervals: [{ open: '10:00', close: '14:00' }], note: 'Wigilia' },
  ]
  const { hours } = restaurantRow({ ...restaurant, exceptions }, '2026-12-21').summary
  expect(intervalsOn(hours, '2026-12-24')).toEqual([{ open: '10:00', close: '14:00' }])
  expect(hours.exceptions).toHaveLength(1)
})

it.each([
  ['a day', '12-24', '2026-11-24', '2026-12-24'],
  ['a day that is over', '12-24', '2026-12-25', '2027-12-24'],
  ['a range ahead', '12-24..12-26', '2026-11-24', '2026-12-24..2026-12-26'],
  ['a range that has begun', '12-24..12-26', '2026-12-25', '2026-12-24..2026-12-26'],
  ['a range over the turn of the year', '12-30..01-02', '2027-01-01', '2026-12-30..2027-01-02'],
  ['a date of one year', '2026-12-04', '2026-12-05', '2026-12-04'],
])('seed data: a rule of %s is in the next year that has it', (_, value, seededOn, expected) => {
  const customRules = [
    { key: 'visitDate', value, disableBook: true },
    { key: 'visitDate', values: [value] },
  ]
  expect(restaurantRow({ ...restaurant, customRules }, seededOn).summary.custom_rules).toEqual([
    { key: 'visitDate', value: expected, disableBook: true },
    { key: 'visitDate', values: [expected] },
  ])
})

it('seed data: other rules stay as they are', () => {
  expect(restaurantRow(restaurant, '2026-11-24').summary.custom_rules).toEqual(restaurant.customRules)
})
