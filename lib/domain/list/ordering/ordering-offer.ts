import { type Grosze, groszeFromWire } from '@/lib/domain/money'
import type { DeliveryMode } from '@/lib/domain/ordering/delivery/schema'
import type { OrderingRestaurant } from '@/lib/domain/ordering/order/schema'
import { zoneMinutesOf } from '@/lib/domain/ordering/promise/kitchen-pace'
import type { MinuteRange } from '@/lib/domain/ordering/promise/order-promise'

/**
 * A restaurant's offer for this diner: `out` of its reach, or `in` reach on these terms; `any` without an address,
 * with its lowest amounts. `null` = not known, or never free.
 */
export type OrderingOffer = {
  kind: 'in' | 'out' | 'any' | 'takeout'
  reason: 'too_far' | 'outside_zone' | 'takeout_only' | null
  km: number | null
  costGrosze: Grosze | null
  minCartGrosze: Grosze
  freeFromGrosze: Grosze | null
  /** The promise of the address's zone; `null` without an address, and for takeout. */
  zoneMinutes: MinuteRange | null
}

/** Follows contract C5; takeout has no minimum and no limit of distance, ledger L234. */
export function orderingOfferOf({ ordering, distance }: OrderingRestaurant, mode: DeliveryMode | null): OrderingOffer {
  const km = distance?.distance_km ?? null
  if (mode === 'takeout') {
    return {
      kind: 'takeout',
      reason: null,
      km,
      costGrosze: null,
      minCartGrosze: 0,
      freeFromGrosze: null,
      zoneMinutes: null,
    }
  }
  if (distance && !distance.deliverable) {
    const { reason: givenReason } = distance
    const reason = givenReason === 'outside_zone' || givenReason === 'takeout_only' ? givenReason : 'too_far'
    return { kind: 'out', reason, km, costGrosze: null, minCartGrosze: 0, freeFromGrosze: null, zoneMinutes: null }
  }
  const terms = distance?.zone ? distance : ordering
  return {
    kind: distance ? 'in' : 'any',
    reason: null,
    km,
    costGrosze: groszeOrNull(terms?.delivery_cost),
    minCartGrosze: groszeFromWire(terms?.min_cart ?? 0),
    freeFromGrosze: groszeOrNull(terms?.free_from),
    zoneMinutes: zoneMinutesOf(distance),
  }
}

function groszeOrNull(pln: number | null | undefined): Grosze | null {
  return pln == null ? null : groszeFromWire(pln)
}
