import { sql } from 'drizzle-orm'
import type { SearchStanding } from '@/lib/domain/marketing/search/search-standing-schema'
import { isoWithOffset } from '@/lib/domain/time/time'
import { type Db, rowsOf } from '@/upstream/db/database'
import { listedRestaurants } from '@/upstream/db/listed-restaurants'

/** Restaurants of one page: the web server loads each with its menu. */
const PAGE = 20

/** How far search engines were told, and the ids of restaurants behind `after`. Contract C39. */
export async function loadSearchStanding(db: Db, tenant: string, after: number): Promise<SearchStanding> {
  const [told] = await rowsOf<{ until: string; attempts: number }>(
    db,
    sql`SELECT told_until AS until, attempts FROM indexnow_progress WHERE tenant = ${tenant}`,
  )
  const found = await rowsOf<{ id: number }>(
    db,
    sql`SELECT r.id FROM ${listedRestaurants(tenant)} r WHERE r.id > ${after} ORDER BY r.id LIMIT ${PAGE + 1}`,
  )
  const restaurants = found.slice(0, PAGE).map(({ id }) => id)
  return {
    indexnow: told ? { told_until: isoWithOffset(new Date(told.until)), failures: told.attempts } : null,
    restaurants,
    next_after: found.length > PAGE ? (restaurants.at(-1) ?? null) : null,
  }
}
