import { type SQL, sql } from 'drizzle-orm'

/**
 * Does this column contain the proven e-mail: exactly, ignoring case? Addresses that the limits count as one mailbox
 * (`contact_email`) may belong to two people, so equality there gives no right; it is used here only for its indexes.
 * Contract C42.
 */
export function isProvenEmail(column: SQL, email: string): SQL {
  return sql`(contact_email(${column}) = contact_email(${email}) AND lower(${column}) = lower(${email}))`
}

/** The opposite, for other guests: a row without an e-mail counts as somebody else's. */
export function isOtherEmail(column: SQL, email: string): SQL {
  return sql`lower(${column}) <> lower(${email})`
}

/**
 * Is a restaurant's note on a number (`guest_notes` as `note`) about the owner of this e-mail? A phone is not proven,
 * so nobody else may have used its number, and the note must be later than the owner's reservation. Copy and erasure
 * share this rule. `ofBrand` is a condition on `r`, a reservation. Contract C42.
 */
export function isOwnNote(note: SQL, email: string, ofBrand: SQL): SQL {
  const isOfNumber = sql`r.anonymized_at IS NULL AND r.restaurant_id = ${note}.restaurant_id
    AND contact_phone(r.phone_number) = ${note}.phone`
  return sql`(EXISTS (SELECT FROM reservations r WHERE ${isOfNumber} AND ${ofBrand} AND ${isProvenEmail(sql`r.email`, email)}
      AND r.created_at <= ${note}.created_at)
    AND NOT EXISTS (SELECT FROM reservations r WHERE ${isOfNumber} AND ${isOtherEmail(sql`r.email`, email)}))`
}
