import type { Coordinates } from '@/lib/domain/wire'

/** An address as a geocoder knows it; several places where it knows the street only. */
export interface GeocodedAddress {
  street: string
  /** The number that it found, which may be none. */
  house: string | null
  city: string
  isExact: boolean
  points: [Coordinates, ...Coordinates[]]
}

/** Looks a line of text up near a place; `null` where there is no such address. Throws GeocoderFailure. Ledger L284, L285. */
export type Geocode = (line: string, near: Coordinates) => Promise<GeocodedAddress | null>

/** The geocoder's status, or how it failed; never with what was asked. Contract C19. */
export class GeocoderFailure extends Error {
  constructor(readonly status: string) {
    super(`geocoder: ${status}`)
    this.name = 'GeocoderFailure'
  }
}
