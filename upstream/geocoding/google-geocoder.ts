import type { Logger } from 'pino'
import { z } from 'zod'
import type { Coordinates } from '@/lib/wire'
import { type Geocode, type GeocodedAddress, GeocoderFailure } from './geocoder'

const ENDPOINT = 'https://maps.googleapis.com/maps/api/geocode/json'
const TIMEOUT_MS = 2500
/** After a failure nobody waits for the next one. */
const REST_MS = 30_000
const KEPT_MS = 24 * 3_600_000
const MOST_KEPT = 2000
/** Degrees around the restaurant that are looked at first: about 10 km. Ledger L230. */
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
 * Google's Geocoding API by a server key. No result is an answer and silent; every other status, a time-out and an answer
 * that does not read are logged by name and rejected. Answers are kept for a day. Ledger L281, L284, L285.
 */
export function googleGeocoder({ key, log, clock, fetch: ask = fetch }: Options): Geocode {
  const kept = new Map<string, { at: number; found: GeocodedAddress | null }>()
  let restsUntil = 0

  return async function geocode(line, near) {
    const name = `${line.toLocaleLowerCase('pl')} ${near.lat.toFixed(1)},${near.lng.toFixed(1)}`
    const known = kept.get(name)
    if (known && clock() - known.at < KEPT_MS) return known.found
    if (clock() < restsUntil) throw new GeocoderFailure('RESTING')
    const found = await asked(ask, urlOf(line, near, key)).catch((cause: unknown) => {
      const failure = cause instanceof GeocoderFailure ? cause : new GeocoderFailure(nameOf(cause))
      restsUntil = clock() + REST_MS
      log.error({ status: failure.status }, 'geocoder')
      throw failure
    })
    kept.delete(name)
    kept.set(name, { at: clock(), found })
    const [oldest] = kept.keys()
    if (kept.size > MOST_KEPT && oldest !== undefined) kept.delete(oldest)
    return found
  }
}

async function asked(ask: typeof fetch, url: string): Promise<GeocodedAddress | null> {
  const response = await ask(url, { signal: AbortSignal.timeout(TIMEOUT_MS), redirect: 'error' })
  const read = answerSchema.safeParse(await response.json())
  if (!read.success) throw new GeocoderFailure(`UNREADABLE ${response.status}`)
  const { status, results } = read.data
  if (status === 'ZERO_RESULTS') return null
  if (status !== 'OK') throw new GeocoderFailure(status.slice(0, 40))
  return results[0] ? addressOf(results[0]) : null
}

// In villages there is no street and the village stands for it. A result without both is a town, not a door.
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
  const places: GeocodedAddress['places'] = isExact ? [geometry.location] : [geometry.location, ...corners]
  return { street, house, city, isExact, places }
}

function urlOf(line: string, near: Coordinates, key: string): string {
  const corner = (sign: 1 | -1) =>
    `${(near.lat + sign * BIAS.lat).toFixed(4)},${(near.lng + sign * BIAS.lng).toFixed(4)}`
  const bounds = `${corner(-1)}|${corner(1)}`
  return `${ENDPOINT}?${new URLSearchParams({ address: line, components: 'country:PL', language: 'pl', bounds, key })}`
}

// A message of fetch may hold the address that was asked.
function nameOf(cause: unknown): string {
  return (Object(cause) as { name?: unknown }).name === 'TimeoutError' ? 'TIMEOUT' : 'UNREACHABLE'
}
