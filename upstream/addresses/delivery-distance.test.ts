import { kmBetween } from '@/lib/domain/distance'
import type { RestaurantSummary } from '@/lib/domain/restaurant/schema'
import { deliveryDistance } from './delivery-distance'

const lublin = { lat: 51.2465, lng: 22.5684 }
const destination = { lat: 51.2645, lng: 22.5684 }
const noon = new Date('2026-11-27T12:00:00+01:00')
const night = new Date('2026-11-27T03:00:00+01:00')
const restaurant = (max: number | null, paused: RestaurantSummary['orders_paused'] = null) =>
  ({
    id: 1,
    address: lublin,
    delivery: { maxKmDistance: max },
    hours: { week: Array.from({ length: 7 }, () => [{ open: '10:00', close: '22:00' }]), exceptions: [] },
    orders_paused: paused,
  }) as unknown as RestaurantSummary

it('measures by the line: a degree of latitude', () => {
  expect(kmBetween(lublin, { ...lublin, lat: lublin.lat + 1 })).toBeCloseTo(111.195, 3)
})

it.each([
  ['L114 the limit is inclusive', 2, noon, null, { distance_km: 2, deliverable: true, reason: null }],
  ['L114 beyond the limit there is no delivery', 1.99, noon, null, { deliverable: false, reason: 'too_far' }],
  ['C5 without a limit there is no own delivery', null, noon, null, { deliverable: false, max_km: null }],
  ['C5 closed is the reason', 5, night, null, { deliverable: true, reason: 'closed' }],
  ['C5 paused is the reason', 5, noon, { reason: 'technical', until: null }, { deliverable: true, reason: 'paused' }],
])('%s', (_, max, now, paused, expected) =>
  expect(deliveryDistance(restaurant(max, paused), [], destination, now)).toMatchObject(expected),
)
