import { type SQL, sql } from 'drizzle-orm'
import type { City } from '@/lib/domain/restaurant/schema'
import { nakryte } from '@/tenants/nakryte'
import { type Db, rowsOf } from '@/upstream/db/database'
import { type ParsedAddress, wordsOf } from './parse-address'
import type { StreetLine } from './street-line'

/** A street as stored. */
export interface StreetRow extends StreetLine {
  city: string
  street: string
  /** Lower case, ASCII, words separated by one space, with a leading space. */
  searchText: string
}

/** A street whose words start with the typed ones, for one interpretation of the text. */
export interface FoundStreet {
  row: StreetRow
  /** The typed words without the city's. */
  words: string[]
  house: string | null
  flat: string | null
  /** Does the text name the street's city? */
  isCityNamed: boolean
  /** The number of words of the street's name that were not typed completely, plus typed words that are not in it. */
  mismatches: number
}

type StreetQuery = Pick<FoundStreet, 'words' | 'house' | 'flat'> & { cities: string[] }

const MAX_ROWS = 300

/** Streets that match any interpretation, without duplicates, each with its best interpretation. */
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

/** The cities of all tenants, because the list of streets is shared. */
export const CITIES: readonly City[] = nakryte.fallback.cities

/**
 * "lipowa lublin", "lublin lipowa": the first or last words may be a city or part of the street, so both are searched.
 */
function streetQueriesOf({ words, house, flat }: ParsedAddress): StreetQuery[] {
  const named = CITIES.flatMap(({ slug }) => {
    const rest = withoutCity(words, slug)
    return rest ? [{ words: rest, house, flat, cities: [slug] }] : []
  })
  return [...named, { words, house, flat, cities: [] }]
}

// "Ostrów" alone means Ostrów Wielkopolski.
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
