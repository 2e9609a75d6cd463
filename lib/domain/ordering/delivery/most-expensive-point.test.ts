import fc from '@/tests/support/fast-check'
import { mostExpensivePoint, type PossiblePoints } from './most-expensive-point'
import { type DeliveryReach, type DeliveryZone, deliveryTo } from './zones'

const terms = { feeGrosze: 0, minCartGrosze: 0, freeFromGrosze: null, etaMinMinutes: 30, etaMaxMinutes: 45 }
const ring = (name: string, radiusKm: number, feeGrosze: number): DeliveryZone => ({
  ...terms,
  name,
  feeGrosze,
  area: { kind: 'radius', radiusKm } as const,
})
const reach: DeliveryReach = {
  location: { lat: 51.2476, lng: 22.5664 },
  maxKm: 3,
  terms,
  zones: [ring('centrum', 1, 500), ring('dalej', 3, 900)],
}
const north = (km: number) => ({ lat: reach.location.lat + km / 111.195, lng: reach.location.lng })
const at = (certainty: PossiblePoints['certainty'], first: number, ...more: number[]): PossiblePoints => ({
  certainty,
  points: [north(first), ...more.map(north)],
})

it.each([
  ['the house itself', at('exact', 0.5), 500, null],
  ['an unknown number, in two zones', at('number', 0.5, 1.5), 900, null],
  ['a number that may be out of reach', at('number', 0.5, 5), null, 'too_far'],
  ['a number that is not entered yet', at('street', 0.5, 1.5, 5), 900, null],
  ['a street that is out of reach everywhere', at('street', 5, 6), null, 'too_far'],
  ['coordinates claimed by a browser, at the restaurant', at('claim', 0), 900, null],
  ['coordinates claimed by a browser, out of reach', at('claim', 4), null, 'too_far'],
])('B3 %s', (_, points, fee, reason) => {
  const { answer } = mostExpensivePoint(reach, points)
  expect(answer.terms?.feeGrosze ?? null).toBe(fee)
  expect(answer.reason).toBe(reason)
})

it('B3 a vague address is never cheaper than any house it may mean, and is out of reach if all of them are', () => {
  const points = fc.array(
    fc.record({
      lat: fc.double({ min: 51.2, max: 51.3, noNaN: true }),
      lng: fc.double({ min: 22.5, max: 22.63, noNaN: true }),
    }),
    { minLength: 1, maxLength: 12 },
  )
  fc.assert(
    fc.property(points, ([first, ...rest]) => {
      if (!first) return
      const worst = mostExpensivePoint(reach, { certainty: 'number', points: [first, ...rest] }).answer
      for (const place of [first, ...rest]) {
        const honest = deliveryTo(reach, place)
        if (!honest.deliverable) expect(worst.deliverable).toBe(false)
        if (worst.terms && honest.terms) expect(worst.terms.feeGrosze).toBeGreaterThanOrEqual(honest.terms.feeGrosze)
      }
    }),
    { seed: 29, numRuns: 300 },
  )
})
