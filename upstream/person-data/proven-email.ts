import { type SQL, sql } from 'drizzle-orm'

/**
 * Does this column hold the e-mail that was proven: exactly, but for case? What the limits count as one mailbox (`contact_email`)
 * may be mailboxes of two people, so it gives no right; it stands here for its indexes alone. Contract C42.
 */
export function isProvenEmail(column: SQL, email: string): SQL {
  return sql`(contact_email(${column}) = contact_email(${email}) AND lower(${column}) = lower(${email}))`
}

/** The opposite, for who else came: a row without an e-mail is somebody else's. */
export function isOtherEmail(column: SQL, email: string): SQL {
  return sql`lower(${column}) <> lower(${email})`
}

/**
 * Is what a restaurant noted of a number (`guest_notes` as `note`) noted of who has this e-mail? A phone is not proven. So nobody
 * else may have come with its number, and it was written after they came. The same for the copy and for the erasure. `ofBrand` is
 * a condition on `r`, a reservation. Contract C42.
 */
export function isOwnNote(note: SQL, email: string, ofBrand: SQL): SQL {
  const isOfNumber = sql`r.forgotten_at IS NULL AND r.restaurant_id = ${note}.restaurant_id
    AND contact_phone(r.phone_number) = ${note}.phone`
  return sql`(EXISTS (SELECT FROM reservations r WHERE ${isOfNumber} AND ${ofBrand} AND ${isProvenEmail(sql`r.email`, email)}
      AND r.created_at <= ${note}.created_at)
    AND NOT EXISTS (SELECT FROM reservations r WHERE ${isOfNumber} AND ${isOtherEmail(sql`r.email`, email)}))`
}
