import { availabilityFixture, restaurantFixture } from '@/tests/support/restaurant'
import type { ListSort } from '../list-kind'
import { availabilityRankOf, type Result, rankResults } from './rank'

const centre = { lat: 51.2465, lng: 22.5684 }
const far = { ...restaurantFixture(0).address, lat: 51.3 }

const restaurants = [
  restaurantFixture(1, { name: 'Ćma' }),
  restaurantFixture(2, { name: 'Bar', address: far }),
  restaurantFixture(3, { name: 'Łan', partner: false }),
  restaurantFixture(4, { name: 'Cicho' }),
  restaurantFixture(5, { name: 'Zorza' }),
  restaurantFixture(6, { name: 'Dąb' }),
]
const answers = [
  availabilityFixture(1, { '17:30': 'available', '18:00': 'available' }),
  availabilityFixture(2, { '18:00': 'available' }),
  availabilityFixture(3, { '18:00': 'request' }),
  availabilityFixture(4, { '18:00': 'full', '20:00': 'available' }),
  availabilityFixture(5, { '18:00': 'full', '18:30': 'available' }),
  availabilityFixture(6, { '18:00': 'full' }),
]
const results = restaurants.map((restaurant, index): Result => ({ restaurant, availability: answers[index]! }))
const order = (sort: ListSort<'reservations'>, of = results) =>
  rankResults(of, { sort, time: '18:00', centre }).map(({ restaurant }) => restaurant.name)

it.each([
  ['free at the time, then nearest to it, then on request, then none', 'polecane', 'Bar Ćma Zorza Cicho Łan Dąb'],
  ['by name in Polish, those without a table last', 'nazwa', 'Bar Cicho Ćma Łan Zorza Dąb'],
  ['by distance, those without a table last', 'najblizej', 'Cicho Ćma Łan Zorza Bar Dąb'],
] as const)('L070 sorts a list: %s', (_, sort, names) => expect(order(sort).join(' ')).toBe(names))

it('payments do not count: products and price level change nothing', () => {
  const paid = results.map(({ restaurant, availability }) => ({
    restaurant: { ...restaurant, price_level: 4, products: [...restaurant.products, 'marketing'] },
    availability,
  }))
  expect(order('polecane', paid)).toEqual(order('polecane'))
})

it('the order does not depend on the order of the candidates', () =>
  expect(order('polecane', [...results].reverse())).toEqual(order('polecane')))

it.each([
  ['free', { '18:00': 'available' }],
  ['near', { '18:00': 'full', '19:00': 'available' }],
  ['request', { '18:00': 'request', '19:00': 'full' }],
  ['none', { '18:00': 'too_soon' }],
] as const)('C4 finds the rank "%s"', (chance, slots) =>
  expect(availabilityRankOf(availabilityFixture(1, slots))).toBe(chance),
)
