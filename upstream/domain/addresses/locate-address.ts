import { type HouseNumber, readHouseNumber } from '@/lib/delivery/house-number'
import type { AddressClaim, AddressRefusal } from '@/lib/delivery/schema'
import type { PossiblePlaces } from '@/lib/delivery/worst-door'
import { slugOf } from '@/lib/restaurant/slug'
import type { Coordinates } from '@/lib/wire'
import type { Db } from '../../db/database'
import type { Geocode, GeocodedAddress } from '../../geocoding/geocoder'
import { distanceKm } from '../distance-km'
import { readAddress, type TypedAddress, wordsOf } from './read-address'
import { pointOfHouse, pointsAlong } from './street-line'
import { CITIES, type FoundStreet, findStreets } from './street-search'
import { cityName } from './suggest-addresses'

/** Where addresses are looked up. */
export interface AddressLookup {
  db: Db
  /** Google by a server key; `null` where none is set. */
  geocode: Geocode | null
  /** Browsers may know streets that we do not: they have a key of their own. */
  hasBrowserMaps: boolean
}

/** An address as the server found it; `house` is `null` while it has not been said. */
export type LocatedAddress = PossiblePlaces & {
  street: string
  house: string | null
  flat: string | null
  city: string
  /** Said to the diner and to the restaurant: 'przybliżony adres'. */
  approximate: boolean
}

/** What was found of an address, and why it cannot be delivered to as it stands. */
export interface AddressAnswer {
  located: LocatedAddress | null
  refusal: AddressRefusal | null
}

/** What a diner claims, taken apart. */
interface Said {
  readings: TypedAddress[]
  claim: AddressClaim
  near: Coordinates
}

/** The browser's place and ours are the same door up to here. */
const APART_KM = 0.3
/** Without a city an address is meant to be around the restaurant. */
const AROUND_KM = 30

/**
 * Looks an address up by its street and number: Google by the server's key first, then the built-in source. The place
 * that a browser sends is compared, never believed; only where nobody else knows the street and browsers have Google, it
 * counts as a claim. `near`: the restaurant. Decision 0029.
 */
export async function locateAddress(
  lookup: AddressLookup,
  claim: AddressClaim,
  near: Coordinates,
): Promise<AddressAnswer> {
  const said: Said = { readings: readingsOf(claim), claim, near }
  const street = await streetOf(lookup.db, said)
  const houseText = claim.house || (street ? street.house : said.readings[0]?.house) || ''
  const house = readHouseNumber(houseText)
  if (houseText && !house) return { located: null, refusal: 'house_invalid' }
  const flat = claim.flat || house?.flat || (street ?? said.readings[0])?.flat || null

  const google = await askGoogle(lookup, said, street, house?.house ?? null)
  const found = google.kind === 'found' ? ofGoogle(google.address, house) : street && ofStreet(street, house)
  const place = found ?? (google.kind === 'none' ? null : ofBrowser(lookup, claim))
  if (!place) return { located: null, refusal: 'address_unknown' }
  const isApart = place.certainty === 'exact' && isFarFrom(claim, place.places[0])
  const approximate = place.certainty !== 'exact' || isApart
  return {
    located: { ...place, house: house?.house ?? null, flat, approximate },
    refusal: house ? null : 'house_missing',
  }
}

type Place = PossiblePlaces & { street: string; city: string }

function readingsOf({ street, address }: AddressClaim): TypedAddress[] {
  if (!street) return readAddress(address)
  const [first] = readAddress(address)
  return [{ words: wordsOf(street), house: first?.house ?? null, flat: first?.flat ?? null }]
}

/** The one street that is meant: named whole, in the named city or else the nearest. */
async function streetOf(db: Db, { readings, claim, near }: Said): Promise<FoundStreet | null> {
  const cities = claim.city ? CITIES.filter(({ slug, name }) => isNamed(claim.city ?? '', slug, name)) : null
  if (cities?.length === 0) return null
  const found = (await findStreets(db, readings)).filter(({ row, isCityNamed }) =>
    cities ? cities.some(({ slug }) => slug === row.city) : isCityNamed || distanceKm(row, near) <= AROUND_KM,
  )
  const meant = found
    .filter(isMeant)
    .sort((a, b) => a.apart - b.apart || distanceKm(a.row, near) - distanceKm(b.row, near))
  const [first] = meant
  const rivals = meant.filter((one) => first && one.apart === first.apart && one.row.city === first.row.city)
  if (rivals.length < 2) return first ?? null
  // Two streets of one city that fit alike ("Wolności", "al. Wolności"): none is guessed.
  return rivals.find(({ row }) => slugOf(row.street) === slugOf(claim.street ?? '')) ?? null
}

// Every typed word is one of the name's, and the last of them is typed: "Sikorskiego" is "Generała Sikorskiego".
function isMeant({ row, words }: FoundStreet): boolean {
  const name = wordsOf(row.street)
  return words.every((word) => name.includes(word)) && words.includes(name.at(-1) ?? '')
}

function isNamed(text: string, slug: string, name: string): boolean {
  const typed = slugOf(text)
  return typed === slug || typed === slugOf(name) || typed === slug.split('-')[0]
}

function ofStreet({ row }: FoundStreet, house: HouseNumber | null): Place {
  const named = { street: row.street, city: cityName(row.city) }
  const at = house && pointOfHouse(row, house.number)
  if (at) return { ...named, certainty: 'exact', places: [at] }
  const [first = { lat: row.lat, lng: row.lng }, ...rest] = pointsAlong(row)
  return { ...named, certainty: house ? 'number' : 'street', places: [first, ...rest] }
}

type GoogleAnswer = { kind: 'found'; address: GeocodedAddress } | { kind: 'none' } | { kind: 'unasked' }

async function askGoogle(
  { geocode }: AddressLookup,
  { claim, readings, near }: Said,
  street: FoundStreet | null,
  house: string | null,
): Promise<GoogleAnswer> {
  if (!geocode || readings.length === 0) return { kind: 'unasked' }
  const named = street ? `${street.row.street}, ${cityName(street.row.city)}` : null
  const line = claim.street ? [claim.street, claim.city].filter(Boolean).join(', ') : (named ?? claim.address)
  const asked = house && (claim.street || named) ? line.replace(/^[^,]*/, (first) => `${first} ${house}`) : line
  try {
    const address = await geocode(asked, near)
    return address ? { kind: 'found', address } : { kind: street ? 'unasked' : 'none' }
  } catch {
    return { kind: 'unasked' } // logged by the geocoder; the built-in source answers
  }
}

function ofGoogle({ street, city, house: found, isExact, places }: GeocodedAddress, house: HouseNumber | null): Place {
  if (!house) return { street, city, certainty: 'street', places }
  const isThis = isExact && Number.parseInt(found ?? '', 10) === house.number
  return { street, city, certainty: isThis ? 'exact' : 'number', places }
}

function ofBrowser({ hasBrowserMaps }: AddressLookup, { street, city, lat, lng }: AddressClaim): Place | null {
  if (!hasBrowserMaps || !street || !city || lat === undefined || lng === undefined) return null
  return { street, city, certainty: 'claim', places: [{ lat, lng }] }
}

function isFarFrom({ lat, lng }: AddressClaim, place: Coordinates): boolean {
  return lat !== undefined && lng !== undefined && distanceKm({ lat, lng }, place) > APART_KM
}
