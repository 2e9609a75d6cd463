import { type DeliveryReach, TERMS_WITHOUT_ZONES } from '@/lib/domain/ordering/delivery/zones'
import type { RestaurantFile } from './schema'

/** Delivery area and terms of a file's restaurant. Contract C5, C33. */
export function fileReach({ address, orders }: Pick<RestaurantFile, 'address' | 'orders'>): DeliveryReach {
  return {
    location: { lat: address.lat, lng: address.lng },
    maxKm: orders?.delivery?.maxKm ?? null,
    zones: orders?.delivery?.zones ?? [],
    terms: TERMS_WITHOUT_ZONES,
  }
}
