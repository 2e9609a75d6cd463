import { sql } from 'drizzle-orm'
import { type Db, rowsOf } from '@/upstream/db/database'

/** Hours before a visit. */
const AHEAD_HOURS = 24
/** A reminder later than this is useless. */
const LATEST_HOURS = 2

/**
 * Plans an e-mail and a text message, once per visit, for each confirmed visit of the next day without a message since;
 * returns how many. A moved visit counts as another one.
 */
export async function planReminders(db: Db, now: Date): Promise<number> {
  const at = sql`${now.toISOString()}::timestamptz`
  const planned = await rowsOf(
    db,
    sql`INSERT INTO messages (channel, subject, occasion, reservation_id, visit_at, next_at, created_at)
      SELECT channel, 'reservation', 'reminder', r.id, r.starts_at, ${at}, ${at}
      FROM reservations r CROSS JOIN (VALUES ('mail'), ('sms')) AS channels (channel)
      WHERE r.status = 'confirmed' AND r.cancelled_at IS NULL AND r.visit_state = 'expected' AND r.anonymized_at IS NULL AND NOT r.is_test
        AND r.starts_at <= ${at} + make_interval(hours => ${AHEAD_HOURS})
        AND r.starts_at > ${at} + make_interval(hours => ${LATEST_HOURS})
        AND NOT EXISTS (SELECT 1 FROM reservation_changes c WHERE c.reservation_id = r.id
          AND c.action IN ('created', 'changed', 'change_accepted', 'confirmed')
          AND c.at >= r.starts_at - make_interval(hours => ${AHEAD_HOURS}))
      ON CONFLICT DO NOTHING
      RETURNING id`,
  )
  return planned.length
}
