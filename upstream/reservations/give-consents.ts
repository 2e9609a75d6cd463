import { eq } from 'drizzle-orm'
import type { GivenConsents } from '@/lib/domain/consents/schema'
import { recordConsents } from '@/upstream/consents/record-consents'
import type { Db } from '@/upstream/db/database'
import { done, type Outcome } from '@/upstream/db/outcome'
import { type ReservationRow, reservations } from '@/upstream/db/schema'

/**
 * Stores marketing consents from the page of an existing reservation; an unticked box withdraws nothing. A test
 * stores none. Contract C42.
 */
export async function giveVisitConsents(
  tx: Db,
  row: ReservationRow,
  { email_marketing: email, sms_marketing: sms }: GivenConsents,
  now: Date,
): Promise<Outcome<ReservationRow>> {
  if (row.isTest || row.forgottenAt || !(email || sms)) return done(row)
  const contact = { tenant: row.tenant, email: row.email, phone: row.phoneNumber }
  await recordConsents(tx, { ...contact, origin: { kind: 'reservation', code: row.code }, ticked: { email, sms } }, now)
  const given = { emailMarketing: row.emailMarketing || email, smsMarketing: row.smsMarketing || sms }
  const [saved = row] = await tx.update(reservations).set(given).where(eq(reservations.id, row.id)).returning()
  return done(saved)
}
