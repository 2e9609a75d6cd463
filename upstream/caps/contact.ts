import { type SQL, sql } from 'drizzle-orm'
import { CAP_TEXTS } from '@/messages/content/cap-texts'
import { type Db, preparedRows, rowsOf } from '@/upstream/db/database'
import { type Outcome, refused } from '@/upstream/db/outcome'
import { customerDigestOf, isOfCustomer, isOfSite, type Requester, siteDigestOf } from './requester'

/** As typed; compared by the database functions `contact_email` and `contact_phone`. */
export interface Contact {
  email: string
  phone: string
}

/**
 * Locks the e-mail address, the phone and the network until the transaction ends, so that concurrent requests are
 * counted correctly. Call it after `lockRestaurant` and before any row is locked; the keys are locked in a fixed order,
 * so that two requests cannot deadlock.
 */
export async function lockContact(tx: Db, contact: Contact, network: string | null): Promise<void> {
  await preparedRows(tx, contactLock(contact, network))
}

/** The query of `lockContact`, for a transaction that runs several queries at once. */
export function contactLock({ email, phone }: Contact, network: string | null): SQL {
  const keys = [
    sql`hashtext('email:' || contact_email(${email}))`,
    ...(phone ? [sql`hashtext('phone:' || contact_phone(${phone}))`] : []),
    ...(network ? [sql`hashtext('network:' || ${siteDigestOf(network)}::text)`] : []),
  ]
  const values = sql.join(
    keys.map((key) => sql`(${key})`),
    sql`, `,
  )
  return sql`SELECT pg_advisory_xact_lock(2, taken.key)
    FROM (SELECT DISTINCT k.key FROM (VALUES ${values}) AS k (key) ORDER BY 1) AS taken`
}

/** Locks the network of a request without a contact. */
export async function lockNetwork(tx: Db, network: string): Promise<void> {
  await tx.execute(sql`SELECT pg_advisory_xact_lock(2, hashtext('network:' || ${siteDigestOf(network)}::text))`)
}

/** Rows of `table` under the contact's e-mail address. */
export function hasSameEmail(table: SQL, { email }: Contact): SQL {
  return sql`contact_email(${table}.email) = contact_email(${email})`
}

/**
 * Rows of `table` that have the contact's phone and came from the same IPv4 address or /56. The phone alone is not
 * enough: otherwise anyone who knows a phone number could use up its limit.
 */
export function hasSamePhone(table: SQL, { phone }: Contact, network: string | null, column = sql`phone_number`): SQL {
  if (network === null) return sql`false`
  return sql`(contact_phone(${table}.${column}) = contact_phone(${phone}) AND ${isOfCustomer(sql`${table}.network`, network)})`
}

/** Rows of `table` that came from the same IPv4 address or /48; without a network, all. */
export function isFromSameSite(table: SQL, network: string | null): SQL {
  return network === null ? sql`true` : isOfSite(sql`${table}.network`, network)
}

/** Keyed digest of the e-mail or the phone as the limits compare them, so that the table names nobody. */
export function blockDigestOf(kind: 'email' | 'phone', value: SQL, key: string): SQL {
  const text = kind === 'email' ? sql`contact_email(${value})` : sql`contact_phone(${value})`
  return sql`encode(sha256(convert_to(${`${kind}:${key}:`}::text || ${text}, 'UTF8')), 'hex')`
}

/** Digest of the e-mail as written, ignoring case: the block is shown to that spelling alone. Contract C42. */
export function emailDigestOf(email: SQL, key: string): SQL {
  return sql`encode(sha256(convert_to(${`own:${key}:`}::text || lower(${email}), 'UTF8')), 'hex')`
}

/**
 * 409 for a contact or a network that the brand's people have blocked for a time; the refusal tells the diner to
 * write to the brand. One query by a unique index. Contract C40.
 */
export async function contactBlockRefusal(
  tx: Db,
  { tenant, contact, network, key }: { tenant: string; contact: Contact; network: string | null; key: string },
  supportEmail: string,
  now: Date,
): Promise<Outcome<never> | null> {
  const [found] = await rowsOf(
    tx,
    sql`SELECT 1 FROM contact_blocks b WHERE b.tenant = ${tenant} AND b.until > ${now.toISOString()}::timestamptz AND (
      (b.kind = 'email' AND ${contact.email} <> '' AND b.digest = ${blockDigestOf('email', sql`${contact.email}`, key)})
      OR (b.kind = 'phone' AND ${contact.phone} <> '' AND b.digest = ${blockDigestOf('phone', sql`${contact.phone}`, key)})
      OR (b.kind = 'network' AND b.digest = ${network === null ? '' : customerDigestOf(network)})) LIMIT 1`,
  )
  return found ? refused(409, 'contact_blocked', { message: CAP_TEXTS.blocked(supportEmail) }) : null
}

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
      SELECT created_at, network FROM reservations WHERE anonymized_at IS NULL AND ${same}
      UNION ALL SELECT created_at, network FROM orders WHERE anonymized_at IS NULL AND ${same}
      UNION ALL SELECT created_at, network FROM waitlist WHERE ${same}
      UNION ALL SELECT created_at, network FROM enquiries WHERE ${same}) AS begun`,
  )
  const { day = 0, hour = 0, dayHere = 0, hourHere = 0 } = row ?? {}
  if (day >= caps.emailsADay || dayHere >= caps.emailsADayOfNetwork)
    return tooManyEmails(12 * HOUR_SECONDS, CAP_TEXTS.tooManyEmailsInDay(supportEmail))
  const isTooFast = hour >= caps.emailsAnHour || hourHere >= caps.emailsAnHourOfNetwork
  return isTooFast ? tooManyEmails(HOUR_SECONDS, CAP_TEXTS.tooManyEmailsInHour(supportEmail)) : null
}

function tooManyEmails(retryAfterSeconds: number, message: string) {
  return refused(429, 'too_many_emails', { message, retryAfterSeconds })
}
