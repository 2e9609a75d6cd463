import type { SeedStreet } from '@/sample-data/types'

/** Street, latitude and longitude of its middle, highest house number, and the points of some numbers where known. */
export type StreetRow = [
  street: string,
  lat: number,
  lng: number,
  houses: number,
  points?: [number: number, lat: number, lng: number][],
]

export function streetsIn(city: string, rows: StreetRow[]): SeedStreet[] {
  return rows.map(([street, lat, lng, houses, points]) => ({
    city,
    street,
    lat,
    lng,
    houses,
    ...(points && { points: points.map(([number, lat, lng]) => ({ number, lat, lng })) }),
  }))
}
