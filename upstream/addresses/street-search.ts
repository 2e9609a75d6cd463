import { type SQL, sql } from 'drizzle-orm'
import type { City } from '@/lib/domain/restaurant/schema'
import { nakryte } from '@/tenants/nakryte'
import { type Db, rowsOf } from '@/upstream/db/database'
import { type ParsedAddress, wordsOf } from './parse-address'
import type { StreetLine } from './street-line'

/** A street as the source keeps it. */
export interface StreetRow extends StreetLine {
  city: string
  street: string
  /** Lower case, ASCII, words parted by one space, with one in front. */
  searchText: string
}

/** A street whose words begin as typed, by one reading of the text. */
export interface FoundStreet {
  row: StreetRow
  /** The typed words without the city's. */
  words: string[]
  house: string | null
  flat: string | null
  /** Was its city named in the text? */
  isCityNamed: boolean
  /** Words of the street's name that were not typed whole, and typed ones that are not in it. */
  mismatches: number
}

type StreetQuery = Pick<FoundStreet, 'words' | 'house' | 'flat'> & { cities: string[] }

const MAX_ROWS = 300

/** Streets that fit any reading, each once, by the reading that fits it best. */
export async function findStreets(db: Db, interpretations: readonly ParsedAddress[]): Promise<FoundStreet[]> {
  const queries = interpretations.flatMap(streetQueriesOf)
  if (queries.length === 0) return []
  const rows = await rowsOf<StreetRow>(db, streetsQuery(queries))
  return rows.flatMap((row) => {
    const [best] = queries
      .flatMap((one) => (matchesQuery(row, one) ? [foundStreetOf(row, one)] : []))
      .sort((a, b) => a.mismatches - b.mismatches)
    return best ? [best] : []
  })
}

/** The cities of all tenants: the source is one. */
export const CITIES: readonly City[] = nakryte.fallback.cities

/** "lipowa lublin", "lublin lipowa": first or last words may name a city, and then again may not. */
function streetQueriesOf({ words, house, flat }: ParsedAddress): StreetQuery[] {
  const named = CITIES.flatMap(({ slug }) => {
    const rest = withoutCity(words, slug)
    return rest ? [{ words: rest, house, flat, cities: [slug] }] : []
  })
  return [...named, { words, house, flat, cities: [] }]
}

// "Ostrów" alone is Ostrów Wielkopolski.
function withoutCity(words: string[], slug: string): string[] | null {
  const whole = slug.split('-')
  for (const name of [whole, whole.slice(0, 1)]) {
    const rest = words.slice(0, -name.length)
    if (rest.length > 0 && words.slice(-name.length).join('-') === name.join('-')) return rest
    const later = words.slice(name.length)
    if (later.length > 0 && words.slice(0, name.length).join('-') === name.join('-')) return later
  }
  return null
}

function streetsQuery(queries: StreetQuery[]): SQL {
  const any = queries.map(({ words, cities }) => {
    const likes = words.map((word) => sql`search_text LIKE ${`% ${word}%`}`)
    const inCities = cities.length > 0 ? [sql`city IN ${cities}`] : []
    return sql`(${sql.join([...likes, ...inCities], sql` AND `)})`
  })
  return sql`SELECT city, street, lat, lng, houses, points, search_text AS "searchText" FROM streets
    WHERE ${sql.join(any, sql` OR `)} LIMIT ${MAX_ROWS}`
}

function matchesQuery({ city, searchText }: StreetRow, { words, cities }: StreetQuery): boolean {
  return (cities.length === 0 || cities.includes(city)) && words.every((word) => searchText.includes(` ${word}`))
}

function foundStreetOf(row: StreetRow, { words, house, flat, cities }: StreetQuery): FoundStreet {
  const name = wordsOf(row.street)
  const untyped = name.filter((word) => !words.includes(word)).length
  const foreign = words.filter((word) => !name.includes(word)).length
  return { row, words, house, flat, isCityNamed: cities.length > 0, mismatches: untyped + foreign }
}
