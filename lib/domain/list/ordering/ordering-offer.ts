import { type Grosze, groszeFromWire } from '@/lib/domain/money'
import type { DeliveryMode } from '@/lib/domain/ordering/delivery/schema'
import type { OrderingRestaurant } from '@/lib/domain/ordering/order/schema'

/**
 * A restaurant's offer for this diner: `out` of its reach, or `in` reach on these terms; `any` without an address, then
 * the amounts are its lowest. `null` = not known, or never free.
 */
export type OrderingOffer = {
  kind: 'in' | 'out' | 'any' | 'takeout'
  reason: 'too_far' | 'outside_zone' | 'takeout_only' | null
  km: number | null
  costGrosze: Grosze | null
  minCartGrosze: Grosze
  freeFromGrosze: Grosze | null
  /** Minutes from the order until it is delivered or can be picked up. */
  etaMinutes: [from: number, to: number] | null
}

/** Contract C5; takeout has no minimum and no limit of distance, ledger L234. */
export function orderingOfferOf({ ordering, distance }: OrderingRestaurant, mode: DeliveryMode | null): OrderingOffer {
  const km = distance?.distance_km ?? null
  if (mode === 'takeout') {
    const prep = ordering?.prep_minutes
    return {
      kind: 'takeout',
      reason: null,
      km,
      costGrosze: null,
      minCartGrosze: 0,
      freeFromGrosze: null,
      etaMinutes: prep === undefined ? null : [prep, prep],
    }
  }
  if (distance && !distance.deliverable) {
    const { reason: told } = distance
    const reason = told === 'outside_zone' || told === 'takeout_only' ? told : 'too_far'
    return { kind: 'out', reason, km, costGrosze: null, minCartGrosze: 0, freeFromGrosze: null, etaMinutes: null }
  }
  const terms = distance?.zone ? distance : ordering
  return {
    kind: distance ? 'in' : 'any',
    reason: null,
    km,
    costGrosze: groszeOrNull(terms?.delivery_cost),
    minCartGrosze: groszeFromWire(terms?.min_cart ?? 0),
    freeFromGrosze: groszeOrNull(terms?.free_from),
    etaMinutes: terms?.eta_min == null || terms.eta_max == null ? null : [terms.eta_min, terms.eta_max],
  }
}

function groszeOrNull(pln: number | null | undefined): Grosze | null {
  return pln == null ? null : groszeFromWire(pln)
}
