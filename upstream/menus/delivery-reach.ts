import type { DeliveryReach, DeliveryZone } from '@/lib/domain/ordering/delivery/zones'
import type { RestaurantSummary } from '@/lib/domain/restaurant/schema'

/** Where no zone is drawn, delivery within reach is free. */
const TERMS_WITHOUT_ZONES = {
  feeGrosze: 0,
  minCartGrosze: 0,
  freeFromGrosze: null,
  etaMinMinutes: 30,
  etaMaxMinutes: 60,
}

/** How far and on which terms a restaurant delivers. Contract C5. */
export function reachOf(
  { address, delivery }: Pick<RestaurantSummary, 'address' | 'delivery'>,
  zones: readonly DeliveryZone[],
): DeliveryReach {
  const { lat, lng } = address
  return { location: { lat, lng }, maxKm: delivery.maxKmDistance, zones, terms: TERMS_WITHOUT_ZONES }
}
