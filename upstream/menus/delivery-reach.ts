import type { DeliveryReach, DeliveryZone } from '@/lib/domain/ordering/delivery/zones'
import type { RestaurantSummary } from '@/lib/domain/restaurant/schema'

/** Without zones, delivery within reach is free. */
const TERMS_WITHOUT_ZONES = {
  feeGrosze: 0,
  minCartGrosze: 0,
  freeFromGrosze: null,
  etaMinMinutes: 30,
  etaMaxMinutes: 60,
}

/** The delivery area and terms of a restaurant. Contract C5. */
export function reachOf(
  { address, delivery }: Pick<RestaurantSummary, 'address' | 'delivery'>,
  zones: readonly DeliveryZone[],
): DeliveryReach {
  const { lat, lng } = address
  return { location: { lat, lng }, maxKm: delivery.maxKmDistance, zones, terms: TERMS_WITHOUT_ZONES }
}
