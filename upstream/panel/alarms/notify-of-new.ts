import { type SQL, sql } from 'drizzle-orm'
import { localTimeOf } from '@/lib/domain/time/time'
import { type Db, rowsOf } from '@/upstream/db/database'
import { isLivingSubscription } from '@/upstream/panel/push/subscriptions'
import { isNobodyWatching } from './open-boards'

/** A test sounds only on the panel. Contract C33. */
export const isNotTest = sql`NOT EXISTS (SELECT 1 FROM orders o WHERE o.id = order_id AND o.is_test)
  AND NOT EXISTS (SELECT 1 FROM reservations t WHERE t.id = reservation_id AND t.is_test)`

/**
 * Alarms of which a restaurant hears at once, since nobody there has its panel open: while it is open at any time, while it
 * is closed in the hours that it has chosen, once each. Contract C26.
 */
export function isDueForNotice(now: Date): SQL {
  const time = localTimeOf(now)
  return sql`notified_at IS NULL AND escalated_at IS NULL AND acknowledged_at IS NULL AND ${isNotTest}
    AND EXISTS (SELECT 1 FROM restaurants r WHERE r.id = alarms.restaurant_id
      AND ((r.notices ->> 'email')::boolean OR (r.notices ->> 'sms')::boolean)
      AND (level <> 'later' OR CASE WHEN r.notices ->> 'from' < r.notices ->> 'to'
        THEN ${time} >= r.notices ->> 'from' AND ${time} < r.notices ->> 'to'
        ELSE ${time} >= r.notices ->> 'from' OR ${time} < r.notices ->> 'to' END))
    AND ${isNobodyWatching(now)}`
}

/** Writes the news of what is new at a restaurant: for its contact, and for the browsers that it may wake. */
export async function notifyOfNew(tx: Db, restaurantId: number, now: Date): Promise<void> {
  const set = sql`notified_at = ${now.toISOString()}::timestamptz`
  await writeNotice(tx, restaurantId, now, { kind: 'new', due: isDueForNotice(now), set })
}

/**
 * Marks the due alarms of a restaurant and writes one notice with its pushes for all of them: a full evening is one e-mail, not
 * twenty. Answers how many orders and tables it is about; null where another process was first.
 */
export async function writeNotice(
  tx: Db,
  restaurantId: number,
  now: Date,
  { kind, due, set }: { kind: 'new' | 'waiting'; due: SQL; set: SQL },
): Promise<{ orders: number; tables: number } | null> {
  const at = sql`${now.toISOString()}::timestamptz`
  const [counted] = await rowsOf<{ orders: number; tables: number }>(
    tx,
    sql`WITH due AS (
          SELECT id FROM alarms WHERE restaurant_id = ${restaurantId} AND ended_at IS NULL AND ${due}
          ORDER BY id FOR UPDATE SKIP LOCKED),
        notified AS (UPDATE alarms a SET ${set} FROM due WHERE a.id = due.id RETURNING a.order_id),
        counted AS (
          SELECT count(order_id)::int AS orders, (count(*) - count(order_id))::int AS tables FROM notified HAVING count(*) > 0),
        noticed AS (
          INSERT INTO alarm_notices (restaurant_id, kind, at, details)
          SELECT ${restaurantId}, ${kind}, ${at}, jsonb_build_object('orders', orders, 'tables', tables) FROM counted
          RETURNING id),
        pushed AS (
          INSERT INTO push_messages (subscription_id, notice_id, next_at)
          SELECT s.id, n.id, ${at} FROM noticed n JOIN push_subscriptions s ON s.restaurant_id = ${restaurantId}
          WHERE ${isLivingSubscription(now)})
      SELECT orders, tables FROM counted`,
  )
  return counted ?? null
}

/** Does a restaurant have an alarm that was told outside of its screens and that nobody has answered or heard since? */
export function isStillUnacknowledged(restaurantId: SQL): SQL {
  const lastNotifiedAt = sql`greatest(a.notified_at, a.escalated_at)`
  return sql`EXISTS (SELECT 1 FROM alarms a WHERE a.restaurant_id = ${restaurantId} AND a.ended_at IS NULL
    AND ${lastNotifiedAt} IS NOT NULL AND (a.acknowledged_at IS NULL OR a.acknowledged_at < ${lastNotifiedAt}))`
}
