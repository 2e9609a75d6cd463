import { sql } from 'drizzle-orm'
import { createCache } from '@/lib/backend/cache'
import { type Db, rowsOf } from '@/upstream/db/database'

const DAYS = 30
/** Fewer orders than this are not representative. */
const LEAST_ORDERS = 20
const MAX_DISHES = 6
const MAX_RESTAURANTS = 3000
const FRESH_MS = 10 * 60_000

/** Ids of the dishes that a restaurant's diners order most. */
export type FindPopularDishes = (db: Db, restaurantId: number, now: Date) => Promise<number[]>

/**
 * Up to six dishes that are in the most accepted orders of thirty days, the most frequent first; none below twenty
 * orders. The answer is up to ten minutes old; 3,000 restaurants are cached. Contract C6.
 */
export function createPopularDishes(): FindPopularDishes {
  const cached = createCache<number[]>({ entries: MAX_RESTAURANTS, freshMs: FRESH_MS })
  return (db, restaurantId, now) => cached.get(restaurantId, () => countDishes(db, restaurantId, now), now.getTime())
}

async function countDishes(db: Db, restaurantId: number, now: Date): Promise<number[]> {
  const rows = await rowsOf<{ id: number }>(
    db,
    sql`WITH taken AS (
        SELECT o.id FROM orders o WHERE o.restaurant_id = ${restaurantId}
          AND o.created_at > ${now.toISOString()}::timestamptz - ${DAYS} * interval '1 day'
          AND o.status IN ('confirmed', 'sent', 'delivered') AND NOT o.is_test)
      SELECT l.product_id AS id FROM order_lines l JOIN taken ON taken.id = l.order_id
      WHERE (SELECT count(*) FROM taken) >= ${LEAST_ORDERS}
      GROUP BY l.product_id ORDER BY count(DISTINCT l.order_id) DESC, l.product_id LIMIT ${MAX_DISHES}`,
  )
  return rows.map(({ id }) => id)
}
