import { type SQL, sql } from 'drizzle-orm'
import { type Db, rowsOf } from '@/upstream/db/database'
import { allOf, type CandidateSource } from './ranking-source'

/** A filter whose options a page counts. */
interface CountedFilter {
  /** Source of its options in a row of the list; named like the filter. */
  column: SQL
  /** Does a row fit the chosen value? `null` without one. */
  fits: SQL | null
  /** Joins a row with each of its options. */
  options: SQL
  /** Key of an option; `key` by default. */
  key?: SQL
  /** Name of an option whose key is not a readable word. */
  name?: SQL
}

/** Number of restaurants with an option that fit the other filters. */
interface CountedOption {
  key: string
  name?: string
  count: number
}

type Counted<Filter extends string> = { total: number } & Record<Filter, CountedOption[] | null>

/**
 * Counts the restaurants that fit, and those that each option of a filter would leave beside the other filters, the
 * most common first: with one query over the rows of the city.
 */
export async function countList<Filter extends string>(
  db: Db,
  { from, conditions }: Pick<CandidateSource, 'from' | 'conditions'>,
  filters: Record<Filter, CountedFilter>,
): Promise<{ total: number; options: Record<Filter, CountedOption[]> }> {
  const names = Object.keys(filters) as Filter[]
  const columns = names.map(
    (name) =>
      sql`${filters[name].column} AS ${sql.raw(name)}, ${filters[name].fits ?? sql`true`} AS fits_${sql.raw(name)}`,
  )
  const fitting = (left: Filter | null) =>
    allOf(names.filter((name) => name !== left).map((name) => sql`fits_${sql.raw(name)}`))
  const counts = names.map((filter) => {
    const { options, key = sql`key`, name } = filters[filter]
    const named = name ? sql`, 'name', name` : sql``
    return sql`(SELECT json_agg(json_build_object('key', key, 'count', count${named}) ORDER BY count DESC, key) FROM (
      SELECT ${key} AS key, ${name ? sql`min(${name}) AS name,` : sql``} count(*)::int AS count
      FROM listed ${options} WHERE ${fitting(filter)} GROUP BY ${key}) counted) AS ${sql.raw(filter)}`
  })
  const [row] = await rowsOf<Counted<Filter>>(
    db,
    sql`WITH listed AS MATERIALIZED (SELECT ${sql.join(columns, sql`, `)} FROM ${from} WHERE ${allOf(conditions)})
      SELECT (SELECT count(*)::int FROM listed WHERE ${fitting(null)}) AS total, ${sql.join(counts, sql`, `)}`,
  )
  const options = names.map((name) => [name, row?.[name] ?? []])
  return { total: row?.total ?? 0, options: Object.fromEntries(options) }
}

/** The known options, in the order of the page. */
export function inOrderOf<T extends string>(keys: readonly T[], options: CountedOption[]): { key: T; count: number }[] {
  const counts = new Map(options.map(({ key, count }) => [key, count]))
  return keys.flatMap((key) => {
    const count = counts.get(key)
    return count ? [{ key, count }] : []
  })
}
