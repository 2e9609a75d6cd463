import { eq, sql } from 'drizzle-orm'
import { missingToOpen, type OpeningNeed } from '@/lib/domain/restaurant/missing-to-open'
import { canBecome, type RestaurantState } from '@/lib/domain/restaurant/state'
import { type Db, rowsOf } from '@/upstream/db/database'
import { menus } from '@/upstream/db/order-schema'
import { done, type Outcome, refused } from '@/upstream/db/outcome'
import { setPresentTime } from '@/upstream/db/present-time'
import { restaurants } from '@/upstream/db/schema'

export interface StateOfRestaurant {
  id: number
  state: RestaurantState
  /** Why it is suspended. */
  reason: string | null
  missing: OpeningNeed[]
}

/** Its state, and what it lacks before it may be opened. Null for an unknown id. */
export async function stateOfRestaurant(db: Db, id: number): Promise<StateOfRestaurant | null> {
  const [row] = await db.select().from(restaurants).where(eq(restaurants.id, id))
  if (!row) return null
  const [found] = await db.select({ menu: menus.menu }).from(menus).where(eq(menus.restaurantId, id))
  const [counts] = await rowsOf<{ tables: number; hasTerms: boolean }>(
    db,
    sql`SELECT (SELECT count(*)::int FROM dining_tables WHERE restaurant_id = ${id} AND removed_at IS NULL) AS tables,
      EXISTS (SELECT 1 FROM order_settings WHERE restaurant_id = ${id}) AS "hasTerms"`,
  )
  const { products, summary, state, stateReason: reason } = row
  const facts = { products, hours: summary.hours, menu: found?.menu ?? null, tables: 0, hasTerms: false, ...counts }
  return { id, state, reason, missing: missingToOpen(facts) }
}

/**
 * Opens or suspends a restaurant. Refused while something is missing that it offers. What a suspended one promised is kept:
 * its orders and reservations stay. Contract C33.
 */
export async function changeState(
  tx: Db,
  id: number,
  { to, reason }: { to: 'open' | 'suspended'; reason: string | null },
  now: Date,
): Promise<Outcome<StateOfRestaurant>> {
  await setPresentTime(tx, now)
  await tx.execute(sql`SELECT 1 FROM restaurants WHERE id = ${id} FOR UPDATE`)
  const before = await stateOfRestaurant(tx, id)
  if (!before) return refused(404, 'unknown_restaurant')
  const { state: from, missing } = before
  if (!canBecome(from, to)) {
    return refused(409, 'illegal_transition', { transition: { from, to, allowed: from === 'draft' ? ['open'] : [] } })
  }
  if (to === 'open' && missing.length > 0) {
    return refused(409, 'not_ready', { fields: Object.fromEntries(missing.map((need) => [need, 'missing'])) })
  }
  await tx
    .update(restaurants)
    .set({ state: to, stateReason: to === 'open' ? null : reason })
    .where(eq(restaurants.id, id))
  return done({ ...before, state: to, reason: to === 'open' ? null : reason })
}
