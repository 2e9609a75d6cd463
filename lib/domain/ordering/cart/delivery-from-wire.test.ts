import type { Distance } from '@/lib/domain/ordering/delivery/schema'
import { distanceFixture } from '@/tests/support/ordering-restaurant-fixture'
import { cartDeliveryOf } from './delivery-from-wire'

const known = { kind: 'known', terms: { feeGrosze: 900, minCartGrosze: 5000, freeFromGrosze: 15_000 } }
const LOWEST = 4000

it.each<[string, Partial<Distance> | null, object]>([
  ['an address in a zone has its terms', {}, known],
  ['a zone without free delivery', { free_from: null }, { ...known, terms: { ...known.terms, freeFromGrosze: null } }],
  ['L114 too far is out of range', { deliverable: false, reason: 'too_far' }, { kind: 'outOfRange' }],
  ['between the zones is out of range', { deliverable: false, reason: 'outside_zone' }, { kind: 'outOfRange' }],
  ['refused without a reason is out of range', { deliverable: false }, { kind: 'outOfRange' }],
  ['a closed restaurant still has its price', { deliverable: false, reason: 'closed' }, known],
  ['a paused restaurant still has its price', { deliverable: false, reason: 'paused' }, known],
  [
    'within reach without its own price is unknown, not too far',
    { zone: null, delivery_cost: null, min_cart: null, free_from: null },
    { kind: 'unknown', minCartGrosze: LOWEST },
  ],
  ['a zone with only a minimum', { delivery_cost: null, min_cart: 60 }, { kind: 'unknown', minCartGrosze: 6000 }],
  ['no answer yet is unknown', null, { kind: 'unknown', minCartGrosze: LOWEST }],
])('C5 %s', (_, own, expected) => {
  expect(cartDeliveryOf(own && distanceFixture(1.2, own), LOWEST)).toEqual(expected)
})
