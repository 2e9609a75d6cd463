import { deliveryTo } from '@/lib/domain/ordering/delivery/zones'
import { isPrepaid, OFFERED_METHODS } from '@/lib/domain/payment/methods'
import type { RestaurantFile } from '@/lib/domain/restaurant/file/schema'
import { readSamples } from '@/upstream/seed/read-samples'

const { restaurants, pauses = {} } = readSamples(new Date('2026-11-26T12:00:00+01:00'))
const orderings = restaurants.flatMap(({ file }) =>
  file.orders
    ? { ...file.orders, file, zones: file.orders.delivery?.zones ?? [], paused: pauses[file.key] ?? null }
    : [],
)
const each = orderings.map((ordering) => [ordering.file.name, ordering.file, ordering] as const)
const KM_PER_DEGREE = 111.195

describe.each(each)('%s', (_, restaurant, { zones, ...terms }) => {
  it('C5 has one to three zones up to its delivery radius, or none', () => {
    const radii = zones.map(({ area }) => (area.kind === 'radius' ? area.radiusKm : 0))
    expect(radii).toEqual([...new Set(radii)].sort((a, b) => a - b))
    expect(radii.at(-1) ?? null).toBe(restaurant.orders?.delivery?.maxKm ?? null)
    expect(zones.length).toBeLessThanOrEqual(3)
  })

  it('C5 an address has the terms of its nearest zone', () => {
    const reach = { location: restaurant.address, maxKm: terms.delivery?.maxKm ?? null, zones, terms: noTerms }
    const doors = zones.map(({ area }) => (area.kind === 'radius' ? area.radiusKm - 0.2 : 0))
    const found = doors.map((km) => deliveryTo(reach, north(restaurant.address, km)).zone)
    expect(found).toEqual(zones.map(({ name }) => name))
  })

  it('C5 has plausible fees, minimums and times', () => {
    for (const zone of zones) {
      expect([zone.feeGrosze, zone.minCartGrosze, zone.freeFromGrosze ?? 0].every(Number.isInteger)).toBe(true)
      expect(zone.freeFromGrosze ?? Number.POSITIVE_INFINITY).toBeGreaterThan(zone.minCartGrosze)
      expect(zone.etaMinMinutes).toBeGreaterThan(terms.preparationMinutes)
      expect(zone.etaMaxMinutes).toBeGreaterThan(zone.etaMinMinutes)
    }
  })

  it('C3 accepts known payment methods, one of them online', () => {
    expect(OFFERED_METHODS).toEqual(expect.arrayContaining(terms.paymentMethods))
    expect(terms.paymentMethods.some(isPrepaid)).toBe(true)
  })

  it('finishes at least one order per slot', () => expect(terms.ordersPerSlot).toBeGreaterThan(0))
})

it('C17 a restaurant that is closed for now still accepts scheduled orders', () => {
  const closed = orderings.filter(({ paused }) => paused?.reason === 'closed')
  expect(closed.every(({ scheduled }) => scheduled)).toBe(true)
})

const noTerms = { feeGrosze: 0, minCartGrosze: 0, freeFromGrosze: null, etaMinMinutes: 0, etaMaxMinutes: 0 }

function north({ lat, lng }: RestaurantFile['address'], km: number) {
  return { lat: lat + km / KM_PER_DEGREE, lng }
}
