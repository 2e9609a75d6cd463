import { kmBetween } from '@/lib/domain/distance'
import type { DeliveryTerms } from '@/lib/domain/ordering/delivery/fee'
import type { Coordinates } from '@/lib/domain/wire'

/** The area of a zone: within `radiusKm` of the restaurant (inclusive), or inside an outline of 3 corners or more. */
export type ZoneArea = { kind: 'radius'; radiusKm: number } | { kind: 'outline'; corners: Coordinates[] }
export type DeliveryZone = DeliveryTerms & {
  name: string
  area: ZoneArea
  etaMinMinutes: number
  etaMaxMinutes: number
}

/** Delivery area of a restaurant. Without `maxKm` it does not deliver; without zones `terms` apply everywhere. */
export type DeliveryReach = {
  location: Coordinates
  maxKm: number | null
  zones: readonly DeliveryZone[]
  terms: Omit<DeliveryZone, 'area' | 'name'>
}
/** `zone` is null if the restaurant has no zones; `terms` and `zone` are null if it does not deliver there. */
export type DeliveryAnswer = {
  distanceKm: number
  deliverable: boolean
  zone: string | null
  terms: DeliveryReach['terms'] | null
  reason: 'too_far' | 'outside_zone' | 'takeout_only' | null
}

/** Without zones, delivery within reach is free. */
export const TERMS_WITHOUT_ZONES: DeliveryReach['terms'] = {
  feeGrosze: 0,
  minCartGrosze: 0,
  freeFromGrosze: null,
  etaMinMinutes: 30,
  etaMaxMinutes: 60,
}

/** Is `deliveryPoint` within reach, and on which terms? Contract C5, ledger L114. */
export function deliveryTo(reach: DeliveryReach, deliveryPoint: Coordinates): DeliveryAnswer {
  const distance = distanceKm(reach.location, deliveryPoint)
  if (reach.maxKm === null) return refused(distance, 'takeout_only')
  if (distance > reach.maxKm) return refused(distance, 'too_far')
  if (reach.zones.length === 0) return accepted(distance, null, reach.terms)
  const zone = zoneAt(reach.zones, distance, deliveryPoint)
  return zone ? accepted(distance, zone.name, zone) : refused(distance, 'outside_zone')
}

/** If zones overlap, the lowest minimum cart decides, then the lowest fee. Contract C5. */
export function zoneAt(
  zones: readonly DeliveryZone[],
  distance: number,
  deliveryPoint: Coordinates,
): DeliveryZone | null {
  const covering = zones.filter(({ area }) => covers(area, distance, deliveryPoint))
  return covering.sort(byMinimumThenFee)[0] ?? null
}

/** Straight-line distance in kilometres with 2 decimals. Contract C5. */
export function distanceKm(from: Coordinates, to: Coordinates): number {
  return Math.round(kmBetween(from, to) * 100) / 100
}

/** Is a point, `distance` km from the restaurant, in the area? */
export function covers(area: ZoneArea, distance: number, deliveryPoint: Coordinates): boolean {
  return area.kind === 'radius' ? distance <= area.radiusKm : isInside(area.corners, deliveryPoint)
}

// Even-odd rule: a ray from an inside point crosses the outline an odd number of times.
function isInside(corners: readonly Coordinates[], { lat, lng }: Coordinates): boolean {
  let inside = false
  let a = corners.at(-1)
  for (const b of corners) {
    if (a && a.lat > lat !== b.lat > lat && lng < ((b.lng - a.lng) * (lat - a.lat)) / (b.lat - a.lat) + a.lng)
      inside = !inside
    a = b
  }
  return inside
}

function byMinimumThenFee(a: DeliveryZone, b: DeliveryZone): number {
  return a.minCartGrosze - b.minCartGrosze || a.feeGrosze - b.feeGrosze || (a.name < b.name ? -1 : 1)
}

function accepted(distance: number, zone: string | null, found: DeliveryReach['terms']): DeliveryAnswer {
  const { feeGrosze, minCartGrosze, freeFromGrosze, etaMinMinutes, etaMaxMinutes } = found
  const terms = { feeGrosze, minCartGrosze, freeFromGrosze, etaMinMinutes, etaMaxMinutes }
  return { distanceKm: distance, deliverable: true, zone, terms, reason: null }
}

function refused(distance: number, reason: NonNullable<DeliveryAnswer['reason']>): DeliveryAnswer {
  return { distanceKm: distance, deliverable: false, zone: null, terms: null, reason }
}
