import { eq, sql } from 'drizzle-orm'
import type { OfferedMethod } from '@/lib/domain/payment/methods'
import { type OpeningNeed, openingNeeds } from '@/lib/domain/restaurant/missing-to-open'
import { canBecome, type RestaurantState } from '@/lib/domain/restaurant/state'
import { type Db, rowsOf } from '@/upstream/db/database'
import { menus, orderSettings } from '@/upstream/db/order-schema'
import { done, type Outcome, refused } from '@/upstream/db/outcome'
import { setPresentTime } from '@/upstream/db/present-time'
import { restaurants } from '@/upstream/db/schema'
import { soundHours, soundOrNull } from '@/upstream/restaurants/sound-data'

export interface StateOfRestaurant {
  id: number
  state: RestaurantState
  /** Why it is suspended. */
  reason: string | null
  needs: { need: OpeningNeed; isMet: boolean }[]
  missing: OpeningNeed[]
  paymentMethods: OfferedMethod[]
}

/** Its state, and what it lacks before it may be opened: what does not parse is not there. Null for an unknown id. */
export async function stateOfRestaurant(db: Db, id: number): Promise<StateOfRestaurant | null> {
  const [found] = await db
    .select({ row: restaurants, menu: menus.menu, terms: orderSettings })
    .from(restaurants)
    .leftJoin(menus, eq(menus.restaurantId, restaurants.id))
    .leftJoin(orderSettings, eq(orderSettings.restaurantId, restaurants.id))
    .where(eq(restaurants.id, id))
  if (!found) return null
  const { products, summary, details, state, stateReason: reason } = found.row
  const [count] = await rowsOf<{ tables: number }>(
    db,
    sql`SELECT count(*)::int AS tables FROM dining_tables WHERE restaurant_id = ${id} AND removed_at IS NULL`,
  )
  const terms = soundOrNull('terms', found.terms, id)
  const needs = openingNeeds({
    products,
    hours: soundHours(summary.hours, id),
    tables: count?.tables ?? 0,
    menu: soundOrNull('menu', found.menu, id),
    hasTerms: terms !== null,
    trader: soundOrNull('details', details, id)?.trader ?? null,
  })
  const missing = needs.flatMap(({ need, isMet }) => (isMet ? [] : [need]))
  return { id, state, reason, needs, missing, paymentMethods: terms?.paymentMethods ?? [] }
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
