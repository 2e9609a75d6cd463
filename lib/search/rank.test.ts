import { availabilityFor, restaurantOf } from '@/tests/support/restaurant'
import { chanceOf, rankResults } from './rank'
import type { Sort } from './results-query'

const centre = { lat: 51.2465, lng: 22.5684 }
const far = { ...restaurantOf(0).address, lat: 51.3 }

const restaurants = [
  restaurantOf(1, { name: 'Ćma' }),
  restaurantOf(2, { name: 'Bar', address: far }),
  restaurantOf(3, { name: 'Łan', partner: false }),
  restaurantOf(4, { name: 'Cicho' }),
  restaurantOf(5, { name: 'Zorza' }),
  restaurantOf(6, { name: 'Dąb' }),
]
const answers = [
  availabilityFor(1, { '17:30': 'available', '18:00': 'available' }),
  availabilityFor(2, { '18:00': 'available' }),
  availabilityFor(3, { '18:00': 'request' }),
  availabilityFor(4, { '18:00': 'full', '20:00': 'available' }),
  availabilityFor(5, { '18:00': 'full', '18:30': 'available' }),
  availabilityFor(6, { '18:00': 'full' }),
]
const order = (sort: Sort) =>
  rankResults(restaurants, answers, { sort, time: '18:00', centre }).map(({ restaurant }) => restaurant.name)

it.each([
  ['free at the time, then nearest to it, then on request, then none', 'polecane', 'Bar Ćma Zorza Cicho Łan Dąb'],
  ['by name in Polish, those without a table last', 'nazwa', 'Bar Cicho Ćma Łan Zorza Dąb'],
  ['by distance, those without a table last', 'najblizej', 'Cicho Ćma Łan Zorza Bar Dąb'],
] as const)('L070 puts a list in order: %s', (_, sort, names) => expect(order(sort).join(' ')).toBe(names))

it('money is no reason: products and price change nothing', () => {
  const paid = restaurants.map((one) => ({ ...one, price_level: 4, products: [...one.products, 'marketing'] }))
  const context = { sort: 'polecane' as const, time: '18:00', centre }
  expect(rankResults(paid, answers, context).map(({ restaurant }) => restaurant.name)).toEqual(order('polecane'))
})

it('a restaurant without an answer is left out', () => {
  expect(rankResults(restaurants, answers.slice(0, 1), { sort: 'nazwa', time: '18:00', centre })).toHaveLength(1)
})

it.each([
  ['free', { '18:00': 'available' }],
  ['near', { '18:00': 'full', '19:00': 'available' }],
  ['request', { '18:00': 'request', '19:00': 'full' }],
  ['none', { '18:00': 'too_soon' }],
] as const)('C4 tells the chance "%s"', (chance, slots) => expect(chanceOf(availabilityFor(1, slots))).toBe(chance))
