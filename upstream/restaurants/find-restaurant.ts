import { and, eq, type SQL, sql } from 'drizzle-orm'
import type { RestaurantWithOrdering } from '@/lib/domain/ordering/order/schema'
import { LARGER_PARTY } from '@/lib/domain/reservation/availability/party-size'
import type { Db } from '@/upstream/db/database'
import { isListed } from '@/upstream/db/listed-restaurants'
import { menus, orderSettings } from '@/upstream/db/order-schema'
import { restaurants } from '@/upstream/db/schema'
import { fullSlotsQuery } from '@/upstream/menus/ordering-restaurant'
import { orderingSummary, promotionQuery } from '@/upstream/menus/ordering-summary'
import { validOrNull } from './validate-stored-data'

/** `null` if the id is unknown, or if the tenant does not list the restaurant. */
export async function findRestaurant(
  db: Db,
  tenant: string,
  id: number,
  now: Date,
): Promise<RestaurantWithOrdering | null> {
  const [found] = await db
    .select({
      summary: restaurants.summary,
      details: restaurants.details,
      terms: orderSettings,
      diets: menus.diets,
      hasMenu: sql<boolean>`coalesce(jsonb_path_exists(${menus.menu}, '$.categories[0]'), false)`,
      hasTables: sql<boolean>`EXISTS (SELECT 1 FROM dining_tables d WHERE d.restaurant_id = ${restaurants.id} AND d.removed_at IS NULL)`,
      usualAnswerMinutes: usualAnswerQuery(sql`${restaurants.id}`, now),
      promotion: promotionQuery(sql`${menus.menu}`),
      fullSlots: fullSlotsQuery(sql`${restaurants.id}`, now),
    })
    .from(restaurants)
    .leftJoin(orderSettings, eq(orderSettings.restaurantId, restaurants.id))
    .leftJoin(menus, eq(menus.restaurantId, restaurants.id))
    .where(and(eq(restaurants.id, id), isListed(tenant, restaurants.id)))
  if (!found) return null
  const { summary, details, diets, promotion, hasMenu, hasTables, fullSlots, usualAnswerMinutes } = found
  if (!validOrNull('summary', summary, id) || !validOrNull('details', details, id)) return null
  const terms = validOrNull('terms', found.terms, id)
  const settings = terms && { ...terms, scheduled: terms.scheduled ?? null }
  const ordering =
    settings &&
    orderingSummary(summary, settings, {
      diets: diets ?? [],
      promotion: validOrNull('promotion', promotion, id),
      fullSlots,
    })
  const parts = { has_menu: hasMenu, has_tables: hasTables, usual_answer_minutes: usualAnswerMinutes }
  return { ...summary, ...details, ...parts, ordering }
}

/** Fewer answers than this are not representative. */
const LEAST_ANSWERS = 5
const LATEST = 20
const DAYS = 365

/**
 * The median of the minutes that a restaurant, or operations for it, took to answer its latest enquiries of groups;
 * NULL where it has answered fewer than five in a year. A timer's refusal does not count as an answer. Contract C2.
 */
function usualAnswerQuery(restaurantId: SQL, now: Date): SQL<number | null> {
  return sql<number | null>`(
    SELECT CASE WHEN count(*) >= ${LEAST_ANSWERS} THEN percentile_disc(0.5) WITHIN GROUP (ORDER BY minutes) END
    FROM (
      SELECT ceil(extract(epoch FROM answer.at - asked.created_at) / 60)::int AS minutes
      FROM reservations asked CROSS JOIN LATERAL (
        SELECT c.at FROM reservation_changes c
        WHERE c.reservation_id = asked.id AND c."by" IN ('restaurant', 'operations')
          AND c.action IN ('confirmed', 'declined')
        ORDER BY c.id LIMIT 1
      ) AS answer
      WHERE asked.restaurant_id = ${restaurantId} AND asked.guests_number >= ${sql.raw(String(LARGER_PARTY))} AND NOT asked.is_test
        AND asked.created_at > ${new Date(now.getTime() - DAYS * 86_400_000).toISOString()}::timestamptz
      ORDER BY asked.created_at DESC LIMIT ${LATEST}
    ) AS latest)`
}
