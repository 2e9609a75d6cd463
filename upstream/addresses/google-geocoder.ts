import type { Logger } from 'pino'
import { z } from 'zod'
import { createCache } from '@/lib/backend/cache'
import type { Coordinates } from '@/lib/domain/wire'
import { type Geocode, type GeocodedAddress, GeocoderFailure } from './geocoder'

const ENDPOINT = 'https://maps.googleapis.com/maps/api/geocode/json'
const TIMEOUT_MS = 2500
/** Milliseconds without calls after a failure, so that diners do not wait for the next one. */
const BACKOFF_MS = 30_000
const CACHE_MS = 24 * 3_600_000
const MAX_CACHED = 2000
/** Degrees around the restaurant that Google prefers: about 10 km. Ledger L230. */
const BIAS = { lat: 0.09, lng: 0.14 }

const pointSchema = z.object({ lat: z.number().min(-90).max(90), lng: z.number().min(-180).max(180) })
const resultSchema = z.object({
  address_components: z.array(z.object({ long_name: z.string(), types: z.array(z.string()) })),
  geometry: z.object({
    location: pointSchema,
    location_type: z.string(),
    viewport: z.object({ northeast: pointSchema, southwest: pointSchema }),
  }),
  partial_match: z.boolean().optional(),
})
const answerSchema = z.object({ status: z.string(), results: z.array(resultSchema) })

interface Options {
  key: string
  log: Logger
  /** Milliseconds. */
  clock: () => number
  fetch?: typeof fetch
}

/**
 * Google's Geocoding API with a server key. An empty result is a valid answer and not logged; every other status, a
 * time-out and an invalid answer are logged by name and rejected. Answers are cached for a day. Ledger L281, L284,
 * L285.
 */
export function googleGeocoder({ key, log, clock, fetch: fetchFn = fetch }: Options): Geocode {
  const cached = createCache<GeocodedAddress | null>({ entries: MAX_CACHED, freshMs: CACHE_MS })
  let backoffUntil = 0

  return async function geocode(line, near) {
    const name = `${line.toLocaleLowerCase('pl')} ${near.lat.toFixed(1)},${near.lng.toFixed(1)}`
    return cached.get(name, () => ask(urlOf(line, near, key)), clock())
  }

  async function ask(url: string): Promise<GeocodedAddress | null> {
    if (clock() < backoffUntil) throw new GeocoderFailure('RESTING')
    return fetchAddress(fetchFn, url).catch((cause: unknown) => {
      const failure = cause instanceof GeocoderFailure ? cause : new GeocoderFailure(failureNameOf(cause))
      backoffUntil = clock() + BACKOFF_MS
      log.error({ status: failure.status }, 'geocoder')
      throw failure
    })
  }
}

async function fetchAddress(fetchFn: typeof fetch, url: string): Promise<GeocodedAddress | null> {
  const response = await fetchFn(url, { signal: AbortSignal.timeout(TIMEOUT_MS), redirect: 'error' })
  const read = answerSchema.safeParse(await response.json())
  if (!read.success) throw new GeocoderFailure(`UNREADABLE ${response.status}`)
  const { status, results } = read.data
  if (status === 'ZERO_RESULTS') return null
  if (status !== 'OK') throw new GeocoderFailure(status.slice(0, 40))
  return results[0] ? addressOf(results[0]) : null
}

// In villages without streets the village is used as the street. A result without both is a town, not an address.
function addressOf({ address_components, geometry, partial_match }: z.infer<typeof resultSchema>) {
  const part = (type: string) => address_components.find(({ types }) => types.includes(type))?.long_name ?? ''
  const city = part('locality') || part('postal_town') || part('administrative_area_level_3')
  const house = part('street_number') || part('premise') || null
  const street = part('route') || (house ? city : '')
  if (!city || !street) return null
  const isHouse = ['ROOFTOP', 'RANGE_INTERPOLATED'].includes(geometry.location_type)
  const isExact = isHouse && house !== null && !partial_match
  const { northeast, southwest } = geometry.viewport
  const corners: Coordinates[] = [
    northeast,
    southwest,
    { lat: northeast.lat, lng: southwest.lng },
    { lat: southwest.lat, lng: northeast.lng },
  ]
  const points: GeocodedAddress['points'] = isExact ? [geometry.location] : [geometry.location, ...corners]
  return { street, house, city, isExact, points }
}

function urlOf(line: string, near: Coordinates, key: string): string {
  const corner = (sign: 1 | -1) =>
    `${(near.lat + sign * BIAS.lat).toFixed(4)},${(near.lng + sign * BIAS.lng).toFixed(4)}`
  const bounds = `${corner(-1)}|${corner(1)}`
  return `${ENDPOINT}?${new URLSearchParams({ address: line, components: 'country:PL', language: 'pl', bounds, key })}`
}

// A message of fetch may contain the requested address.
function failureNameOf(cause: unknown): string {
  return (Object(cause) as { name?: unknown }).name === 'TimeoutError' ? 'TIMEOUT' : 'UNREACHABLE'
}
