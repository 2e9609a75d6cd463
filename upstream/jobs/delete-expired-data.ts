import { type SQL, sql } from 'drizzle-orm'
import type { Logger } from 'pino'
import { OVER_STATUSES } from '@/lib/domain/reservation/status'
import { addDays, localDateOf } from '@/lib/domain/time/time'
import { type Db, literalList, rowsOf } from '@/upstream/db/database'
import { eachRow, isDueAgain } from '@/upstream/db/each-row'

const BATCH_SIZE = 200
const FORGETTING = 'forget-reservations'

/**
 * Deletes expired data, and personal data after its retention period: contract C19. Each kind and each reservation is
 * deleted separately, so that a failure stops no other; the next run tries again. See docs/design/processes.md.
 */
export async function deleteExpiredData(db: Db, now: Date, log?: Logger): Promise<void> {
  await forgetReservations(db, now, log)
  const statements = statementsAt(now)
  await eachRow({ name: 'delete-expired-data', db, now, log }, Object.keys(statements), async (kind) => {
    await db.execute(statements[kind] ?? sql`SELECT 1`)
  })
}

async function forgetReservations(db: Db, now: Date, log?: Logger): Promise<void> {
  const at = sql`${now.toISOString()}::timestamptz`
  const due = await rowsOf<{ id: string }>(
    db,
    sql`SELECT id FROM reservations WHERE anonymized_at IS NULL AND ends_at < ${at} - interval '12 months'
      AND ${isDueAgain(FORGETTING, sql`reservations.id::text`, now)} LIMIT ${BATCH_SIZE}`,
  )
  const ids = due.map(({ id }) => Number(id))
  await eachRow({ name: FORGETTING, db, now, log }, ids, (id) =>
    db.execute(sql`UPDATE reservations
      SET customer_name = '–', phone_number = '', email = '', notes_from_guest = '', extras = '{}', anonymized_at = ${at}
      WHERE id = ${id}`),
  )
  if (due.length === BATCH_SIZE) await forgetReservations(db, now, log)
}

/** Statements by the data that they delete or empty. */
function statementsAt(now: Date): Record<string, SQL> {
  const at = sql`${now.toISOString()}::timestamptz`
  return {
    'blocks of contacts': sql`DELETE FROM contact_blocks WHERE until < ${at}`,
    // Notes on a guest are deleted 12 months after the last visit, or after they were written where no visit
    // followed.
    'guest notes': sql`
    DELETE FROM guest_notes n WHERE n.created_at < ${at} - interval '12 months' AND NOT EXISTS (
      SELECT FROM reservations r WHERE r.restaurant_id = n.restaurant_id AND r.anonymized_at IS NULL
        AND contact_phone(r.phone_number) = n.phone AND r.cancelled_at IS NULL AND r.status <> 'declined'
        AND r.visit_state <> 'no_show')`,
    'networks of reservations': sql`
    UPDATE reservations SET network = NULL
    WHERE network IS NOT NULL AND (starts_at < ${at} OR created_at < ${at} - interval '30 days'
      OR cancelled_at IS NOT NULL OR status IN ${literalList(OVER_STATUSES)})`,
    'networks of the waitlist': sql`
    UPDATE waitlist SET network = NULL
    WHERE network IS NOT NULL AND (created_at < ${at} - interval '30 days'
      OR (state NOT IN ('waiting', 'offered') AND changed_at < ${at} - interval '1 day'))`,
    'networks of enquiries': sql`
    UPDATE enquiries SET network = NULL WHERE network IS NOT NULL AND created_at < ${at} - interval '1 day'`,
    // A click id can identify a person; the rest of a campaign touch cannot.
    clicks: sql`
    UPDATE campaign_touches SET gclid = NULL, fbclid = NULL
    WHERE (gclid IS NOT NULL OR fbclid IS NOT NULL) AND created_at < ${at} - interval '12 months'`,
    'hours of scans': sql`DELETE FROM marketing_scans WHERE hour < ${at} - interval '14 months'`,
    'browser logs': sql`DELETE FROM browser_logs WHERE at < ${at} - interval '30 days'`,
    waitlist: sql`DELETE FROM waitlist WHERE day < ${addDays(localDateOf(now), -7)}`,
    transfers: sql`DELETE FROM transfers WHERE expires_at < ${at} - interval '1 day'`,
    enquiries: sql`DELETE FROM enquiries WHERE created_at < ${at} - interval '12 months'`,
    // The sender must prove a consent for as long as it is used, and for 12 months after its withdrawal.
    'consents that are over': sql`
    DELETE FROM marketing_consents WHERE withdrawn_at < ${at} - interval '12 months' OR ends_at < ${at}`,
    'networks of requests for data': sql`
    UPDATE data_requests SET network = NULL WHERE network IS NOT NULL AND created_at < ${at} - interval '1 day'`,
    // A proven and decided request proves its answer for 12 months; the email of an erased person is deleted even
    // where no message could be sent.
    'requests for data': sql`DELETE FROM data_requests
    WHERE (state = 'requested' AND expires_at < ${at} - interval '1 day') OR ended_at < ${at} - interval '12 months'`,
    'who was erased': sql`
    UPDATE data_requests SET email = NULL WHERE email IS NOT NULL AND state = 'done' AND ended_at < ${at} - interval '3 days'`,
    // Answers to staff contain phones, answers to diners masked ones at most; no request is repeated after a day.
    'idempotency keys': sql`DELETE FROM idempotency_keys WHERE created_at < ${at} - interval '24 hours'`,
    setbacks: sql`DELETE FROM job_setbacks WHERE next_at < ${at} - interval '7 days'`,
    'sign-in links': sql`DELETE FROM sign_in_links WHERE created_at < ${at} - interval '1 day'`,
    'drafts of settings': sql`DELETE FROM settings_drafts WHERE saved_at < ${at} - interval '30 days'`,
    'notes on cases': sql`DELETE FROM case_notes WHERE at < ${at} - interval '12 months'`,
    // The case of such an old claim has ended long before, or is claimed again.
    claims: sql`DELETE FROM queue_claims WHERE at < ${at} - interval '60 days'`,
    sessions: sql`DELETE FROM staff_sessions
    WHERE coalesce(ended_at, expires_at) < ${at} - interval '30 days'`,
    'people who left': sql`UPDATE staff SET email = NULL WHERE email IS NOT NULL AND left_at < ${at} - interval '30 days'`,
    holds: sql`DELETE FROM holds WHERE expires_at < ${at} - interval '1 hour'`,
  }
}
