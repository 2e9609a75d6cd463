import { offeredDeliveryTypes } from '@/lib/domain/ordering/availability/delivery-types'

it.each([
  ['L117 L191 own deliveries', ['deliveries'], 5, true, ['delivery', 'contactless_delivery']],
  ['L116 deliveries by the platform', ['foodeli_deliveries'], 5, true, ['delivery', 'contactless_delivery']],
  ['L118 L192 robots only where they drive', ['robot_deliveries'], 5, true, ['robot_delivery']],
  ['L120 orders are takeout', ['orders'], 5, true, ['takeout']],
  [
    'L114 without a distance nothing is delivered',
    ['orders', 'deliveries', 'robot_deliveries'],
    null,
    true,
    ['takeout'],
  ],
  ['L113 orders switched off', ['orders', 'deliveries'], 5, false, []],
  ['L121 being listed is not selling', ['orders_list', 'reservations'], 5, true, []],
] as const)('%s', (_, products, maxKm, allowOrders, types) =>
  expect(
    offeredDeliveryTypes({ products, delivery: { maxKmDistance: maxKm }, config: { orders: { allowOrders } } }),
  ).toEqual(types),
)
