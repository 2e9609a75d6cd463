import { sql } from 'drizzle-orm'
import { OVER_STATUSES } from '@/lib/domain/reservation/status'
import { addDays, localDateOf } from '@/lib/domain/time/time'
import type { Db } from '@/upstream/db/database'
import { literalList } from '@/upstream/db/literal-list'

/** Deletes expired data, and personal data after its retention period: contract C19. */
export async function deleteExpiredData(db: Db, now: Date): Promise<void> {
  const at = sql`${now.toISOString()}::timestamptz`
  await db.execute(sql`
    UPDATE reservations
    SET customer_name = '–', phone_number = '', email = '', notes_from_guest = '', extras = '{}', forgotten_at = ${at}
    WHERE forgotten_at IS NULL AND ends_at < ${at} - interval '12 months'`)
  // What is noted of a guest goes 12 months after their last visit, or after it was written where none followed.
  await db.execute(sql`
    DELETE FROM guest_notes n WHERE n.created_at < ${at} - interval '12 months' AND NOT EXISTS (
      SELECT FROM reservations r WHERE r.restaurant_id = n.restaurant_id AND r.forgotten_at IS NULL
        AND contact_phone(r.phone_number) = n.phone AND r.cancelled_at IS NULL AND r.status <> 'declined'
        AND r.visit_state <> 'no_show')`)
  await db.execute(sql`
    UPDATE reservations SET network = NULL
    WHERE network IS NOT NULL AND (starts_at < ${at} OR created_at < ${at} - interval '30 days'
      OR cancelled_at IS NOT NULL OR status IN ${literalList(OVER_STATUSES)})`)
  await db.execute(sql`
    UPDATE waitlist SET network = NULL
    WHERE network IS NOT NULL AND (created_at < ${at} - interval '30 days'
      OR (state NOT IN ('waiting', 'offered') AND changed_at < ${at} - interval '1 day'))`)
  await db.execute(sql`
    UPDATE leads SET network = NULL WHERE network IS NOT NULL AND created_at < ${at} - interval '1 day'`)
  // The number of a click leads to a person; the rest of a campaign does not.
  await db.execute(sql`
    UPDATE campaign_touches SET gclid = NULL, fbclid = NULL
    WHERE (gclid IS NOT NULL OR fbclid IS NOT NULL) AND created_at < ${at} - interval '12 months'`)
  await db.execute(sql`DELETE FROM browser_logs WHERE at < ${at} - interval '30 days'`)
  await db.execute(sql`DELETE FROM waitlist WHERE day < ${addDays(localDateOf(now), -7)}`)
  await db.execute(sql`DELETE FROM transfers WHERE expires_at < ${at} - interval '1 day'`)
  await db.execute(sql`DELETE FROM leads WHERE created_at < ${at} - interval '12 months'`)
  // Those to staff hold phones, those to diners masked ones at most; nobody repeats a request after a day.
  await db.execute(sql`DELETE FROM idempotency_keys WHERE created_at < ${at} - interval '24 hours'`)
  await db.execute(sql`DELETE FROM job_setbacks WHERE next_at < ${at} - interval '7 days'`)
  await db.execute(sql`DELETE FROM sign_in_links WHERE created_at < ${at} - interval '1 day'`)
  await db.execute(sql`DELETE FROM staff_sessions
    WHERE coalesce(ended_at, expires_at) < ${at} - interval '30 days'`)
  await db.execute(sql`UPDATE staff SET email = NULL WHERE email IS NOT NULL AND left_at < ${at} - interval '30 days'`)
  await db.execute(sql`DELETE FROM holds WHERE expires_at < ${at} - interval '1 hour'`)
}
