import { deliveryTypesOf } from '@/lib/delivery/delivery-modes'
import { instantOf } from '@/lib/time'
import { restaurantOf } from '@/tests/support/restaurant'
import { kitchensFor, orderCuisinesOf } from './ordering-list'
import { orderingPath, readOrderingQuery } from './ordering-query'

const now = instantOf('2026-11-23', '15:00')
const shut = { week: Array.from({ length: 7 }, () => []), exceptions: [] }
const all = [
  restaurantOf(1, { name: 'Zamknięta', hours: shut }),
  restaurantOf(2, { name: 'Pauza', orders_paused: { reason: 'technical', until: null } }),
  restaurantOf(3, { name: 'Otwarta', order_cuisines: ['Pizza'] }),
  restaurantOf(4, { name: 'Bez dowozu', products: ['orders'], delivery: { maxKmDistance: null } }),
  restaurantOf(5, {
    name: 'Nie sprzedaje',
    config: { config: { auto_confirm_before: 2 }, orders: { allowOrders: false } },
  }),
]
const names = (params: Record<string, string>) =>
  kitchensFor(all, readOrderingQuery(params, [{ slug: 'lublin', name: 'Lublin' }]), now).map(
    ({ restaurant }) => restaurant.name,
  )

it.each([
  ['those that take orders now come first', {}, ['Bez dowozu', 'Otwarta', 'Pauza', 'Zamknięta']],
  ['L058 delivery needs a reach', { delivery: 'delivery' }, ['Otwarta', 'Pauza', 'Zamknięta']],
  ['L058 takeout', { delivery: 'takeout' }, ['Bez dowozu', 'Otwarta', 'Pauza', 'Zamknięta']],
  ['L065 a cuisine', { 'rodzaj-kuchni': 'pizza' }, ['Otwarta']],
  ['an unknown way means nothing', { delivery: 'drone' }, ['Bez dowozu', 'Otwarta', 'Pauza', 'Zamknięta']],
])('L071 lists kitchens: %s', (_, params, expected) => expect(names(params)).toEqual(expected))

it.each([
  [['deliveries'], ['delivery', 'contactless_delivery']],
  [
    ['foodeli_deliveries', 'orders'],
    ['delivery', 'contactless_delivery', 'takeout'],
  ],
  [['robot_deliveries'], ['robot_delivery']],
  [['reservations'], []],
])('C18 products %j deliver as %j', (products, types) => expect(deliveryTypesOf(products)).toEqual(types))

it('L195 offers the cuisines that somebody cooks; a path reads back', () => {
  expect(orderCuisinesOf(all)).toEqual(['Pizza', 'Zupy'])
  const query = { mode: 'takeout', cuisine: 'Śniadania', city: 'lublin' } as const
  const params = new URL(orderingPath(query), 'http://x').searchParams
  expect(readOrderingQuery(params, [{ slug: 'lublin', name: 'Lublin' }])).toEqual(query)
  expect(orderingPath({ mode: null, cuisine: null, city: null })).toBe('/zamawiaj')
})
