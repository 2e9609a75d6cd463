import { sql } from 'drizzle-orm'
import { type Db, rowsOf } from '../../db/database'
import { refused } from '../outcome'
import type { Caps } from './caps'

const HOUR_SECONDS = 3600

/**
 * How much has begun under an e-mail address, each of which writes to it: nobody has proved that the address is theirs.
 * `null` while there is room. Call after `queueForContact`. Decision 0026.
 */
export async function emailCapRefusal(
  tx: Db,
  email: string,
  { emailsAnHour, emailsADay }: Caps,
  now: Date,
  supportEmail: string,
) {
  const at = sql`${now.toISOString()}::timestamptz`
  const same = sql`contact_email(email) = contact_email(${email}) AND created_at > ${at} - interval '1 day'`
  const [row] = await rowsOf<{ day: number; hour: number }>(
    tx,
    sql`SELECT count(*)::int AS day, count(*) FILTER (WHERE created_at > ${at} - interval '1 hour')::int AS hour FROM (
      SELECT created_at FROM reservations WHERE forgotten_at IS NULL AND ${same}
      UNION ALL SELECT created_at FROM orders WHERE forgotten_at IS NULL AND ${same}
      UNION ALL SELECT created_at FROM waitlist WHERE ${same}
      UNION ALL SELECT created_at FROM leads WHERE ${same}) AS begun`,
  )
  const { day = 0, hour = 0 } = row ?? {}
  if (day >= emailsADay) return tooManyEmails(12 * HOUR_SECONDS, 'Spróbuj jutro', supportEmail)
  return hour >= emailsAnHour ? tooManyEmails(HOUR_SECONDS, 'Spróbuj za godzinę', supportEmail) : null
}

function tooManyEmails(retryAfterSeconds: number, when: string, supportEmail: string) {
  return refused(429, 'too_many_emails', {
    message: `Na ten adres e-mail wysłano już wiele zgłoszeń. ${when} albo napisz do nas: ${supportEmail}.`,
    retryAfterSeconds,
  })
}
