import { type SQL, sql } from 'drizzle-orm'
import type { Db } from '../../db/database'

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
export async function queueForContact(tx: Db, { email, phone }: Contact, network: string | null): Promise<void> {
  const keys = [
    sql`hashtext('email:' || contact_email(${email}))`,
    ...(phone ? [sql`hashtext('phone:' || contact_phone(${phone}))`] : []),
    ...(network ? [sql`hashtext('network:' || ${network}::text)`] : []),
  ]
  const values = sql.join(
    keys.map((key) => sql`(${key})`),
    sql`, `,
  )
  await tx.execute(sql`SELECT pg_advisory_xact_lock(2, taken.key)
    FROM (SELECT DISTINCT k.key FROM (VALUES ${values}) AS k (key) ORDER BY 1) AS taken`)
}

/** The same for what has no contact yet. */
export async function queueForNetwork(tx: Db, network: string): Promise<void> {
  await tx.execute(sql`SELECT pg_advisory_xact_lock(2, hashtext('network:' || ${network}::text))`)
}

/** Rows of `table` that carry the contact's e-mail address or phone. */
export function isTheirs(table: SQL, { email, phone }: Contact, phoneColumn = sql`phone_number`): SQL {
  return sql`(contact_email(${table}.email) = contact_email(${email})
    OR contact_phone(${table}.${phoneColumn}) = contact_phone(${phone}))`
}
