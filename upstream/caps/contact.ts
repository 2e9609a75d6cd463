import { type SQL, sql } from 'drizzle-orm'
import type { Db } from '@/upstream/db/database'
import { preparedRows } from '@/upstream/db/prepared-rows'
import { isOfCustomer, isOfSite, siteDigestOf } from './requester'

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
