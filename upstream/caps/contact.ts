import { type SQL, sql } from 'drizzle-orm'
import type { Db } from '@/upstream/db/database'
import { isOfCustomer, isOfSite, siteDigestOf } from './requester'

/** As typed; compared by the functions `contact_email` and `contact_phone` of the database. */
export interface Contact {
  email: string
  phone: string
}

/**
 * Whoever begins something under the same e-mail address, phone or network goes one after the other until the transaction
 * ends, so that what is counted stays true however many ask at once. After `queueFor` a restaurant, before any row is
 * locked; the keys are taken in one order, so that no two wait for each other.
 */
export async function lockContact(tx: Db, { email, phone }: Contact, network: string | null): Promise<void> {
  const keys = [
    sql`hashtext('email:' || contact_email(${email}))`,
    ...(phone ? [sql`hashtext('phone:' || contact_phone(${phone}))`] : []),
    ...(network ? [sql`hashtext('network:' || ${siteDigestOf(network)}::text)`] : []),
  ]
  const values = sql.join(
    keys.map((key) => sql`(${key})`),
    sql`, `,
  )
  await tx.execute(sql`SELECT pg_advisory_xact_lock(2, taken.key)
    FROM (SELECT DISTINCT k.key FROM (VALUES ${values}) AS k (key) ORDER BY 1) AS taken`)
}

/** The same for what has no contact yet. */
export async function lockNetwork(tx: Db, network: string): Promise<void> {
  await tx.execute(sql`SELECT pg_advisory_xact_lock(2, hashtext('network:' || ${siteDigestOf(network)}::text))`)
}

/** Rows of `table` under the contact's e-mail address. */
export function hasSameEmail(table: SQL, { email }: Contact): SQL {
  return sql`contact_email(${table}.email) = contact_email(${email})`
}

/**
 * Rows of `table` that carry the contact's phone and came from the same IPv4 address or /56. A phone alone says nothing:
 * whoever knows a stranger's would use up what is hers.
 */
export function hasSamePhone(table: SQL, { phone }: Contact, network: string | null, column = sql`phone_number`): SQL {
  if (network === null) return sql`false`
  return sql`(contact_phone(${table}.${column}) = contact_phone(${phone}) AND ${isOfCustomer(sql`${table}.network`, network)})`
}

/** Rows of `table` that came from the same IPv4 address or /48; without a network, all. */
export function isFromSameSite(table: SQL, network: string | null): SQL {
  return network === null ? sql`true` : isOfSite(sql`${table}.network`, network)
}
