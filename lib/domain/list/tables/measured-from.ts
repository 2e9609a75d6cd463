import { isNearAny } from '@/lib/domain/distance'
import type { City } from '@/lib/domain/restaurant/schema'
import type { Coordinates } from '@/lib/domain/wire'
import type { ListSort } from '../list-kind'

/** Point from which a list of tables measures its distances. */
export interface MeasuredFrom {
  kind: 'address' | 'centre'
  point: Coordinates
}

type Place = Pick<City, 'location'>

/**
 * The diner's address, if it is near the list's city, or without a city near any of `cities`. Otherwise a list
 * ordered by distance is measured from the city's centre, or from the tenant's, and another list shows no
 * distances. Contract C20.
 */
export function measuredFrom(
  address: Coordinates | null,
  {
    sort,
    city,
    cities,
    tenant,
  }: { sort: ListSort<'reservations'>; city: Place | null; cities: Place[]; tenant: Place },
): MeasuredFrom | null {
  const places = city ? [city] : cities
  if (address && isNearAny(address, places)) {
    return { kind: 'address', point: { lat: address.lat, lng: address.lng } }
  }
  return sort === 'najblizej' ? { kind: 'centre', point: (city ?? tenant).location } : null
}
