import { eq } from 'drizzle-orm'
import type { GivenConsents } from '@/lib/domain/consents/schema'
import type { Db } from '@/upstream/db/database'
import { orders } from '@/upstream/db/order-schema'
import { done, type Outcome } from '@/upstream/db/outcome'
import { type ReservationRow, reservations } from '@/upstream/db/schema'
import type { LockedOrder } from '@/upstream/orders/find-order'
import { recordConsents } from '@/upstream/person-data/record-consents'

/**
 * Stores marketing consents from the page of an existing order; an unticked box withdraws nothing. A test stores
 * none. Contract C42.
 */
export async function giveOrderConsents(
  tx: Db,
  locked: LockedOrder,
  { email_marketing: email, sms_marketing: sms }: GivenConsents,
  now: Date,
): Promise<Outcome<LockedOrder>> {
  const { order } = locked
  if (order.isTest || order.anonymizedAt || !(email || sms)) return done(locked)
  const contact = { tenant: order.tenant, email: order.email, phone: order.phone }
  await recordConsents(tx, { ...contact, origin: { kind: 'order', id: order.id }, ticked: { email, sms } }, now)
  const given = { emailMarketing: order.emailMarketing || email, smsMarketing: order.smsMarketing || sms }
  await tx.update(orders).set(given).where(eq(orders.id, order.id))
  return done(locked)
}

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
  if (row.isTest || row.anonymizedAt || !(email || sms)) return done(row)
  const contact = { tenant: row.tenant, email: row.email, phone: row.phoneNumber }
  await recordConsents(tx, { ...contact, origin: { kind: 'reservation', code: row.code }, ticked: { email, sms } }, now)
  const given = { emailMarketing: row.emailMarketing || email, smsMarketing: row.smsMarketing || sms }
  const [saved = row] = await tx.update(reservations).set(given).where(eq(reservations.id, row.id)).returning()
  return done(saved)
}
