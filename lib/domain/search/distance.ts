import type { Coordinates } from '@/lib/domain/wire'

const EARTH_KM = 6371

/** Straight-line distance in kilometres. */
export function kmBetween(from: Coordinates, to: Coordinates): number {
  const lat = radians(to.lat - from.lat)
  const lng = radians(to.lng - from.lng)
  const chord =
    Math.sin(lat / 2) ** 2 + Math.cos(radians(from.lat)) * Math.cos(radians(to.lat)) * Math.sin(lng / 2) ** 2
  return 2 * EARTH_KM * Math.asin(Math.sqrt(chord))
}

const radians = (degrees: number) => (degrees * Math.PI) / 180
