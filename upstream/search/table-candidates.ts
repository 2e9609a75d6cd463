import { type SQL, sql } from 'drizzle-orm'
import { findCuisine, RESERVATION_CUISINES } from '@/lib/domain/restaurant/cuisines'
import type { OpeningHours } from '@/lib/domain/restaurant/hours/schema'
import { slugOf } from '@/lib/domain/restaurant/slug'
import type { Sort } from '@/lib/domain/search/results-query'
import type { LocalDate } from '@/lib/domain/time/time'
import type { Coordinates } from '@/lib/domain/wire'
import { type Db, rowsOf } from '@/upstream/db/database'
import { listedRestaurants } from '@/upstream/db/listed-restaurants'
import { type Taken, type TakenRow, takenColumns, takenOf } from '@/upstream/restaurants/load-restaurant-availability'
import { partnersFirst } from '@/upstream/restaurants/partners-first'
import type { Versioned } from './kept-facts'

/** Which restaurants a list is about; names and slugs as written. */
export interface TableFilters {
  tenant: string
  city?: string
  cuisine?: string
  area?: string
}

/** Where the next candidates begin: the sort keys and the id of the last one. */
export type TableCursor = (number | string)[]

/** What a candidate is judged by, beside what is kept of it. */
export interface TableCandidate extends Versioned {
  name: string
  address: Coordinates
  /** Only if opening hours are a filter. */
  hours: OpeningHours | null
  taken: Taken
}

/** Where a list begins, how far it is read, and of which day. */
export interface TableRange {
  sort: Sort
  centre: Coordinates
  after: TableCursor | null
  limit: number
  needsHours: boolean
  date: LocalDate
  now: Date
}

interface SortKey {
  by: SQL
  type: 'int' | 'float8' | 'text'
}

type Order = { centre: Coordinates; city?: string }

// Each is an index of the migration 0035, 0015 or 0000.
const KEYS: Record<Sort, (order: Order) => SortKey[]> = {
  polecane: ({ city }) => [
    { by: partnersFirst(city), type: 'int' },
    { by: sql`r.sort_key`, type: 'text' },
    { by: sql`r.id`, type: 'int' },
  ],
  nazwa: () => [
    { by: sql`r.sort_key`, type: 'text' },
    { by: sql`r.id`, type: 'int' },
  ],
  najblizej: ({ centre: { lat, lng } }) => [
    { by: sql`(r.place <-> point(${lng}::float8 * 0.6157, ${lat}::float8))`, type: 'float8' },
    { by: sql`r.id`, type: 'int' },
  ],
}

const CASTS: Record<SortKey['type'], SQL> = {
  int: sql`int`,
  float8: sql`float8`,
  text: sql`text COLLATE "C"`,
}

/** The next candidates in the cheap order of a sort, and the cursor behind them; `null` if there are no more. */
export async function listTableCandidates(
  db: Db,
  filters: TableFilters,
  { sort, centre, after, limit, needsHours, date, now }: TableRange,
): Promise<{ candidates: TableCandidate[]; next: TableCursor | null }> {
  const keys = KEYS[sort]({ centre, city: filters.city })
  const order = sql.join(
    keys.map(({ by }) => by),
    sql`, `,
  )
  const rows = await rowsOf<CandidateRow>(
    db,
    // The version is of the row itself, which the rows of a function do not have.
    sql`SELECT r.id, r.xmin || ' ' || r.ctid AS version, r.name, r.lat, r.lng, c.keys,
        ${needsHours ? sql`r.summary -> 'hours'` : sql`NULL`} AS hours, ${takenColumns({ date, now, isOneDay: true })}
      FROM (SELECT id, keys, row_number() OVER () AS place FROM (
        SELECT r.id, json_build_array(${order}) AS keys
        FROM ${listedRestaurants(filters.tenant)} r
        WHERE ${sql.join([...tableConditions(filters), ...(after ? [isBehind(keys, after)] : [])], sql` AND `)}
        ORDER BY ${order} LIMIT ${limit + 1}) first) c
      JOIN restaurants r ON r.id = c.id ORDER BY c.place`,
  )
  const page = rows.slice(0, limit)
  return {
    candidates: page.map(candidateOf),
    next: rows.length > limit ? (page.at(-1)?.keys ?? null) : null,
  }
}

type CandidateRow = Omit<TableCandidate, 'address' | 'taken'> & Coordinates & TakenRow & { keys: TableCursor }

function candidateOf({ id, version, name, lat, lng, hours, ...taken }: CandidateRow): TableCandidate {
  return { id, version, name, address: { lat, lng }, hours, taken: takenOf(taken) }
}

/** What the database filters by; opening hours are a rule, which candidates are judged by. */
export function tableConditions({ city, cuisine, area }: TableFilters): SQL[] {
  return [
    sql`true`,
    ...(city ? [sql`r.city_slug = ${slugOf(city)}`] : []),
    ...(cuisine ? [hasCuisine(cuisine)] : []),
    ...(area ? [hasArea(area)] : []),
  ]
}

/** By slug or name. An unknown cuisine has no restaurants. Contract C18. */
export function hasCuisine(written: string): SQL {
  return sql`${findCuisine(RESERVATION_CUISINES, written) ?? ''} = ANY (r.cuisines)`
}

export function hasArea(written: string): SQL {
  return sql`r.areas @> ${JSON.stringify([{ key: slugOf(written) }])}::jsonb`
}

function isBehind(keys: SortKey[], after: TableCursor): SQL {
  const by = keys.map((key) => key.by)
  const values = keys.map(({ type }, index) => sql`${after[index]}::${CASTS[type]}`)
  return sql`(${sql.join(by, sql`, `)}) > (${sql.join(values, sql`, `)})`
}

/** Is this the cursor of a list with this sort? Whoever asks may have written it. */
export function isTableCursor(value: unknown, sort: Sort): value is TableCursor {
  const keys = KEYS[sort]({ centre: { lat: 0, lng: 0 } })
  return (
    Array.isArray(value) && value.length === keys.length && keys.every(({ type }, index) => IS_KEY[type](value[index]))
  )
}

const IS_KEY: Record<SortKey['type'], (value: unknown) => boolean> = {
  int: (value) => Number.isInteger(value) && Math.abs(value as number) <= 2_147_483_647,
  float8: (value) => Number.isFinite(value),
  text: (value) => typeof value === 'string' && value.length <= 500 && !value.includes('\0'),
}
