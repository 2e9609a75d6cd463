import { sql } from 'drizzle-orm'
import type { RestaurantState } from '@/lib/domain/restaurant/state'
import { type Db, rowsOf } from '@/upstream/db/database'
import { done, type Outcome } from '@/upstream/db/outcome'
import type { BrandCaller } from '@/upstream/panel/accounts/panel-caller'
import { recordAction } from '@/upstream/panel/accounts/staff-audit'
import { changeState } from '@/upstream/restaurants/file/restaurant-state'

/** `isTold`: its owners read the reason in another e-mail. */
type Change = { to: 'open' | 'suspended'; reason: string | null; isTold?: true }

/**
 * Opens or suspends a restaurant by the rules of operations; both trails record the change, and its owners are sent the
 * reason of a suspension. Contract C33, C41.
 */
export async function changeStateFromConsole(
  tx: Db,
  restaurantId: number,
  change: Change,
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
  if (before?.state === state) return done({ state })
  await recordAction(tx, actor, { at: now, restaurantId, tenant, action })
  if (state === 'suspended' && !change.isTold) await tellOwners(tx, restaurantId, change.reason ?? '', now)
  return done({ state })
}

/**
 * Queues the statement of reasons, which is due when a suspension takes effect, to each owner; without one to the
 * restaurant's contact. Regulation (EU) 2019/1150, art. 4.
 */
async function tellOwners(tx: Db, restaurantId: number, reason: string, now: Date): Promise<void> {
  await tx.execute(sql`INSERT INTO alarm_notices (restaurant_id, kind, staff_id, at, details)
    SELECT ${restaurantId}, 'suspended', p.staff_id, ${now.toISOString()}::timestamptz, ${JSON.stringify({ reason })}::jsonb
    FROM restaurants r LEFT JOIN (staff_roles p JOIN staff s ON s.id = p.staff_id AND s.email IS NOT NULL)
      ON p.restaurant_id = r.id AND p.role = 'owner' WHERE r.id = ${restaurantId}`)
}
