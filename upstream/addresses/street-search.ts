import { type SQL, sql } from 'drizzle-orm'
import type { Coordinates } from '@/lib/domain/wire'
import { type Db, rowsOf } from '@/upstream/db/database'
import { type ParsedAddress, wordsOf } from './parse-address'
import type { StreetLine } from './street-line'

/** A street as stored; a found one is without the course that `withPoints` reads. */
export interface StreetRow extends StreetLine {
  id: number
  /** Slug of its town. */
  city: string
  cityName: string
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

/** Search area: within `km` of one of the places, the nearest to `centre` first. */
interface SearchArea {
  places: readonly Coordinates[]
  km: number
  centre: Coordinates
}

type StreetQuery = Pick<FoundStreet, 'words' | 'house' | 'flat'> & {
  /** Possible name of the town, as a slug; null: the whole text is the street. */
  city: string | null
}

const MAX_ROWS = 300
/** "Ostrów Wielkopolski" has two words, "Nowe Miasto nad Wartą" four. */
const MAX_CITY_WORDS = 4

/**
 * Streets of an area that match any interpretation, without duplicates, each with its best interpretation. Without a
 * match, streets of the town that the text names, at any distance; with `city`, the slug or first word of a town,
 * only streets of that town.
 */
export async function findStreets(
  db: Db,
  interpretations: readonly ParsedAddress[],
  area: SearchArea,
  city: string | null = null,
): Promise<FoundStreet[]> {
  const queries = interpretations.flatMap(streetQueriesOf)
  if (queries.length === 0) return []
  const within = city === null ? isWithin(area) : sql`${isNamed(city)} AND ${isWithin(area)}`
  const near = await matchingStreets(db, queries, sql`${within} AND ${anyOf(queries)}`, area)
  const named = city === null ? queries.filter((one) => one.city !== null) : queries
  if (near.length > 0 || named.length === 0) return near
  const anywhere = city === null ? anyOf(named) : sql`${isNamed(city)} AND ${anyOf(named)}`
  return matchingStreets(db, named, anywhere, area)
}

/** Adds the street's course, which is too large to read for every candidate. */
export async function withPoints(db: Db, found: FoundStreet): Promise<FoundStreet> {
  const [row] = await rowsOf<Pick<StreetRow, 'points'>>(db, sql`SELECT points FROM streets WHERE id = ${found.row.id}`)
  return { ...found, row: { ...found.row, points: row?.points ?? null } }
}

/** These streets, or those with their middle in a box, the nearest to `centre` first, with their courses. */
export function readStreets(
  db: Db,
  which: { ids: readonly number[] } | { corners: readonly [Coordinates, Coordinates] },
  centre: Coordinates,
  most: number,
): Promise<StreetRow[]> {
  const isMeant = 'ids' in which ? anyId(which.ids) : isBetween(...which.corners)
  return rowsOf(
    db,
    sql`SELECT ${STREET}, points FROM streets WHERE ${isMeant} ORDER BY ${distanceFrom(centre)} LIMIT ${most}`,
  )
}

function anyId(ids: readonly number[]): SQL {
  return ids.length === 0
    ? sql`false`
    : sql`id IN (${sql.join(
        ids.map((id) => sql`${id}`),
        sql`, `,
      )})`
}

const STREET = sql`id, city, coalesce(city_name, city) AS "cityName", street, lat, lng, houses,
  search_text AS "searchText"`

function distanceFrom({ lat, lng }: Coordinates): SQL {
  return sql`power((lat - ${lat}) * 111.2, 2) + power((lng - ${lng}) * 68, 2)`
}

async function matchingStreets(db: Db, queries: StreetQuery[], condition: SQL, { centre }: SearchArea) {
  const rows = await rowsOf<StreetRow>(
    db,
    sql`SELECT ${STREET}, NULL AS points FROM streets WHERE ${condition}
      ORDER BY ${distanceFrom(centre)} LIMIT ${MAX_ROWS}`,
  )
  return rows.flatMap((row) => {
    const [best] = queries
      .flatMap((one) => (matchesQuery(row, one) ? [foundStreetOf(row, one)] : []))
      .sort((a, b) => a.mismatches - b.mismatches)
    return best ? [best] : []
  })
}

/**
 * "lipowa lublin", "lublin lipowa": the first or last words may be a town or part of the street, so both are searched.
 */
function streetQueriesOf({ words, house, flat }: ParsedAddress): StreetQuery[] {
  const counts = Array.from({ length: Math.min(MAX_CITY_WORDS, words.length - 1) }, (_, i) => i + 1)
  const named = counts.flatMap((count) => [
    { words: words.slice(0, -count), house, flat, city: words.slice(-count).join('-') },
    { words: words.slice(count), house, flat, city: words.slice(0, count).join('-') },
  ])
  return [...named, { words, house, flat, city: null }]
}

/** Is it the town, or its first word? "Ostrów" alone means Ostrów Wielkopolski. */
export function isCity(slug: string, typed: string): boolean {
  return slug === typed || slug.split('-')[0] === typed
}

// Degrees: the index is searched by the box around all places, then each row is compared with each place's box.
function isWithin({ places, km }: SearchArea): SQL {
  const [dLat, dLng] = [km / 111.2, km / 63]
  const boxes = places.map(({ lat, lng }) =>
    isBetween({ lat: lat - dLat, lng: lng - dLng }, { lat: lat + dLat, lng: lng + dLng }),
  )
  return boxes.length > 0 ? sql`(${sql.join(boxes, sql` OR `)})` : sql`false`
}

function isBetween(from: Coordinates, to: Coordinates): SQL {
  return sql`(lat BETWEEN ${from.lat} AND ${to.lat} AND lng BETWEEN ${from.lng} AND ${to.lng})`
}

function anyOf(queries: StreetQuery[]): SQL {
  const any = queries.map(({ words, city }) => {
    const likes = words.map((word) => sql`search_text LIKE ${`% ${word}%`}`)
    const conditions = city === null ? likes : [isNamed(city), ...likes]
    return sql`(${sql.join(conditions, sql` AND `)})`
  })
  return sql`(${sql.join(any, sql` OR `)})`
}

function isNamed(city: string): SQL {
  return sql`(city = ${city} OR city LIKE ${`${city}-%`})`
}

function matchesQuery({ city, searchText }: StreetRow, { words, city: typed }: StreetQuery): boolean {
  return (typed === null || isCity(city, typed)) && words.every((word) => searchText.includes(` ${word}`))
}

function foundStreetOf(row: StreetRow, { words, house, flat, city }: StreetQuery): FoundStreet {
  const name = wordsOf(row.street)
  const untyped = name.filter((word) => !words.includes(word)).length
  const foreign = words.filter((word) => !name.includes(word)).length
  return { row, words, house, flat, isCityNamed: city !== null, mismatches: untyped + foreign }
}
