import { sql } from 'drizzle-orm'
import type { z } from 'zod'
import type { partnerPauseSchema } from '@/lib/domain/ordering/availability/partner-pause'
import type { RestaurantSummary } from '@/lib/domain/restaurant/schema'
import { type Db, rowsOf } from '@/upstream/db/database'

type WirePause = RestaurantSummary['orders_paused']
type RequestedPause = z.infer<typeof partnerPauseSchema>['paused']

/** A pause with a reason and busy minutes keeps only the reason, which diners see. Contract C17, ledger L209. */
export function normalizedPause(requested: RequestedPause): RequestedPause {
  return requested?.reason ? { reason: requested.reason, until: requested.until } : requested
}

/** Writes `orders_paused`, which every query of the restaurant reads; `null` lifts it. False for an unknown id. C17. */
export async function pauseRestaurant(db: Db, restaurantId: number, pause: WirePause): Promise<boolean> {
  const found = await rowsOf(
    db,
    sql`UPDATE restaurants SET summary = jsonb_set(summary, '{orders_paused}', ${JSON.stringify(pause)}::jsonb)
      WHERE id = ${restaurantId} RETURNING id`,
  )
  return found.length > 0
}
