import { type SQL, sql } from 'drizzle-orm'

/**
 * 0 for partners and 1 for others. Two expressions, with an index of each: the planner does not know that the
 * restaurants of a city may all be at one end of the names, so it must not scan every other city's for the first of
 * one.
 */
export function partnersFirst(city: string | undefined): SQL {
  return city ? sql`(CASE WHEN r.partner THEN 0 ELSE 1 END)` : sql`((NOT r.partner)::int)`
}
