import { sql } from 'drizzle-orm'
import type { RestaurantState } from '@/lib/domain/restaurant/state'
import { type Db, rowsOf } from '@/upstream/db/database'
import { done, type Outcome } from '@/upstream/db/outcome'
import type { BrandCaller } from '@/upstream/panel/accounts/panel-caller'
import { recordAction } from '@/upstream/panel/accounts/staff-audit'
import { changeState } from '@/upstream/restaurants/file/restaurant-state'

/** Opens or suspends a restaurant by the rules of operations; both trails record the change. Contract C33, C41. */
export async function changeStateFromConsole(
  tx: Db,
  restaurantId: number,
  change: { to: 'open' | 'suspended'; reason: string | null },
  { tenant, actor }: BrandCaller,
  now: Date,
): Promise<Outcome<{ state: RestaurantState }>> {
  const [before] = await rowsOf<{ state: RestaurantState }>(
    tx,
    sql`SELECT state FROM restaurants WHERE id = ${restaurantId} FOR NO KEY UPDATE`,
  )
  const changed = await changeState(tx, restaurantId, change, now)
  if (!changed.ok) return changed
  const { state } = changed.value
  const action = state === 'open' ? ('opened_restaurant' as const) : ('suspended_restaurant' as const)
  if (before?.state !== state) await recordAction(tx, actor, { at: now, restaurantId, tenant, action })
  return done({ state })
}
