import type { Coordinates } from '@/lib/domain/wire'

const EARTH_KM = 6371

/** Kilometres between two points by the haversine formula. */
export function kmBetween(from: Coordinates, to: Coordinates): number {
  const latitude = radians(to.lat - from.lat) / 2
  const longitude = radians(to.lng - from.lng) / 2
  const chord =
    Math.sin(latitude) ** 2 + Math.cos(radians(from.lat)) * Math.cos(radians(to.lat)) * Math.sin(longitude) ** 2
  return 2 * EARTH_KM * Math.asin(Math.sqrt(chord))
}

function radians(degrees: number): number {
  return (degrees * Math.PI) / 180
}
