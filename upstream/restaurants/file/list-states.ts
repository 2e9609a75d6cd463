import { and, asc, eq, gt, sql } from 'drizzle-orm'
import type { Db } from '@/upstream/db/database'
import { restaurants } from '@/upstream/db/schema'
import { statesOfRestaurants } from './restaurant-state'

const ROWS = 100

/** Restaurants at home at `tenant`, or all, with their state and what they lack; `next` continues after the last id. */
export async function listStates(db: Db, tenant: string | null, after: number) {
  const { id, key, name, citySlug, details } = restaurants
  const isOwn = tenant === null ? undefined : eq(sql`${details} ->> 'home_tenant'`, tenant)
  const rows = await db
    .select({ id, key, name, city: citySlug, tenant: sql<string>`${details} ->> 'home_tenant'` })
    .from(restaurants)
    .where(and(gt(id, after), isOwn))
    .orderBy(asc(id))
    .limit(ROWS)
  const states = await statesOfRestaurants(
    db,
    rows.map(({ id }) => id),
  )
  const items = rows.flatMap((row) => {
    const found = states.get(row.id)
    return found ? [{ ...row, state: found.state, reason: found.reason, missing: found.missing }] : []
  })
  return { items, next: rows.length === ROWS ? (rows.at(-1)?.id ?? null) : null }
}
