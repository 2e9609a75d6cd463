import { type SQL, sql } from 'drizzle-orm'
import type { PushRequest } from '@/lib/domain/staff/alarm-schema'
import type { PanelCaller } from '@/upstream/accounts/panel-caller'
import type { Db } from '@/upstream/db/database'

/** Of one person on one device, or without one: the oldest of their own go. */
const MAX_OF_PERSON = 5
const NOTICES_KEPT_DAYS = 90

/**
 * Does a row `s` of `push_subscriptions` belong to a device that is enrolled, or to a session that still opens the
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

/**
 * Adds or renews the subscription of a browser; of one that is known, keys and owner are replaced, but whoever enters on a
 * shared device does not take over what it has. Nobody's subscription ends another's. Contract C26.
 */
export async function savePushSubscription(
  tx: Db,
  { endpoint, keys }: { endpoint: string; keys: NonNullable<PushRequest['keys']> },
  { restaurantId, staffId, actor }: PanelCaller,
  now: Date,
): Promise<void> {
  const deviceId = actor.deviceId ?? null
  const sessionId = deviceId ? null : (actor.sessionId ?? null)
  await tx.execute(sql`INSERT INTO push_subscriptions
      (restaurant_id, staff_id, device_id, session_id, endpoint, p256dh, auth, created_at)
    VALUES (${restaurantId}, ${staffId}, ${deviceId}::uuid, ${sessionId}::uuid, ${endpoint}, ${keys.p256dh},
      ${keys.auth}, ${now.toISOString()}::timestamptz)
    ON CONFLICT (restaurant_id, endpoint) DO UPDATE SET
      staff_id = CASE WHEN push_subscriptions.device_id = excluded.device_id THEN push_subscriptions.staff_id
        ELSE excluded.staff_id END, device_id = excluded.device_id,
      session_id = excluded.session_id, p256dh = excluded.p256dh, auth = excluded.auth,
      created_at = excluded.created_at`)
  // A browser that subscribes again and again fills no table.
  await tx.execute(sql`DELETE FROM push_subscriptions WHERE id IN (
    SELECT id FROM push_subscriptions
    WHERE restaurant_id = ${restaurantId} AND staff_id = ${staffId} AND device_id IS NOT DISTINCT FROM ${deviceId}::uuid
    ORDER BY created_at DESC, id DESC OFFSET ${MAX_OF_PERSON})`)
}

export async function deletePushSubscription(tx: Db, restaurantId: number, endpoint: string): Promise<void> {
  await tx.execute(sql`DELETE FROM push_subscriptions WHERE restaurant_id = ${restaurantId} AND endpoint = ${endpoint}`)
}

/** Those of devices and sessions that are over, and notices that nobody asks for any more. */
export async function deleteDeadSubscriptions(db: Db, now: Date): Promise<void> {
  await db.execute(sql`DELETE FROM push_subscriptions s WHERE NOT ${isLivingSubscription(now)}`)
  await db.execute(sql`DELETE FROM alarm_notices
    WHERE at < ${now.toISOString()}::timestamptz - make_interval(days => ${NOTICES_KEPT_DAYS})`)
}
