import { type SQL, sql } from 'drizzle-orm'
import { PERMISSIONS, type StaffRole } from '@/lib/domain/panel/access/permissions'
import type { PushRequest } from '@/lib/domain/panel/alarm/alarm-schema'
import { LIMITS } from '@/lib/domain/rate-limit/limits'
import { type Db, rowsOf } from '@/upstream/db/database'
import type { PanelCaller } from '@/upstream/panel/accounts/panel-caller'

const NOTICES_KEPT_DAYS = 90
/** Roles that may end subscriptions of others, such as one left behind on a shared device. */
const MAY_END_OTHERS: readonly StaffRole[] = PERMISSIONS.manage_people.roles

/**
 * Does a row `s` of `push_subscriptions` belong to an enrolled device, or to a session that still opens the
 * restaurant? Contract C21, C26.
 */
export function isLivingSubscription(now: Date): SQL {
  const at = sql`${now.toISOString()}::timestamptz`
  return sql`(EXISTS (SELECT 1 FROM staff_devices d WHERE d.id = s.device_id AND d.revoked_at IS NULL)
    OR EXISTS (SELECT 1 FROM staff_sessions e
      JOIN staff_roles p ON p.staff_id = e.staff_id AND p.restaurant_id = s.restaurant_id
      WHERE e.id = s.session_id AND e.ended_at IS NULL AND e.expires_at > ${at}
        AND s.restaurant_id <> ALL (e.ended_for)))`
}

/** Does a row `s` belong to an enrolled device? */
const IS_OF_LIVING_DEVICE = sql`EXISTS (SELECT 1 FROM staff_devices d WHERE d.id = s.device_id AND d.revoked_at IS NULL)`

/**
 * Adds or renews the subscription of a browser. A known one moves to the person who is signed in there now; but one
 * of an enrolled device stays as it is, whatever sign-in happens on it or beside it, and a browser that is enrolled
 * later, or again, keeps its subscriber. No subscription ends another person's. Contract C26.
 */
export async function savePushSubscription(
  tx: Db,
  { endpoint, keys }: { endpoint: string; keys: NonNullable<PushRequest['keys']> },
  { restaurantId, staffId, actor }: PanelCaller,
  now: Date,
): Promise<void> {
  const deviceId = actor.deviceId ?? null
  const sessionId = deviceId ? null : (actor.sessionId ?? null)
  await tx.execute(sql`INSERT INTO push_subscriptions AS s
      (restaurant_id, staff_id, device_id, session_id, endpoint, p256dh, auth, created_at)
    VALUES (${restaurantId}, ${staffId}, ${deviceId}::uuid, ${sessionId}::uuid, ${endpoint}, ${keys.p256dh},
      ${keys.auth}, ${now.toISOString()}::timestamptz)
    ON CONFLICT (restaurant_id, endpoint) DO UPDATE SET
      staff_id = CASE WHEN excluded.device_id IS NOT NULL AND ${isLivingSubscription(now)} THEN s.staff_id
        ELSE excluded.staff_id END,
      device_id = excluded.device_id, session_id = excluded.session_id, p256dh = excluded.p256dh, auth = excluded.auth,
      created_at = excluded.created_at
    WHERE (s.staff_id = excluded.staff_id AND s.device_id IS NOT DISTINCT FROM excluded.device_id)
      OR excluded.device_id <> s.device_id OR NOT ${IS_OF_LIVING_DEVICE}`)
  // Limits the rows of a browser that subscribes again and again.
  await tx.execute(sql`DELETE FROM push_subscriptions WHERE id IN (
    SELECT id FROM push_subscriptions
    WHERE restaurant_id = ${restaurantId} AND staff_id = ${staffId} AND device_id IS NOT DISTINCT FROM ${deviceId}::uuid
    ORDER BY created_at DESC, id DESC OFFSET ${LIMITS.pushSubscriptions.max})`)
}

/**
 * Ends the caller's own subscription, or as owner or manager any of the restaurant's; false for another person's. A
 * missing one counts as ended. Contract C26.
 */
export async function deletePushSubscription(
  tx: Db,
  endpoint: string,
  { restaurantId, staffId, role }: PanelCaller,
): Promise<boolean> {
  const [left] = await rowsOf<{ isLeft: boolean }>(
    tx,
    sql`WITH ended AS (DELETE FROM push_subscriptions s
        WHERE s.restaurant_id = ${restaurantId} AND s.endpoint = ${endpoint}
          AND (s.staff_id = ${staffId} OR ${MAY_END_OTHERS.includes(role)}) RETURNING id)
      SELECT EXISTS (SELECT FROM push_subscriptions s WHERE s.restaurant_id = ${restaurantId} AND s.endpoint = ${endpoint}
        AND s.id NOT IN (SELECT id FROM ended)) AS "isLeft"`,
  )
  return !left?.isLeft
}

/** Deletes subscriptions of ended devices and sessions, and old notices. */
export async function deleteDeadSubscriptions(db: Db, now: Date): Promise<void> {
  await db.execute(sql`DELETE FROM push_subscriptions s WHERE NOT ${isLivingSubscription(now)}`)
  await db.execute(sql`DELETE FROM alarm_notices
    WHERE at < ${now.toISOString()}::timestamptz - make_interval(days => ${NOTICES_KEPT_DAYS})`)
}
