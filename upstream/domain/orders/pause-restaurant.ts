import { sql } from 'drizzle-orm'
import type { RestaurantSummary } from '@/lib/restaurant/schema'
import { type Db, rowsOf } from '../../db/database'

export type WirePause = RestaurantSummary['orders_paused']

/** Writes `orders_paused`, where every reader of the restaurant sees it; `null` lifts it. False for an unknown id. C17. */
export async function pauseRestaurant(db: Db, restaurantId: number, pause: WirePause): Promise<boolean> {
  const found = await rowsOf(
    db,
    sql`UPDATE restaurants SET summary = jsonb_set(summary, '{orders_paused}', ${JSON.stringify(pause)}::jsonb)
      WHERE id = ${restaurantId} RETURNING id`,
  )
  return found.length > 0
}
