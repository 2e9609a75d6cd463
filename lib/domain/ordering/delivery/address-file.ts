import { z } from 'zod'
import { readHouseNumber } from '@/lib/domain/ordering/delivery/house-number'
import { slugOf } from '@/lib/domain/restaurant/slug'
import { POLAND } from '@/lib/domain/tenant/city-wire'
import { ADDRESS_WORDS as WORDS } from '@/messages/content/address-words'

/** Most rows of one call: about 700 kB. */
export const MAX_ADDRESS_ROWS = 5000
const MAX_CHARACTERS = 120
const MAX_OF_SUFFIX = 12

const name = z.string().trim().min(1).max(MAX_CHARACTERS)
/** City, street, first digits of the number and its suffix, latitude, longitude, commune. */
const addressRowSchema = z.tuple([
  name,
  name,
  z.int().min(1).max(9999).nullable(),
  z.string().max(MAX_OF_SUFFIX),
  z.number().min(POLAND.lat[0]).max(POLAND.lat[1]),
  z.number().min(POLAND.lng[0]).max(POLAND.lng[1]),
  z.string().max(MAX_CHARACTERS),
])
/** One point of a register of addresses. Contract C34. */
export type AddressRow = z.infer<typeof addressRowSchema>

export const addressRowsSchema = z.strictObject({
  /** Rows sent before these: repeated rows count once. */
  before: z.int().nonnegative(),
  rows: z.array(addressRowSchema).min(1).max(MAX_ADDRESS_ROWS),
})
export const importedAddressesSchema = z.object({
  streets: z.int().nonnegative(),
  added: z.int().nonnegative(),
  changed: z.int().nonnegative(),
})

/** Error of a line that is no CSV. */
export const notCsv = WORDS.notCsv

const HEADINGS = {
  city: ['city', 'miasto', 'miejscowosc', 'nazwa-miejscowosci'],
  street: ['street', 'ulica', 'nazwa-ulicy'],
  number: ['number', 'numer', 'nr', 'numer-domu', 'numer-porzadkowy', 'house'],
  lat: ['lat', 'latitude', 'szerokosc', 'szerokosc-geograficzna'],
  lng: ['lng', 'lon', 'long', 'longitude', 'dlugosc', 'dlugosc-geograficzna'],
  commune: ['commune', 'gmina', 'nazwa-gminy'],
} as const
type Column = keyof typeof HEADINGS
export type Columns = Record<Column, number>

/** Position of each column; an error text if a required one is missing. */
export function addressColumnsOf(headings: readonly string[]): Columns | string {
  const slugs = headings.map(slugOf)
  const entries = Object.entries(HEADINGS) as [Column, readonly string[]][]
  const found = entries.map(([column, names]) => [column, slugs.findIndex((slug) => names.includes(slug))] as const)
  const missing = found.filter(([column, place]) => place < 0 && column !== 'commune')
  if (missing.length > 0) return WORDS.headings(missing.map(([column]) => WORDS.columns[column]).join(', '))
  return Object.fromEntries(found) as Columns
}

const PREFIX = /^(?:ul\.?|ulica)\s+/i

/** The row on the wire, or an error text. A village without streets is its own street. */
export function readAddressRow(cells: readonly string[], columns: Columns): AddressRow | string {
  const cell = (column: Column) => (cells[columns[column]] ?? '').trim()
  const city = cell('city')
  if (!city) return WORDS.city
  const street = cell('street').replace(PREFIX, '') || city
  if ([city, street, cell('commune')].some((text) => text.length > MAX_CHARACTERS)) return WORDS.long
  if (cells.some((text) => text.includes('\uFFFD'))) return WORDS.encoding
  const read = readHouseNumber(cell('number'))
  if (cell('number') && !read) return WORDS.number(cell('number').slice(0, 20))
  const [lat, lng] = [degreesOf(cell('lat')), degreesOf(cell('lng'))]
  if (!isWithin(lat, POLAND.lat) || !isWithin(lng, POLAND.lng)) return WORDS.coordinates
  // A plot has no number to search for: its point counts for the street alone.
  const suffix = read?.number ? read.house.slice(String(read.number).length).trim() : ''
  return [city, street, read?.number ?? null, suffix.slice(0, MAX_OF_SUFFIX), lat, lng, cell('commune')]
}

// Polish spreadsheets write a decimal comma. Six decimals are a tenth of a metre.
function degreesOf(text: string): number {
  return /^\d{1,3}(?:[.,]\d{1,20})?$/.test(text) ? Math.round(Number(text.replace(',', '.')) * 1e6) / 1e6 : Number.NaN
}

function isWithin(value: number, [least, most]: readonly [number, number]): boolean {
  return value >= least && value <= most
}
