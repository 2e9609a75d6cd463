import { type SQL, sql } from 'drizzle-orm'
import type { AddressSuggestion } from '@/lib/delivery/schema'
import type { City } from '@/lib/restaurant/schema'
import { slugOf } from '@/lib/restaurant/slug'
import type { Coordinates } from '@/lib/wire'
import { nakryte } from '@/tenants/nakryte'
import { type Db, rowsOf } from '../db/database'
import { distanceKm } from './distance-km'
import { readAddress, type TypedAddress } from './read-address'

interface StreetRow {
  city: string
  street: string
  lat: number
  lng: number
  houses: number
  searchText: string
}

const MOST = 6
const MOST_ROWS = 300
/** Ledger L230. */
const NEAR_KM = 10

/** Streets whose words begin as typed, those within 10 km of `centre` first, then the nearer. Contract C0, ledger L229. */
export async function suggestAddresses(db: Db, q: string, centre: Coordinates): Promise<AddressSuggestion[]> {
  const typed = readAddress(q)
  if (!typed || typed.words.length === 0) return []
  const { streetWords, cities } = apartFromCity(typed, nakryte.fallback.cities)
  const rows = await rowsOf<StreetRow>(db, streetsQuery(streetWords, cities))
  return rows
    .map((row) => ({ row, rank: rankOf(row, streetWords, centre) }))
    .sort((a, b) => compare(a.rank, b.rank) || a.row.street.localeCompare(b.row.street, 'pl'))
    .slice(0, MOST)
    .map(({ row }) => suggestionOf(row, typed.house))
}

/** "lipowa lublin": the last words may name a city. */
function apartFromCity({ words }: TypedAddress, cities: City[]): { streetWords: string[]; cities: string[] } {
  const text = words.join('-')
  const named = cities.filter(({ slug }) => text.endsWith(`-${slug}`))
  const [first] = named
  if (!first) return { streetWords: words, cities: [] }
  return { streetWords: words.slice(0, -first.slug.split('-').length), cities: named.map(({ slug }) => slug) }
}

function streetsQuery(words: string[], cities: string[]): SQL {
  const likes = words.map((word) => sql`search_text LIKE ${`% ${word}%`}`)
  const inCities = cities.length > 0 ? [sql`city IN ${cities}`] : []
  return sql`SELECT city, street, lat, lng, houses, search_text AS "searchText" FROM streets
    WHERE ${sql.join([...likes, ...inCities], sql` AND `)} LIMIT ${MOST_ROWS}`
}

/** Near before far, the beginning of the name before its middle, then by distance. */
function rankOf({ lat, lng, searchText }: StreetRow, words: string[], centre: Coordinates): number[] {
  const km = distanceKm({ lat, lng }, centre)
  return [km <= NEAR_KM ? 0 : 1, searchText.startsWith(` ${words.join(' ')}`) ? 0 : 1, km]
}

function compare(a: number[], b: number[]): number {
  return a.map((value, index) => value - (b[index] ?? 0)).find((difference) => difference !== 0) ?? 0
}

function suggestionOf({ city: slug, street, lat, lng, houses }: StreetRow, house: string | null): AddressSuggestion {
  const city = nakryte.fallback.cities.find((one) => one.slug === slugOf(slug))?.name ?? slug
  const kept = house && Number.parseInt(house, 10) <= houses ? house : null
  return {
    address: `${street}${kept ? ` ${kept}` : ''}, ${city}`,
    street,
    ...(kept && { house: kept }),
    city,
    lat,
    lng,
  }
}
