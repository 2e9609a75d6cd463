import {
  type DeliveryAnswer,
  type DeliveryReach,
  type DeliveryZone,
  deliveryTo,
} from '@/lib/domain/ordering/delivery/zones'
import type { Coordinates } from '@/lib/domain/wire'

/**
 * How exact an address is. `exact`: the house is known. `number`: the house is somewhere along the street. `street`:
 * the number is not entered yet. `claim`: only the diner's browser gave the coordinates.
 */
type Certainty = 'exact' | 'number' | 'street' | 'claim'
/** One point if the address is exact, otherwise all points where the house may be. */
export type PossiblePoints = { certainty: Certainty; points: readonly [Coordinates, ...Coordinates[]] }
/** The deciding point, and the delivery terms there. */
type PricedPoint = { at: Coordinates; answer: DeliveryAnswer }

/**
 * If the address may be any of several points, the most expensive of them decides, so that a vague address is never cheaper
 * than the exact one. While the number is not entered yet, points out of reach do not count, because the house may be
 * within reach. A point that only a browser claims costs as much as the most expensive zone.
 */
export function mostExpensivePoint(reach: DeliveryReach, { certainty, points }: PossiblePoints): PricedPoint {
  const priced = points.map((at) => ({ at, answer: deliveryTo(reach, at) }))
  const reachable = certainty === 'street' ? priced.filter(({ answer }) => answer.deliverable) : []
  const worst = (reachable.length > 0 ? reachable : priced).reduce((worst, one) => (isWorse(one, worst) ? one : worst))
  return certainty === 'claim' ? { at: worst.at, answer: inMostExpensiveZone(worst.answer, reach.zones) } : worst
}

function isWorse({ answer: a }: PricedPoint, { answer: b }: PricedPoint): boolean {
  if (!a.terms || !b.terms) return b.terms !== null || (a.terms === null && a.distanceKm > b.distanceKm)
  const differences = [
    a.terms.feeGrosze - b.terms.feeGrosze,
    a.terms.minCartGrosze - b.terms.minCartGrosze,
    freeFrom(a.terms) - freeFrom(b.terms) || 0,
    a.distanceKm - b.distanceKm,
  ]
  return (differences.find((difference) => difference !== 0) ?? 0) > 0
}

function inMostExpensiveZone(answer: DeliveryAnswer, zones: readonly DeliveryZone[]): DeliveryAnswer {
  if (!answer.terms || zones.length === 0) return answer
  const fees = zones.map(({ feeGrosze }) => feeGrosze)
  const carts = zones.map(({ minCartGrosze }) => minCartGrosze)
  const free = Math.max(...zones.map(freeFrom))
  const mostExpensive = zones.find(({ feeGrosze }) => feeGrosze === Math.max(...fees))
  return {
    ...answer,
    zone: mostExpensive?.name ?? answer.zone,
    terms: {
      ...answer.terms,
      feeGrosze: Math.max(...fees),
      minCartGrosze: Math.max(...carts),
      freeFromGrosze: Number.isFinite(free) ? free : null,
    },
  }
}

// An address that is never free of charge is the most expensive.
function freeFrom({ freeFromGrosze }: { freeFromGrosze: number | null }): number {
  return freeFromGrosze ?? Number.POSITIVE_INFINITY
}
