import { isPrepaid } from '@/lib/domain/payment/methods'
import { readSamples } from '@/upstream/seed/read-samples'

const { restaurants, pauses = {} } = readSamples(new Date('2026-11-26T12:00:00+01:00'))
const orderings = restaurants.flatMap(({ file }) =>
  file.orders
    ? { ...file.orders, file, zones: file.orders.delivery?.zones ?? [], paused: pauses[file.key] ?? null }
    : [],
)
const each = orderings.map((ordering) => [ordering.file.name, ordering.file, ordering] as const)

describe.each(each)('%s', (_, restaurant, { zones, ...terms }) => {
  it('C5 has one to three zones up to its delivery radius, or none', () => {
    const radii = zones.map(({ area }) => (area.kind === 'radius' ? area.radiusKm : 0))
    expect(radii).toEqual([...new Set(radii)].sort((a, b) => a - b))
    expect(radii.at(-1) ?? null).toBe(restaurant.orders?.delivery?.maxKm ?? null)
    expect(zones.length).toBeLessThanOrEqual(3)
  })

  it('C5 has plausible fees, minimums and times', () => {
    for (const zone of zones) {
      expect(zone.freeFromGrosze ?? Number.POSITIVE_INFINITY).toBeGreaterThan(zone.minCartGrosze)
      expect(zone.etaMinMinutes).toBeGreaterThan(terms.preparationMinutes)
      expect(zone.etaMaxMinutes).toBeGreaterThan(zone.etaMinMinutes)
    }
  })

  it('C3 accepts a payment method that is online', () => {
    expect(terms.paymentMethods.some(isPrepaid)).toBe(true)
  })
})

it('C17 a restaurant that is closed for now still accepts scheduled orders', () => {
  const closed = orderings.filter(({ paused }) => paused?.reason === 'closed')
  expect(closed.every(({ scheduled }) => scheduled)).toBe(true)
})
