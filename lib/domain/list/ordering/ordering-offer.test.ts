import type { OrderingRestaurant } from '@/lib/domain/ordering/order/schema'
import { orderingOfferOf } from './ordering-offer'

type Reason = NonNullable<OrderingRestaurant['distance']>['reason']
const restaurant = (reason: Reason) =>
  ({
    ordering: { prep_minutes: 20, delivery_cost: 5, min_cart: 30, free_from: null, eta_min: 30, eta_max: 50 },
    distance: { distance_km: 1.2, deliverable: false, zone: null, reason },
  }) as unknown as OrderingRestaurant

it.each<[string, Reason, string]>([
  ['a place that only takes orders away is not too far', 'takeout_only', 'takeout_only'],
  ['outside the zones is not too far', 'outside_zone', 'outside_zone'],
  ['too far is too far', 'too_far', 'too_far'],
])('C5 a refused delivery has its reason: %s', (_, distance, reason) => {
  expect(orderingOfferOf(restaurant(distance), 'delivery')).toMatchObject({ kind: 'out', reason, km: 1.2 })
})

it('L234 for takeout such a place is offered, without a minimum', () => {
  expect(orderingOfferOf(restaurant('takeout_only'), 'takeout')).toMatchObject({
    kind: 'takeout',
    reason: null,
    minCartGrosze: 0,
    zoneMinutes: null,
  })
})
