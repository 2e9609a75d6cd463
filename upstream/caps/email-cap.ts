import { sql } from 'drizzle-orm'
import { MOST } from '@/lib/domain/rate-limit/limits'
import { CAP_TEXTS } from '@/messages/content/cap-texts'
import type { Db } from '@/upstream/db/database'
import { refused } from '@/upstream/db/outcome'
import { preparedRows } from '@/upstream/db/prepared-rows'
import { isOfSite, type Requester } from './requester'

const HOUR_SECONDS = 3600

/**
 * Checks how much has started under an e-mail address, because each sends an e-mail and nobody has verified the
 * address. `null` if it is within the limit. Call it after `lockContact`. Decision 0026.
 */
export async function emailCapRefusal(
  tx: Db,
  email: string,
  { caps, network }: Pick<Requester, 'caps' | 'network'>,
  now: Date,
  supportEmail: string,
) {
  const at = sql`${now.toISOString()}::timestamptz`
  const same = sql`contact_email(email) = contact_email(${email}) AND created_at > ${at} - interval '1 day'`
  const lately = sql`created_at > ${at} - interval '1 hour'`
  const here = network === null ? sql`false` : isOfSite(sql`network`, network)
  const [row] = await preparedRows<Record<'day' | 'hour' | 'dayHere' | 'hourHere', number>>(
    tx,
    sql`SELECT count(*)::int AS day, count(*) FILTER (WHERE ${lately})::int AS hour,
        count(*) FILTER (WHERE ${here})::int AS "dayHere",
        count(*) FILTER (WHERE ${here} AND ${lately})::int AS "hourHere" FROM (
      SELECT created_at, network FROM reservations WHERE forgotten_at IS NULL AND ${same}
      UNION ALL SELECT created_at, network FROM orders WHERE forgotten_at IS NULL AND ${same}
      UNION ALL SELECT created_at, network FROM waitlist WHERE ${same}
      UNION ALL SELECT created_at, network FROM leads WHERE ${same}) AS begun`,
  )
  const { day = 0, hour = 0, dayHere = 0, hourHere = 0 } = row ?? {}
  if (day >= caps.emailsADay || dayHere >= caps.emailsADayOfNetwork)
    return tooManyEmails(12 * HOUR_SECONDS, CAP_TEXTS.tooManyEmailsInDay(supportEmail))
  const isTooFast = hour >= caps.emailsAnHour || hourHere >= caps.emailsAnHourOfNetwork
  return isTooFast ? tooManyEmails(HOUR_SECONDS, CAP_TEXTS.tooManyEmailsInHour(supportEmail)) : null
}

/** The exceeded cap of e-mails with a link: that of the mailbox, or that of the same keys or kind. Decision 0043. */
export function linkCapOf({
  hour,
  day,
  mailboxHour,
  mailboxDay,
}: Record<'hour' | 'day' | 'mailboxHour' | 'mailboxDay', number>): 'mailbox' | 'own' | null {
  if (mailboxHour >= MOST.linksOfMailboxAnHour.most || mailboxDay >= MOST.linksOfMailboxADay.most) return 'mailbox'
  return hour >= MOST.linksAnHour.most || day >= MOST.linksADay.most ? 'own' : null
}

function tooManyEmails(retryAfterSeconds: number, message: string) {
  return refused(429, 'too_many_emails', { message, retryAfterSeconds })
}
