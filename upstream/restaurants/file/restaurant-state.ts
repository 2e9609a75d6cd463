import { eq, inArray, sql } from 'drizzle-orm'
import type { OfferedMethod } from '@/lib/domain/payment/methods'
import { menuFromStored } from '@/lib/domain/restaurant/file/stored-menu'
import { type OpeningNeed, openingNeeds } from '@/lib/domain/restaurant/missing-to-open'
import { canBecome, type RestaurantState } from '@/lib/domain/restaurant/state'
import type { Coordinates } from '@/lib/domain/wire'
import type { Db } from '@/upstream/db/database'
import { menus, orderSettings } from '@/upstream/db/order-schema'
import { done, type Outcome, refused } from '@/upstream/db/outcome'
import { setPresentTime } from '@/upstream/db/present-time'
import { restaurants } from '@/upstream/db/schema'
import { validHours, validOrNull } from '@/upstream/restaurants/validate-stored-data'

export interface StateOfRestaurant {
  id: number
  state: RestaurantState
  /** Reason of the suspension. */
  reason: string | null
  needs: { need: OpeningNeed; isMet: boolean }[]
  missing: OpeningNeed[]
  paymentMethods: OfferedMethod[]
}

/** State of a restaurant, and its missing needs: values that do not parse count as missing. Null for an unknown id. */
export async function stateOfRestaurant(db: Db, id: number): Promise<StateOfRestaurant | null> {
  return (await statesOfRestaurants(db, [id])).get(id) ?? null
}

/** States of several restaurants, by id. */
export async function statesOfRestaurants(db: Db, ids: readonly number[]): Promise<Map<number, StateOfRestaurant>> {
  if (ids.length === 0) return new Map()
  const { id, products, summary, details, state, stateReason } = restaurants
  const rows = await db
    .select({
      id,
      products,
      summary,
      details,
      state,
      reason: stateReason,
      menu: menus.menu,
      terms: orderSettings,
      town: sql<Coordinates | null>`(SELECT city -> 'location' FROM tenants t, jsonb_array_elements(t.config -> 'cities') city
        WHERE t.key = ${restaurants}.home_tenant AND city ->> 'slug' = ${restaurants.citySlug} LIMIT 1)`,
      tables: sql<number>`(SELECT count(*) FROM dining_tables t
        WHERE t.restaurant_id = ${id} AND t.removed_at IS NULL)`.mapWith(Number),
    })
    .from(restaurants)
    .leftJoin(menus, eq(menus.restaurantId, id))
    .leftJoin(orderSettings, eq(orderSettings.restaurantId, id))
    .where(inArray(id, [...ids]))
  return new Map(
    rows.map((row) => {
      const terms = validOrNull('terms', row.terms, row.id)
      const menu = validOrNull('menu', row.menu, row.id)
      const found = validOrNull('details', row.details, row.id)
      const { lat = 0, lng = 0 } = row.summary.address
      const needs = openingNeeds({
        phone: found?.contact.phone ?? '',
        location: { lat, lng },
        town: row.town,
        products: row.products,
        hours: validHours(row.summary.hours, row.id),
        tables: row.tables,
        menu: menu && menuFromStored(menu),
        hasTerms: terms !== null,
        trader: found?.trader ?? null,
      })
      const missing = needs.flatMap(({ need, isMet }) => (isMet ? [] : [need]))
      const paymentMethods = terms?.paymentMethods ?? []
      return [row.id, { id: row.id, state: row.state, reason: row.reason, needs, missing, paymentMethods }]
    }),
  )
}

/**
 * Opens or suspends a restaurant. Refused while a need of its products is missing. A suspended restaurant keeps its
 * orders and reservations. Contract C33.
 */
export async function changeState(
  tx: Db,
  id: number,
  { to, reason }: { to: 'open' | 'suspended'; reason: string | null },
  now: Date,
): Promise<Outcome<StateOfRestaurant>> {
  await setPresentTime(tx, now)
  await tx.execute(sql`SELECT 1 FROM restaurants WHERE id = ${id} FOR NO KEY UPDATE`)
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
