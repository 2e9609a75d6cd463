import { sql } from 'drizzle-orm'
import type { z } from 'zod'
import type { Board } from '@/lib/domain/panel/board/board-schema'
import type { KitchenLoadRequest, soldOutRequestSchema } from '@/lib/domain/panel/board/command-schema'
import { limitUntil, soldOutUntil } from '@/lib/domain/panel/board/service-day'
import { kitchenHours } from '@/lib/domain/restaurant/hours/kitchen-hours'
import type { RestaurantSummary } from '@/lib/domain/restaurant/schema'
import { isoWithOffset } from '@/lib/domain/time/time'
import { type Db, rowsOf } from '@/upstream/db/database'
import { done, type Outcome, refused } from '@/upstream/db/outcome'
import { loadHours } from '@/upstream/restaurants/load-hours'

const QUARTER_MINUTES = 15
/** Longest busy time: a longer one is a pause, or another preparation time. */
const MAX_BUSY_HOURS = 6

/** Dishes and options that are sold out now. */
export async function loadSoldOut(tx: Db, restaurantId: number, now: Date): Promise<Board['sold_out']> {
  const rows = await rowsOf<{ productId: number; optionId: number; until: string | null }>(
    tx,
    sql`SELECT product_id AS "productId", option_id AS "optionId", until FROM sold_out
      WHERE restaurant_id = ${restaurantId} AND (until IS NULL OR until > ${now.toISOString()}::timestamptz)
      ORDER BY product_id, option_id`,
  )
  return rows.map(({ productId, optionId, until }) => ({
    product_id: productId,
    option_id: optionId || null,
    until: until && isoWithOffset(new Date(until)),
  }))
}

/** Limit of the kitchen's orders for the evening; `null` = as usual. */
export async function loadKitchenLimit(tx: Db, restaurantId: number, now: Date): Promise<Board['kitchen_limit']> {
  const [row] = await rowsOf<{ perSlot: number; slotMinutes: number; until: string }>(
    tx,
    sql`SELECT k.orders_per_slot AS "perSlot", s.slot_minutes AS "slotMinutes", k.until
      FROM kitchen_limits k JOIN order_settings s ON s.restaurant_id = k.restaurant_id
      WHERE k.restaurant_id = ${restaurantId} AND k.until > ${now.toISOString()}::timestamptz`,
  )
  if (!row) return null
  const { perSlot, slotMinutes, until } = row
  return { orders_per_quarter: (perSlot * QUARTER_MINUTES) / slotMinutes, until: isoWithOffset(new Date(until)) }
}

type SoldOutRequest = z.infer<typeof soldOutRequestSchema>

/** Marks a dish or an option as sold out, or as available again; a repeat changes nothing. Contract C23. */
export async function setSoldOut(
  tx: Db,
  restaurantId: number,
  request: SoldOutRequest,
  now: Date,
): Promise<Outcome<Board['sold_out']>> {
  const places = await placesOf(tx, restaurantId, request)
  if (places.length === 0) return refused(404, 'unknown_product')
  const rows = sql`(SELECT (p ->> 'product')::int AS product_id, (p ->> 'option')::int AS option_id
    FROM jsonb_array_elements(${JSON.stringify(places)}::jsonb) p) places`
  if (request.for === null)
    await tx.execute(sql`DELETE FROM sold_out s USING ${rows} WHERE s.restaurant_id = ${restaurantId}
      AND s.product_id = places.product_id AND s.option_id = places.option_id`)
  else {
    const hours = kitchenHours(await loadHours(tx, restaurantId))
    const until = soldOutUntil(request.for, hours, now)?.toISOString() ?? null
    await tx.execute(sql`INSERT INTO sold_out (restaurant_id, product_id, option_id, until)
      SELECT ${restaurantId}, product_id, option_id, ${until}::timestamptz FROM ${rows}
      ON CONFLICT (restaurant_id, product_id, option_id) DO UPDATE SET until = excluded.until`)
  }
  return done(await loadSoldOut(tx, restaurantId, now))
}

/** The dish, its option, or each dish's option of the same name; none where the menu has it not. Option 0: the dish. */
function placesOf(
  tx: Db,
  restaurantId: number,
  { product_id: productId, option_id: optionId, everywhere }: SoldOutRequest,
) {
  const own = sql`p -> 'id' = to_jsonb(${productId}::int)`
  const dishes = sql`menus m, jsonb_path_query(m.menu, '$.categories[*].products[*]') p`
  type Place = { product: number; option: number }
  if (optionId === null)
    return rowsOf<Place>(
      tx,
      sql`SELECT ${productId}::int AS product, 0 AS option FROM ${dishes} WHERE m.restaurant_id = ${restaurantId} AND ${own} LIMIT 1`,
    )
  const isIt = sql`product = ${productId}::int AND option = ${optionId}::int`
  return rowsOf<Place>(
    tx,
    sql`WITH asked AS (
        SELECT DISTINCT (p ->> 'id')::int AS product, (o ->> 'id')::int AS option, lower(btrim(o ->> 'name')) AS name
        FROM ${dishes}, jsonb_path_query(jsonb_build_array(p -> 'questions', jsonb_path_query_array(m.menu,
            '$.sharedQuestions[*] ? (@.key == $asked[*])', jsonb_build_object('asked', p -> 'sharedQuestions'))),
          '$[*][*].options[*]') o
        WHERE m.restaurant_id = ${restaurantId} AND (${everywhere} OR ${own}))
      SELECT product, option FROM asked
      WHERE (${isIt}) OR (${everywhere} AND name = (SELECT name FROM asked WHERE ${isIt} LIMIT 1))`,
  )
}

/**
 * Pauses orders, slows them, or takes them as usual. A caller who saw another state changes nothing and gets the
 * present one. Contract C17, C23.
 */
export async function setKitchenLoad(
  tx: Db,
  restaurantId: number,
  { seen, kitchen_load: kitchenLoad }: { seen: RestaurantSummary['orders_paused']; kitchen_load: KitchenLoadRequest },
  now: Date,
): Promise<Outcome<RestaurantSummary['orders_paused']>> {
  const until = kitchenLoad?.until ? new Date(kitchenLoad.until) : null
  const latest = new Date(now.getTime() + MAX_BUSY_HOURS * 3_600_000)
  if (until && (until <= now || (kitchenLoad?.kind === 'busy' && until > latest)))
    return refused(422, 'until_invalid', { fields: { until: 'out_of_range' } })
  const wanted = pausedOf(kitchenLoad)
  const [row] = await rowsOf<{ paused: RestaurantSummary['orders_paused'] }>(
    tx,
    sql`SELECT summary -> 'orders_paused' AS paused FROM restaurants WHERE id = ${restaurantId} FOR NO KEY UPDATE`,
  )
  const present = row?.paused ?? null
  if (isSame(present, wanted)) return done(present)
  // An expired pause equals no pause, whichever of both the caller saw.
  const isOver = (one: typeof present) => one === null || (one.until !== null && new Date(one.until) <= now)
  if (!isSame(present, seen) && !(isOver(present) && isOver(seen)))
    return refused(409, 'changed_meanwhile', { current: { orders_paused: present } })
  await tx.execute(sql`UPDATE restaurants
    SET summary = jsonb_set(summary, '{orders_paused}', ${JSON.stringify(wanted)}::jsonb) WHERE id = ${restaurantId}`)
  return done(wanted)
}

/** Orders a quarter of an hour for this evening, or for the next one after the closing; `null` = as usual. Contract C23. */
export async function setKitchenLimit(
  tx: Db,
  restaurantId: number,
  perQuarter: number | null,
  now: Date,
): Promise<Outcome<Board['kitchen_limit']>> {
  if (perQuarter === null) {
    await tx.execute(sql`DELETE FROM kitchen_limits WHERE restaurant_id = ${restaurantId}`)
    return done(null)
  }
  const until = limitUntil(kitchenHours(await loadHours(tx, restaurantId)), now)
  const made = await rowsOf(
    tx,
    sql`INSERT INTO kitchen_limits (restaurant_id, orders_per_slot, until)
      SELECT s.restaurant_id, ${perQuarter}::integer * s.slot_minutes / ${QUARTER_MINUTES},
        ${until.toISOString()}::timestamptz
      FROM order_settings s WHERE s.restaurant_id = ${restaurantId}
      ON CONFLICT (restaurant_id) DO UPDATE SET orders_per_slot = excluded.orders_per_slot, until = excluded.until
      RETURNING restaurant_id`,
  )
  return made.length === 0 ? refused(409, 'orders_disabled') : done(await loadKitchenLimit(tx, restaurantId, now))
}

function pausedOf(kitchenLoad: KitchenLoadRequest): RestaurantSummary['orders_paused'] {
  if (kitchenLoad === null) return null
  if (kitchenLoad.kind === 'busy') return { reason: null, until: kitchenLoad.until, busy_minutes: kitchenLoad.minutes }
  return { reason: kitchenLoad.reason, until: kitchenLoad.until }
}

type Paused = RestaurantSummary['orders_paused']

function isSame(a: Paused, b: Paused): boolean {
  const text = (one: Paused) =>
    one && JSON.stringify([one.reason, one.until && new Date(one.until).getTime(), one.busy_minutes ?? 0])
  return text(a) === text(b)
}
