import { groszeToWire } from '@/lib/domain/money'
import { pausedFromWire } from '@/lib/domain/ordering/availability/from-wire'
import { pauseStateAt, stopsOrdersForNow } from '@/lib/domain/ordering/availability/paused'
import type { Distance } from '@/lib/domain/ordering/delivery/schema'
import {
  type DeliveryAnswer,
  type DeliveryReach,
  type DeliveryZone,
  deliveryTo,
  TERMS_WITHOUT_ZONES,
} from '@/lib/domain/ordering/delivery/zones'
import { isOpenAt } from '@/lib/domain/restaurant/hours/intervals'
import { kitchenHours } from '@/lib/domain/restaurant/hours/kitchen-hours'
import type { RestaurantSummary } from '@/lib/domain/restaurant/schema'
import type { Coordinates } from '@/lib/domain/wire'

/**
 * Does the restaurant deliver to an address, and on which terms? The limit is inclusive; without one it does not
 * deliver; without zones there are no costs. Contract C5, ledger L114.
 */
export function deliveryDistance(
  restaurant: RestaurantSummary,
  zones: readonly DeliveryZone[],
  destination: Coordinates,
  now: Date,
): Distance {
  return distanceToWire(restaurant, deliveryTo(reachOf(restaurant, zones), destination), now)
}

/** The same without `closed` and `paused`, which refuse only today: for a ranking, which checks both itself. */
export function deliveryReach(
  restaurant: RestaurantSummary,
  zones: readonly DeliveryZone[],
  destination: Coordinates,
): Distance {
  return wireOf(restaurant, deliveryTo(reachOf(restaurant, zones), destination))
}

/** The answer of GET /restaurants/{id}/distance for an address. Contract C5. */
export function distanceToWire(restaurant: RestaurantSummary, answer: DeliveryAnswer, now: Date): Distance {
  const wire = wireOf(restaurant, answer)
  return { ...wire, reason: wire.reason ?? reasonToday(restaurant, now) }
}

/** The delivery area and terms of a restaurant. Contract C5. */
export function reachOf(
  { address, delivery }: Pick<RestaurantSummary, 'address' | 'delivery'>,
  zones: readonly DeliveryZone[],
): DeliveryReach {
  const { lat, lng } = address
  return { location: { lat, lng }, maxKm: delivery.maxKmDistance, zones, terms: TERMS_WITHOUT_ZONES }
}

function wireOf(
  restaurant: RestaurantSummary,
  { distanceKm, deliverable, zone, terms, reason }: DeliveryAnswer,
): Distance {
  const known = zone === null ? null : terms
  return {
    restaurant_id: restaurant.id,
    distance_km: distanceKm,
    max_km: restaurant.delivery.maxKmDistance,
    deliverable,
    zone,
    delivery_cost: known && groszeToWire(known.feeGrosze),
    min_cart: known && groszeToWire(known.minCartGrosze),
    free_from: known?.freeFromGrosze == null ? null : groszeToWire(known.freeFromGrosze),
    eta_min: known?.etaMinMinutes ?? null,
    eta_max: known?.etaMaxMinutes ?? null,
    method: 'line',
    reason,
  }
}

function reasonToday({ hours, orders_paused: paused }: RestaurantSummary, now: Date): Distance['reason'] {
  if (!isOpenAt(kitchenHours(hours), now)) return 'closed'
  return stopsOrdersForNow(pauseStateAt(pausedFromWire(paused), true, now)) ? 'paused' : null
}
