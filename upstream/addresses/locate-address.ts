import { kmBetween } from '@/lib/domain/distance'
import { type HouseNumber, readHouseNumber } from '@/lib/domain/ordering/delivery/house-number'
import type { PossiblePoints } from '@/lib/domain/ordering/delivery/most-expensive-point'
import type { AddressClaim, AddressRefusal } from '@/lib/domain/ordering/delivery/schema'
import { slugOf } from '@/lib/domain/restaurant/slug'
import type { Coordinates } from '@/lib/domain/wire'
import type { Db } from '@/upstream/db/database'
import type { Geocode, GeocodedAddress } from './geocoder'
import { type ParsedAddress, parseAddress, wordsOf } from './parse-address'
import { isBeyondStreet, pointOfHouse, pointsAlong } from './street-line'
import { type FoundStreet, findStreets, withPoints } from './street-search'
import { townWithoutStreets } from './towns'
import { typedStreet } from './typed-street'

/** Sources for looking up addresses. */
export interface AddressLookup {
  db: Db
  /** Google with a server key; `null` if none is set. */
  geocode: Geocode | null
  /** True if browsers have a Google key: they may know streets that the server does not. */
  hasBrowserMaps: boolean
}

/** An address as the server found it; `house` is `null` if it was not given. */
export type LocatedAddress = PossiblePoints & {
  street: string
  house: string | null
  flat: string | null
  city: string
  /** Shown to the diner and to the restaurant as 'przybliżony adres'. */
  approximate: boolean
}

/** The address that was found, and why it cannot be delivered to as given. */
export interface AddressAnswer {
  located: LocatedAddress | null
  refusal: AddressRefusal | null
}

/** A parsed address claim. */
interface ParsedClaim {
  interpretations: ParsedAddress[]
  claim: AddressClaim
  near: Coordinates
}

/** The browser's coordinates and ours count as the same house up to this distance. */
const MAX_DEVIATION_KM = 0.3
/** Without a city, streets are searched within this distance of the restaurant. */
const SEARCH_RADIUS_KM = 30

/**
 * Looks up an address by its street and number: first Google with the server key, then the built-in source. The
 * browser's coordinates are compared, never trusted; only if no source knows the street and browsers have Google, they
 * count as a claim. `near`: the restaurant. Decision 0029.
 */
export async function locateAddress(
  lookup: AddressLookup,
  claim: AddressClaim,
  near: Coordinates,
): Promise<AddressAnswer> {
  const parsed: ParsedClaim = { interpretations: interpretationsOf(claim), claim, near }
  const street = await findMeantStreet(lookup.db, parsed)
  const houseText = claim.house || (street ? street.house : parsed.interpretations[0]?.house) || ''
  const house = readHouseNumber(houseText)
  if (houseText && !house) return { located: null, refusal: 'house_invalid' }
  const line = street ?? parsed.interpretations[0]
  // The "5" of a line "Rynek 3/5" is a flat only of house 3, but part of the number of a house 3/5.
  const isOfLine = readHouseNumber(line?.house ?? '')?.house === house?.house
  const flat = claim.flat || house?.flat || (isOfLine && line?.flat) || null

  const google = await geocodeWithGoogle(lookup, parsed, street, house?.house ?? null)
  const found =
    google.kind === 'found' ? addressFromGoogle(google.address, house) : street && addressFromStreet(street, house)
  if (found?.certainty !== 'exact' && street && house && isBeyondStreet(street.row, house.number))
    return { located: null, refusal: 'house_invalid' }
  const unlisted = google.kind === 'none' ? null : addressFromBrowser(lookup, claim)
  const foundAddress =
    found ?? unlisted ?? (google.kind === 'unasked' ? await addressInTown(lookup, claim, near) : null)
  if (!foundAddress) return { located: null, refusal: 'address_unknown' }
  const isApart = foundAddress.certainty === 'exact' && isFarFrom(claim, foundAddress.points[0])
  const approximate = foundAddress.certainty !== 'exact' || isApart
  return {
    located: { ...foundAddress, house: house?.house ?? null, flat, approximate },
    refusal: house ? null : 'house_missing',
  }
}

type FoundAddress = PossiblePoints & { street: string; city: string }

function interpretationsOf({ street, address }: AddressClaim): ParsedAddress[] {
  if (!street) return parseAddress(address)
  const [first] = parseAddress(address)
  return [{ words: wordsOf(street), house: first?.house ?? null, flat: first?.flat ?? null }]
}

/** The one street that matches: its full name, in the given city or otherwise the nearest. */
async function findMeantStreet(db: Db, { interpretations, claim, near }: ParsedClaim): Promise<FoundStreet | null> {
  const city = claim.city ? slugOf(claim.city) : null
  const area = { places: [near], km: SEARCH_RADIUS_KM, centre: near }
  const found = (await findStreets(db, interpretations, area, city)).filter(
    ({ row, isCityNamed }) => city || isCityNamed || kmBetween(row, near) <= SEARCH_RADIUS_KM,
  )
  const meant = found
    .filter(matchesStreetName)
    .sort((a, b) => a.mismatches - b.mismatches || kmBetween(a.row, near) - kmBetween(b.row, near))
  const [first] = meant
  const rivals = meant.filter((one) => first && one.mismatches === first.mismatches && one.row.city === first.row.city)
  if (rivals.length < 2) return first ? withPoints(db, first) : null
  // Two equally good matches in one city ("Wolności", "al. Wolności"): neither is guessed.
  const same = rivals.find(({ row }) => slugOf(row.street) === slugOf(claim.street ?? ''))
  return same ? withPoints(db, same) : null
}

// Every typed word is part of the name, and the name's last word is typed: "Sikorskiego" matches "Generała
// Sikorskiego".
function matchesStreetName({ row, words }: FoundStreet): boolean {
  const name = wordsOf(row.street)
  return words.every((word) => name.includes(word)) && words.includes(name.at(-1) ?? '')
}

function addressFromStreet({ row }: FoundStreet, house: HouseNumber | null): FoundAddress {
  const named = { street: row.street, city: row.cityName }
  const at = house && pointOfHouse(row, house.number)
  if (at) return { ...named, certainty: 'exact', points: [at] }
  const [first = { lat: row.lat, lng: row.lng }, ...rest] = pointsAlong(row)
  return { ...named, certainty: house ? 'number' : 'street', points: [first, ...rest] }
}

type GeocodeOutcome = { kind: 'found'; address: GeocodedAddress } | { kind: 'none' } | { kind: 'unasked' }

async function geocodeWithGoogle(
  { geocode }: AddressLookup,
  { claim, interpretations, near }: ParsedClaim,
  street: FoundStreet | null,
  house: string | null,
): Promise<GeocodeOutcome> {
  if (!geocode || interpretations.length === 0) return { kind: 'unasked' }
  const named = street ? `${street.row.street}, ${street.row.cityName}` : null
  const line = claim.street ? [claim.street, claim.city].filter(Boolean).join(', ') : (named ?? claim.address)
  const addressLine = house && (claim.street || named) ? line.replace(/^[^,]*/, (first) => `${first} ${house}`) : line
  try {
    const address = await geocode(addressLine, near)
    return address ? { kind: 'found', address } : { kind: street ? 'unasked' : 'none' }
  } catch {
    return { kind: 'unasked' } // logged by the geocoder; the built-in source is used
  }
}

function addressFromGoogle(
  { street, city, house: found, isExact, points }: GeocodedAddress,
  house: HouseNumber | null,
): FoundAddress {
  if (!house) return { street, city, certainty: 'street', points }
  const isThis = isExact && Number.parseInt(found ?? '', 10) === house.number
  return { street, city, certainty: isThis ? 'exact' : 'number', points }
}

function addressFromBrowser(
  { hasBrowserMaps }: AddressLookup,
  { street, city, lat, lng }: AddressClaim,
): FoundAddress | null {
  if (!hasBrowserMaps || !street || !city || lat === undefined || lng === undefined) return null
  return { street, city, certainty: 'claim', points: [{ lat, lng }] }
}

// A town without streets in the list: the diner's text is the only source, so it counts as a claim about the town's
// middle.
async function addressInTown(
  { db, geocode }: AddressLookup,
  claim: AddressClaim,
  near: Coordinates,
): Promise<FoundAddress | null> {
  if (geocode) return null
  const typed = typedStreet(claim.street || claim.address, claim.city)
  const town = typed && (await townWithoutStreets(db, claim.city ?? typed.city, near))
  return town ? { street: typed.street, city: town.name, certainty: 'claim', points: [town.location] } : null
}

function isFarFrom({ lat, lng }: AddressClaim, place: Coordinates): boolean {
  return lat !== undefined && lng !== undefined && kmBetween({ lat, lng }, place) > MAX_DEVIATION_KM
}
