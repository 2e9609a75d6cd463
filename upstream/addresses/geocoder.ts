import type { Coordinates } from '@/lib/domain/wire'

/** A geocoder's result; several points if it knows only the street. */
export interface GeocodedAddress {
  street: string
  /** The house number that it found; may be null. */
  house: string | null
  city: string
  isExact: boolean
  points: [Coordinates, ...Coordinates[]]
}

/** Looks up an address near a point; `null` if there is none. Throws GeocoderFailure. Ledger L284, L285. */
export type Geocode = (line: string, near: Coordinates) => Promise<GeocodedAddress | null>

/** The geocoder's status, or the kind of failure; never with the address. Contract C19. */
export class GeocoderFailure extends Error {
  constructor(readonly status: string) {
    super(`geocoder: ${status}`)
    this.name = 'GeocoderFailure'
  }
}
