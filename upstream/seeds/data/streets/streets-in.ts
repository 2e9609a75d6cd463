import type { SeedStreet } from '../../types'

/** Street, latitude and longitude of its middle, highest house number. */
export type StreetRow = [street: string, lat: number, lng: number, houses: number]

export function streetsIn(city: string, rows: StreetRow[]): SeedStreet[] {
  return rows.map(([street, lat, lng, houses]) => ({ city, street, lat, lng, houses }))
}
