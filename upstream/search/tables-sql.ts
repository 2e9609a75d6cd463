import { type SQL, sql } from 'drizzle-orm'
import type { ListSort } from '@/lib/domain/list/list-kind'
import type { TablesPage } from '@/lib/domain/list/schema'
import { findCuisine, RESERVATION_CUISINES } from '@/lib/domain/restaurant/cuisines'
import type { OpeningHours } from '@/lib/domain/restaurant/hours/schema'
import { slugOf } from '@/lib/domain/restaurant/slug'
import type { LocalDate } from '@/lib/domain/time/time'
import type { Coordinates } from '@/lib/domain/wire'
import type { Db } from '@/upstream/db/database'
import { listedRestaurants } from '@/upstream/db/listed-restaurants'
import { type TakenRow, takenColumns } from '@/upstream/restaurants/load-restaurant-availability'
import { partnersFirst } from '@/upstream/restaurants/partners-first'
import type { Versioned } from './cached-facts'
import { countList, inOrderOf } from './count-list'
import { type CandidateSource, distanceTo } from './ranking-source'

/** Filters of a list; names and slugs as written. */
export interface TableFilters {
  tenant: string
  city?: string
  cuisine?: string
  area?: string
}

/** Columns for judging a candidate, beside its cached facts. */
export interface TableCandidate extends Versioned, Coordinates, TakenRow {
  name: string
  /** Only if opening hours are a filter. */
  hours: OpeningHours | null
}

/** Order and day of a list. */
interface TableRange {
  sort: ListSort<'reservations'>
  centre: Coordinates
  needsHours: boolean
  date: LocalDate
  now: Date
}

/** Opening hours are checked by the rules that judge candidates. */
export function tableCandidates(filters: TableFilters, range: TableRange): CandidateSource {
  const { needsHours, date, now } = range
  return {
    from: listedFrom(filters),
    conditions: [inCity(filters), ...Object.values(optionConditions(filters))].filter(
      (condition) => condition !== null,
    ),
    order: ORDERS[range.sort](filters, range),
    columns: sql`r.xmin || ' ' || r.ctid AS version, r.name, r.lat, r.lng,
      ${needsHours ? sql`r.summary -> 'hours'` : sql`NULL`} AS hours, ${takenColumns({ date, now, isOneDay: true })}`,
    joins: sql``,
  }
}

// Each order has an index of `restaurants`.
const ORDERS: Record<ListSort<'reservations'>, (filters: TableFilters, range: TableRange) => SQL[]> = {
  polecane: ({ city }) => [partnersFirst(city), sql`r.sort_key`, sql`r.id`],
  nazwa: () => [sql`r.sort_key`, sql`r.id`],
  najblizej: (_, { centre }) => [distanceTo(centre), sql`r.id`],
}

/** Number of restaurants that fit, and of those that each option of a filter would leave beside the other filter. */
export type TableCounts = Pick<TablesPage, 'total' | 'facets'>

/** Cuisines in their own order, the most common area first. */
export async function countTables(db: Db, filters: TableFilters): Promise<TableCounts> {
  const fits = optionConditions(filters)
  const city = inCity(filters)
  const { total, options } = await countList(
    db,
    { from: listedFrom(filters), conditions: city ? [city] : [] },
    {
      cuisines: { column: sql`r.cuisines`, fits: fits.cuisines, options: sql`, unnest(cuisines) AS key` },
      areas: {
        column: sql`r.areas`,
        fits: fits.areas,
        options: sql`, jsonb_path_query(areas, '$[*]') AS area`,
        key: sql`area ->> 'key'`,
        name: sql`area ->> 'name'`,
      },
    },
  )
  const areas = options.areas.map(({ key, name = key, count }) => ({ key, name, count }))
  return { total, facets: { cuisines: inOrderOf(RESERVATION_CUISINES, options.cuisines), areas } }
}

function listedFrom({ tenant }: TableFilters): SQL {
  return sql`${listedRestaurants(tenant)} r`
}

function inCity({ city }: TableFilters): SQL | null {
  return city ? sql`r.city_slug = ${slugOf(city)}` : null
}

/** Looks up by slug or name. An unknown cuisine has no restaurants. Contract C18. */
function optionConditions({ cuisine, area }: TableFilters): Record<keyof TablesPage['facets'], SQL | null> {
  return {
    cuisines: cuisine ? sql`${findCuisine(RESERVATION_CUISINES, cuisine) ?? ''} = ANY (r.cuisines)` : null,
    areas: area ? sql`r.areas @> ${JSON.stringify([{ key: slugOf(area) }])}::jsonb` : null,
  }
}
