import { type DeliveryReach, TERMS_WITHOUT_ZONES } from '@/lib/domain/ordering/delivery/zones'
import type { RestaurantFile } from './schema'

/** Where a file's restaurant delivers, and on which terms. Contract C5, C33. */
export function fileReach({ address, orders }: Pick<RestaurantFile, 'address' | 'orders'>): DeliveryReach {
  return {
    location: { lat: address.lat, lng: address.lng },
    maxKm: orders?.delivery?.maxKm ?? null,
    zones: orders?.delivery?.zones ?? [],
    terms: TERMS_WITHOUT_ZONES,
  }
}
