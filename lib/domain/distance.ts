import type { Coordinates } from '@/lib/domain/wire'

/** Mean radius of the earth (IUGG), the one with which delivery zones are priced. Contract C5. */
const EARTH_RADIUS_KM = 6371.0088

/** Kilometres as the crow flies, by the haversine formula; not rounded. */
export function kmBetween(from: Coordinates, to: Coordinates): number {
  const halfLat = Math.sin(radians(to.lat - from.lat) / 2)
  const halfLng = Math.sin(radians(to.lng - from.lng) / 2)
  const square = halfLat ** 2 + Math.cos(radians(from.lat)) * Math.cos(radians(to.lat)) * halfLng ** 2
  return 2 * EARTH_RADIUS_KM * Math.asin(Math.min(1, Math.sqrt(square)))
}

function radians(degrees: number): number {
  return (degrees * Math.PI) / 180
}

/** Distance in km from a city's centre beyond which an address belongs to another place. */
const NEAR_KM = 30

/** Whether a point is in or around one of these cities. Contract C20. */
export function isNearAny(point: Coordinates, cities: readonly { location: Coordinates }[]): boolean {
  return cities.some(({ location }) => kmBetween(location, point) <= NEAR_KM)
}
