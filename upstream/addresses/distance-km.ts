import type { Coordinates } from '@/lib/domain/wire'

const EARTH_KM = 6371.0088

/** Straight-line distance in kilometres. */
export function distanceKm(a: Coordinates, b: Coordinates): number {
  const lat = halfChord(b.lat - a.lat)
  const lng = halfChord(b.lng - a.lng)
  return 2 * EARTH_KM * Math.asin(Math.sqrt(lat + Math.cos(radians(a.lat)) * Math.cos(radians(b.lat)) * lng))
}

function halfChord(degrees: number): number {
  return Math.sin(radians(degrees) / 2) ** 2
}

function radians(degrees: number): number {
  return (degrees * Math.PI) / 180
}
