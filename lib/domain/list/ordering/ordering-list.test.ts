import { deliveryTypesOfProducts } from '@/lib/domain/ordering/delivery/delivery-modes'
import type { OrderingRestaurant } from '@/lib/domain/ordering/order/schema'
import { instantOf } from '@/lib/domain/time/time'
import {
  distanceFixture,
  orderingFixture,
  orderingRestaurantFixture,
} from '@/tests/support/ordering-restaurant-fixture'
import { fittingRestaurants, rankOrderingRestaurants } from './ordering-list'
import {
  activeFilterCount,
  type OrderingQuery,
  orderingPagesPath,
  orderingPath,
  readOrderingQuery,
} from './ordering-query'

const now = instantOf('2026-11-23', '15:00')
const cities = [{ slug: 'lublin', name: 'Lublin' }]
const shut = { week: Array.from({ length: 7 }, () => []), exceptions: [] }
const all = [
  orderingRestaurantFixture(1, { name: 'Zamknięta', hours: shut }),
  orderingRestaurantFixture(2, { name: 'Pauza', orders_paused: { reason: 'technical', until: null } }),
  orderingRestaurantFixture(3, {
    name: 'Otwarta',
    order_cuisines: ['Pizza'],
    ordering: orderingFixture({ diets: ['vegan'] }),
  }),
  orderingRestaurantFixture(4, {
    name: 'Bez dowozu',
    products: ['orders'],
    delivery: { maxKmDistance: null },
    ordering: orderingFixture({ payment_methods: ['cash'], free_from: null }),
  }),
  orderingRestaurantFixture(5, {
    name: 'Nie sprzedaje',
    config: { config: { auto_confirm_before: 2 }, orders: { allowOrders: false } },
  }),
]
const select = (restaurants: OrderingRestaurant[], query: OrderingQuery) =>
  rankOrderingRestaurants(fittingRestaurants(restaurants, query, now), query)
const names = (params: Record<string, string>, restaurants = all) =>
  select(restaurants, readOrderingQuery(params, cities)).map(({ restaurant }) => restaurant.name)

it('C "Errors": control characters are removed from the search text', () => {
  expect(readOrderingQuery({ q: '\u0000żu\u0007rek\u0000' }, cities).q).toBe('żu rek')
})

it.each([
  ['those that take orders now come first', {}, ['Bez dowozu', 'Otwarta', 'Pauza', 'Zamknięta']],
  ['L058 delivery needs a delivery area', { delivery: 'delivery' }, ['Otwarta', 'Pauza', 'Zamknięta']],
  ['L058 takeout', { delivery: 'takeout' }, ['Bez dowozu', 'Otwarta', 'Pauza', 'Zamknięta']],
  ['L065 a cuisine', { 'rodzaj-kuchni': 'pizza' }, ['Otwarta']],
  ['an unknown mode is dropped', { delivery: 'drone' }, ['Bez dowozu', 'Otwarta', 'Pauza', 'Zamknięta']],
  ['open now excludes paused restaurants', { otwarte: '1' }, ['Bez dowozu', 'Otwarta']],
  ['a payment', { platnosc: 'blik' }, ['Otwarta', 'Pauza', 'Zamknięta']],
  ['a diet: vegan is vegetarian too', { dieta: 'Wegetariańskie' }, ['Otwarta']],
  ['free delivery, also from an amount only', { darmowa: '1' }, ['Otwarta', 'Pauza', 'Zamknięta']],
])('L071 lists restaurants: %s', (_, params, expected) => expect(names(params)).toEqual(expected))

describe('C5 with an address', () => {
  const at = (id: number, name: string, km: number, own = {}) =>
    orderingRestaurantFixture(id, { name, distance: distanceFixture(km, own) })
  const around = [
    at(1, 'Daleko', 4),
    at(2, 'Za daleko', 7, { deliverable: false, reason: 'too_far', zone: null }),
    at(3, 'Blisko', 1, { delivery_cost: 12 }),
    orderingRestaurantFixture(4, { name: 'Blisko, ale zamknięta', hours: shut, distance: distanceFixture(0.5) }),
  ]

  it('nearest first, closed after open, out of reach last', () =>
    expect(names({ delivery: 'delivery' }, around)).toEqual(['Blisko', 'Daleko', 'Blisko, ale zamknięta', 'Za daleko']))
  it('by the cost of delivery', () => expect(names({ delivery: 'delivery', sort: 'dowoz' }, around)[0]).toBe('Daleko'))
  it('the terms are those of the address, or the lowest without one', () => {
    const query = readOrderingQuery({ delivery: 'delivery' }, cities)
    const [near] = select(around, query)
    expect(near!.offer).toMatchObject({
      kind: 'in',
      km: 1,
      costGrosze: 1200,
      minCartGrosze: 5000,
      zoneMinutes: { from: 40, to: 55 },
    })
    const [any] = select([all[2]!], query)
    expect(any!.offer).toMatchObject({ kind: 'any', km: null, costGrosze: 700, minCartGrosze: 4000 })
  })
  it('L234 takeout has no minimum and no limit of distance', () => {
    const query = readOrderingQuery({ delivery: 'takeout' }, cities)
    expect(select(around, query).map(({ offer }) => [offer.kind, offer.minCartGrosze])).toEqual(
      Array.from({ length: 4 }, () => ['takeout', 0]),
    )
  })
})

it.each([
  [['deliveries'], ['delivery', 'contactless_delivery']],
  [
    ['foodeli_deliveries', 'orders'],
    ['delivery', 'contactless_delivery', 'takeout'],
  ],
  [['robot_deliveries'], ['robot_delivery']],
  [['reservations'], []],
])('C18 products %j deliver as %j', (products, types) => expect(deliveryTypesOfProducts(products)).toEqual(types))

it('L065 a path is read back unchanged', () => {
  const query: OrderingQuery = {
    mode: 'takeout',
    cuisine: 'Śniadania',
    city: 'lublin',
    q: 'żurek',
    isOpenNow: true,
    payment: 'blik',
    diet: 'vegan',
    isFreeDelivery: true,
    sort: 'najblizej',
  }
  const params = new URL(orderingPath(query), 'http://x').searchParams
  expect(readOrderingQuery(params, cities)).toEqual(query)
  expect(activeFilterCount(query)).toBe(5)
  expect(orderingPath({})).toBe('/zamawiaj?delivery=delivery')
})

it.each([
  ['an empty query stays empty', {}],
  ['a query', { delivery: 'takeout', q: 'żurek' }],
])('C20 later pages are of the same list: %s', (_, params: Record<string, string>) => {
  const query = readOrderingQuery(params, cities)
  const path = orderingPagesPath(query)
  expect(readOrderingQuery(new URL(path, 'http://x').searchParams, cities)).toEqual(query)
  expect(path).toContain('?')
})
