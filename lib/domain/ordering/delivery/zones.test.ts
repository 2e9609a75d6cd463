import { deliveryFeeGrosze } from '@/lib/domain/ordering/delivery/fee'
import {
  type DeliveryReach,
  type DeliveryZone,
  deliveryTo,
  distanceKm,
  zoneAt,
} from '@/lib/domain/ordering/delivery/zones'
import fc from '@/tests/support/fast-check'

const restaurant = { lat: 51.2476, lng: 22.5664 }
const terms = { feeGrosze: 900, minCartGrosze: 3000, freeFromGrosze: null, etaMinMinutes: 30, etaMaxMinutes: 45 }
const reach: DeliveryReach = { location: restaurant, maxKm: 5, zones: [], terms }
/** About 1 km is 0.009 degrees of latitude. */
const north = (km: number) => ({ lat: restaurant.lat + km / 111.195, lng: restaurant.lng })
const within = (name: string, radiusKm: number, own: Partial<DeliveryZone> = {}): DeliveryZone => ({
  ...terms,
  ...own,
  name,
  area: { kind: 'radius', radiusKm },
})

it('C5 measures Lublin to Warsaw in a straight line, with two decimals', () =>
  expect(distanceKm(restaurant, { lat: 52.2297, lng: 21.0122 })).toBeCloseTo(153.27, 0))

it('C5 is symmetric, and 0 to the same point', () => {
  const place = fc.record({
    lat: fc.double({ min: -90, max: 90, noNaN: true }),
    lng: fc.double({ min: -180, max: 180, noNaN: true }),
  })
  fc.assert(
    fc.property(place, place, (a, b) => {
      const there = distanceKm(a, b)
      expect(there).toBe(distanceKm(b, a))
      expect(Number(there.toFixed(2))).toBe(there)
      expect(distanceKm(a, a)).toBe(0)
    }),
  )
})

it.each([
  ['an address exactly at the limit is served', 5, 5, true, null],
  ['a hundredth of a kilometre farther is not', 5.01, 5, false, 'too_far'],
  ['without a limit there is no own delivery, which is not too far', 0.1, null, false, 'takeout_only'],
])('L114 L248 %s', (_, km, maxKm, deliverable, reason) =>
  expect(deliveryTo({ ...reach, maxKm }, north(km))).toMatchObject({ distanceKm: km, deliverable, reason }),
)

it.each([
  ['inside a ring', 2, 'centrum', null],
  ['at its edge', 3, 'centrum', null],
  ['outside every ring, within the limit', 4, null, 'outside_zone'],
])('C5 %s', (_, km, zone, reason) =>
  expect(deliveryTo({ ...reach, zones: [within('centrum', 3)] }, north(km))).toMatchObject({
    zone,
    reason,
    deliverable: reason === null,
  }),
)

it.each([
  [
    'the lowest minimum cart first',
    { minCartGrosze: 4000, feeGrosze: 100 },
    { minCartGrosze: 2000, feeGrosze: 900 },
    'b',
  ],
  ['then the lowest fee', { minCartGrosze: 2000, feeGrosze: 500 }, { minCartGrosze: 2000, feeGrosze: 900 }, 'a'],
])('C5 overlapping zones: %s', (_, a, b, name) => {
  const zones = [within('a', 5, a), within('b', 5, b)]
  expect(zoneAt(zones, 1, north(1))?.name).toBe(name)
  expect(zoneAt([...zones].reverse(), 1, north(1))?.name).toBe(name)
})

it.each([
  ['inside the outline', 51.25, 22.56, 'rynek'],
  ['in the notch of the outline', 51.265, 22.57, null],
])('C5 a drawn zone: %s', (_, lat, lng, name) => {
  const corners = [
    [51.24, 22.55],
    [51.24, 22.59],
    [51.27, 22.59],
    [51.25, 22.57],
    [51.27, 22.55],
  ].map(([lat = 0, lng = 0]) => ({ lat, lng }))
  const zones: DeliveryZone[] = [{ ...terms, name: 'rynek', area: { kind: 'outline', corners } }]
  expect(zoneAt(zones, 1, { lat, lng })?.name ?? null).toBe(name)
})

it.each([
  ['below the free limit', 5999, 6000, 900],
  ['at the free limit', 6000, 6000, 0],
  ['if it is never free', 100_000, null, 900],
])('C5 fee %s', (_, cart, freeFromGrosze, fee) =>
  expect(deliveryFeeGrosze({ ...terms, freeFromGrosze }, cart)).toBe(fee),
)
