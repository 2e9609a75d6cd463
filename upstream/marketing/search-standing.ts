import { sql } from 'drizzle-orm'
import type { SearchStanding } from '@/lib/domain/marketing/search/search-standing-schema'
import { type Db, rowsOf } from '@/upstream/db/database'
import { listedRestaurants } from '@/upstream/db/listed-restaurants'

/** Restaurants of one page: the web server loads each with its menu. */
const PAGE = 20

/** Ids of the brand's restaurants behind `after`, a page of them. Contract C39. */
export async function loadSearchStanding(db: Db, tenant: string, after: number): Promise<SearchStanding> {
  const found = await rowsOf<{ id: number }>(
    db,
    sql`SELECT r.id FROM ${listedRestaurants(tenant)} r WHERE r.id > ${after} ORDER BY r.id LIMIT ${PAGE + 1}`,
  )
  const restaurants = found.slice(0, PAGE).map(({ id }) => id)
  return {
    restaurants,
    next_after: found.length > PAGE ? (restaurants.at(-1) ?? null) : null,
  }
}
