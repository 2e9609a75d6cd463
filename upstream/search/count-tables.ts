import { sql } from 'drizzle-orm'
import { RESERVATION_CUISINES } from '@/lib/domain/restaurant/cuisines'
import type { TablesPage } from '@/lib/domain/search/tables-schema'
import { type Db, rowsOf } from '@/upstream/db/database'
import { listedRestaurants } from '@/upstream/db/listed-restaurants'
import { hasArea, hasCuisine, type TableFilters, tableConditions } from './table-candidates'

/** How many restaurants fit, and how many each option of a filter would leave beside the other filter. */
export type TableCounts = Pick<TablesPage, 'total' | 'facets'>

interface CountRow {
  total: number
  cuisines: Record<string, number> | null
  areas: { key: string; name: string; count: number }[] | null
}

/** Counts with one query over the rows of the city. Cuisines in their own order, the most common area first. */
export async function countTables(db: Db, filters: TableFilters): Promise<TableCounts> {
  const { tenant, city, cuisine, area } = filters
  const [row] = await rowsOf<CountRow>(
    db,
    sql`WITH listed AS MATERIALIZED (
        SELECT r.cuisines, r.areas, ${cuisine ? hasCuisine(cuisine) : sql`true`} AS fits_cuisine,
          ${area ? hasArea(area) : sql`true`} AS fits_area
        FROM ${listedRestaurants(tenant)} r
        WHERE ${sql.join(tableConditions({ tenant, city }), sql` AND `)})
      SELECT (SELECT count(*)::int FROM listed WHERE fits_cuisine AND fits_area) AS total,
        (SELECT json_object_agg(cuisine, count) FROM (
          SELECT cuisine, count(*)::int AS count FROM listed, unnest(cuisines) AS cuisine
          WHERE fits_area GROUP BY cuisine) c) AS cuisines,
        (SELECT json_agg(json_build_object('key', key, 'name', name, 'count', count) ORDER BY count DESC, key) FROM (
          SELECT area ->> 'key' AS key, min(area ->> 'name') AS name, count(*)::int AS count
          FROM listed, jsonb_array_elements(areas) AS area WHERE fits_cuisine GROUP BY area ->> 'key') a) AS areas`,
  )
  const counts = row?.cuisines ?? {}
  const cuisines = RESERVATION_CUISINES.flatMap((key) => (counts[key] ? [{ key, count: counts[key] }] : []))
  return { total: row?.total ?? 0, facets: { cuisines, areas: row?.areas ?? [] } }
}
