import { kmBetween } from '@/lib/domain/distance'
import { readHouseNumber } from '@/lib/domain/ordering/delivery/house-number'
import type { AddressSuggestion } from '@/lib/domain/ordering/delivery/schema'
import type { City } from '@/lib/domain/restaurant/schema'
import { slugOf } from '@/lib/domain/restaurant/slug'
import type { Coordinates } from '@/lib/domain/wire'
import type { Db } from '@/upstream/db/database'
import { parseAddress } from './parse-address'
import { isBeyondStreet, pointOfHouse, pointsAlong } from './street-line'
import { type FoundStreet, findStreets, isCity, withPoints } from './street-search'
import { townsWithoutStreets } from './towns'
import { typedStreet } from './typed-street'

const MAX_SUGGESTIONS = 6
/** Ledger L230. */
const NEAR_KM = 10
/** Restaurants of a brand do not deliver farther than this from its cities. */
const BRAND_KM = 25

/** A brand's places: its map's centre, and its cities. */
export type BrandPlaces = { location: Coordinates; cities: readonly Pick<City, 'slug' | 'name' | 'location'>[] }

/**
 * Streets around the brand's cities whose words start with the typed ones, those within 10 km of its centre first, then by
 * distance. Contract C0, ledger L229.
 */
export async function suggestAddresses(
  db: Db,
  q: string,
  { location: centre, cities }: BrandPlaces,
): Promise<AddressSuggestion[]> {
  const area = { places: cities.map(({ location }) => location), km: BRAND_KM, centre }
  const found = await findStreets(db, parseAddress(q), area)
  const best = found
    .filter(({ row }) => cities.some(({ location }) => kmBetween(row, location) <= BRAND_KM))
    .map((one) => ({ one, rank: rankOf(one, centre) }))
    .sort((a, b) => compare(a.rank, b.rank) || a.one.row.street.localeCompare(b.one.row.street, 'pl'))
    .slice(0, MAX_SUGGESTIONS)
  const known = await Promise.all(best.map(async ({ one }) => suggestionOf(await withPoints(db, one))))
  const unlisted = await suggestionsOfTyped(db, q, cities, known.length === 0)
  return [...known, ...unlisted].slice(0, MAX_SUGGESTIONS)
}

/**
 * Suggests the typed street in each town of the brand without streets in the list; marked as approximate. Where a
 * listed street fits, only in a town that the text names. Contract C34.
 */
async function suggestionsOfTyped(
  db: Db,
  q: string,
  cities: BrandPlaces['cities'],
  isUnknown: boolean,
): Promise<AddressSuggestion[]> {
  const town = cities.find(({ slug }) => slugOf(q).endsWith(`-${slug}`))
  const typed = typedStreet(town ? withoutLastWords(q, town.slug.split('-').length) : q, town?.name)
  if (!typed || (typed.city === null && !isUnknown)) return []
  const named = typed.city === null ? null : slugOf(typed.city)
  const meant = named === null ? cities : cities.filter(({ slug }) => isCity(slug, named))
  const [{ house: text = null, flat = null } = {}] = parseAddress(q)
  const house = text === null ? null : (readHouseNumber(text)?.house ?? null)
  return (await townsWithoutStreets(db, meant)).map(({ name, location }) => ({
    address: `${typed.street}${house ? ` ${house}` : ''}, ${name}`,
    street: typed.street,
    ...(house && { house }),
    ...(house && flat && { flat }),
    city: name,
    ...location,
    approximate: true,
  }))
}

function withoutLastWords(text: string, count: number): string {
  return text
    .trim()
    .split(/[\s,-]+/)
    .slice(0, -count)
    .join(' ')
}

/** Near before far, matches at the start of the name before others, then by distance. */
function rankOf({ row: { lat, lng, searchText }, words }: FoundStreet, centre: Coordinates): number[] {
  const km = kmBetween({ lat, lng }, centre)
  return [km <= NEAR_KM ? 0 : 1, searchText.includes(` ${words.join(' ')}`) ? 0 : 1, km]
}

function compare(a: number[], b: number[]): number {
  return a.map((value, index) => value - (b[index] ?? 0)).find((difference) => difference !== 0) ?? 0
}

/**
 * With the coordinates of the house if they are known; any other plausible number is kept and marked as approximate.
 * For a number that an order would refuse, the street alone is suggested. Decision 0029.
 */
function suggestionOf({ row, house: typed, flat }: FoundStreet): AddressSuggestion {
  const read = typed === null ? null : readHouseNumber(typed)
  const city = row.cityName
  if (!read || isBeyondStreet(row, read.number))
    return { address: `${row.street}, ${city}`, street: row.street, city, lat: row.lat, lng: row.lng }
  const known = pointOfHouse(row, read.number)
  const at = known ?? pointsAlong(row).at(-1) ?? row
  return {
    address: `${row.street} ${read.house}, ${city}`,
    street: row.street,
    house: read.house,
    ...(flat && { flat }),
    city,
    lat: at.lat,
    lng: at.lng,
    ...(!known && { approximate: true }),
  }
}
