import { sql } from 'drizzle-orm'
import type { ConsoleRestaurantPage, PlanRequest } from '@/lib/domain/console/restaurants-schema'
import { instantOf } from '@/lib/domain/time/time'
import { type Db, rowsOf } from '@/upstream/db/database'
import { IS_CALLED_OFF, IS_UNPAID } from '@/upstream/db/order-status-conditions'
import type { BrandCaller } from '@/upstream/panel/accounts/panel-caller'
import { recordAction } from '@/upstream/panel/accounts/staff-audit'

type Plan = ConsoleRestaurantPage['plan']

/**
 * The plan of a restaurant with the number of its orders since the plan's day, without cancelled, unpaid and test
 * orders. Contract C41.
 */
export async function planOf(db: Db, restaurantId: number): Promise<Plan> {
  const [row] = await rowsOf<Pick<NonNullable<Plan>, 'key' | 'since'>>(
    db,
    sql`SELECT plan AS key, since FROM restaurant_plans WHERE restaurant_id = ${restaurantId}`,
  )
  if (!row) return null
  const [orders] = await rowsOf<{ used: number }>(
    db,
    sql`SELECT count(*)::int AS used FROM orders WHERE restaurant_id = ${restaurantId} AND NOT is_test
      AND created_at >= ${instantOf(row.since, '00:00').toISOString()}::timestamptz AND NOT (${IS_CALLED_OFF}) AND NOT (${IS_UNPAID})`,
  )
  return { ...row, used: orders?.used ?? 0 }
}

/** Sets the restaurant's plan; both trails record the change. Contract C41. */
export async function setPlan(
  tx: Db,
  restaurantId: number,
  { plan, since }: PlanRequest,
  { tenant, actor }: BrandCaller,
  at: Date,
): Promise<Plan> {
  const before = await planOf(tx, restaurantId)
  await tx.execute(
    plan === null
      ? sql`DELETE FROM restaurant_plans WHERE restaurant_id = ${restaurantId}`
      : sql`INSERT INTO restaurant_plans (restaurant_id, plan, since) VALUES (${restaurantId}, ${plan}, ${since})
          ON CONFLICT (restaurant_id) DO UPDATE SET plan = excluded.plan, since = excluded.since`,
  )
  const isSame = (before?.key ?? null) === plan && (plan === null || before?.since === since)
  const details = { plan: plan ?? 'none', date: since }
  if (!isSame) await recordAction(tx, actor, { at, restaurantId, tenant, action: 'set_plan', details })
  return planOf(tx, restaurantId)
}
