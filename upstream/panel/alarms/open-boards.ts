import { type SQL, sql } from 'drizzle-orm'
import { permissionRefusal, type StaffRole } from '@/lib/domain/panel/access/permissions'
import type { Db } from '@/upstream/db/database'

/** Less than the 15 s between the heartbeats of a screen's stream, so that each is written down. */
export const NOTE_EVERY_MS = 10_000
/** Two heartbeats may be lost before a screen counts as closed. */
const IS_OPEN_MS = 45_000
/** The use of a token is written down every five minutes (`machine-tokens.ts`). */
const REGISTER_IS_ON_MS = 6 * 60_000

/** Writes down that a screen of a restaurant follows its board: for orders, and for tables if its role handles them. */
export async function recordOpenBoard(db: Db, restaurantId: number, role: StaffRole, now: Date): Promise<void> {
  const at = sql`${now.toISOString()}::timestamptz`
  const handlesTables = permissionRefusal('handle_tables', role, { byPin: false }) === null
  await db.execute(sql`INSERT INTO restaurant_boards AS b (restaurant_id, orders_at, tables_at)
    VALUES (${restaurantId}, ${at}, ${handlesTables ? at : null})
    ON CONFLICT (restaurant_id) DO UPDATE SET orders_at = greatest(b.orders_at, excluded.orders_at),
      tables_at = greatest(b.tables_at, excluded.tables_at)`)
}

/**
 * Is no screen open that hears of this alarm, and no cash register on? Any process may have the screen's stream, so the
 * database knows. Contract C26.
 */
export function isNobodyWatching(now: Date): SQL {
  const since = (ms: number) => sql`${new Date(now.getTime() - ms).toISOString()}::timestamptz`
  return sql`NOT EXISTS (SELECT 1 FROM restaurant_boards b WHERE b.restaurant_id = alarms.restaurant_id
      AND CASE WHEN alarms.order_id IS NULL THEN b.tables_at ELSE b.orders_at END > ${since(IS_OPEN_MS)})
    AND NOT EXISTS (SELECT 1 FROM machine_tokens m WHERE m.restaurant_id = alarms.restaurant_id
      AND m.revoked_at IS NULL AND m.last_used_at > ${since(REGISTER_IS_ON_MS)})`
}
