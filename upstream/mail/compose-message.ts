import { eq, sql } from 'drizzle-orm'
import { consentPath } from '@/lib/domain/consents/paths'
import type { DataRequestKind } from '@/lib/domain/person-data/schema'
import { localDateOf } from '@/lib/domain/time/time'
import { CONSENT_LINKS } from '@/messages/content/emails/data'
import { type Db, rowsOf } from '@/upstream/db/database'
import { enquiries } from '@/upstream/db/enquiry-schema'
import type { Envelope, MessageRow } from '@/upstream/db/message-schema'
import { type Alternative, reservations, restaurants } from '@/upstream/db/schema'
import { signInLinks, staff } from '@/upstream/db/staff-schema'
import { waitlist } from '@/upstream/db/waitlist-schema'
import { findOrder } from '@/upstream/orders/find-order'
import { orderView } from '@/upstream/orders/order-view'
import { partRefundView } from '@/upstream/orders/payment-view'
import { dataLinkToken, digestOfToken, signInToken } from '@/upstream/panel/accounts/secret-token'
import { isStillUnacknowledged } from '@/upstream/panel/alarms/notify-of-new'
import { openConsentCodes } from '@/upstream/person-data/consents'
import { findReservation } from '@/upstream/reservations/find-reservation'
import { listVisitsAtOnce } from '@/upstream/reservations/known-visits'
import { reservationView } from '@/upstream/reservations/reservation-view'
import { type Brand, brandOf } from '@/upstream/tenants/brand'
import { type FoundWaitlistEntry, findWaitlistEntry, waitlistEntryView } from '@/upstream/waitlist/find-waitlist-entry'
import { type AlarmNotice, alarmEmail, alarmSms } from './alarm-email'
import { mailOf, smsOf, visitCalendar } from './compose-envelope'
import { dataLinkEmail, erasedEmail, refusedErasureEmail } from './data-email'
import type { EmailContent } from './email-content'
import {
  answeredEmail,
  decidedReportEmail,
  forwardedEnquiryEmail,
  receivedEnquiryEmail,
  reportedRestaurantEmail,
} from './enquiry-email'
import { type OrderOccasion, orderEmail, orderSms } from './order-email'
import { hasEnded, type ReservationOccasion, reservationEmail, reservationSms } from './reservation-email'
import { consoleSignInEmail, signInEmail } from './staff-email'
import { type TransferLink, transferEmail } from './transfer-email'
import { calledEmail, calledSms, type WaitlistOccasion, waitlistEmail, waitlistSms } from './waitlist-email'

interface MessageContext {
  db: Db
  now: Date
  /** See `brandOf`. */
  originPattern: string
  from?: string
  /** Secret from which sign-in links are made. */
  linkSecret: string
  /** The other secret during a rotation: another process may have stored a link made from it. */
  previousLinkSecret?: string
}

/** Composes the message from the current state of its subject; `null` if it is outdated or has no recipient. */
export function composeMessage(message: MessageRow, context: MessageContext): Promise<Envelope | null> {
  if (message.reservationId !== null) return composeReservation(message, message.reservationId, context)
  if (message.orderId !== null) return composeOrder(message, message.orderId, context)
  if (message.waitlistId !== null) return composeWaitlist(message, message.waitlistId, context)
  if (message.transferId !== null) return composeTransfer(message, message.transferId, context)
  if (message.alarmNoticeId !== null) return composeAlarm(message, message.alarmNoticeId, context)
  if (message.signInLinkId !== null) return composeSignIn(message, message.signInLinkId, context)
  if (message.dataRequestId !== null) return composeData(message, message.dataRequestId, context)
  return composeEnquiry(message, context)
}

async function composeReservation(message: MessageRow, id: number, { db, now, originPattern, from }: MessageContext) {
  const [row] = await db.select({ code: reservations.code }).from(reservations).where(eq(reservations.id, id))
  const found = row && (await findReservation(db, { code: row.code, tenant: null }))
  if (!found || found.reservation.anonymizedAt) return null
  const { tenant, email, phoneNumber, startsAt, emailMarketing, smsMarketing } = found.reservation
  const occasion = message.occasion as ReservationOccasion
  if (occasion === 'reminder' && (startsAt.getTime() !== message.visitAt?.getTime() || startsAt <= now)) return null
  const brand = brandOf(tenant, originPattern)
  const view = reservationView(found, now)
  const envelopeOptions = { brand, key: message.key, from }
  if (message.channel === 'sms') {
    const text = reservationSms(occasion, view, brand)
    return text && phoneNumber ? smsOf(text, { ...envelopeOptions, to: phoneNumber }) : null
  }
  const agreed = { email: emailMarketing ? email : null, phone: smsMarketing ? phoneNumber : null }
  const others = occasion === 'created' ? await listVisitsAtOnce(db, found.reservation, now) : []
  const before = await movedFrom(db, id, message)
  const own = reservationEmail(occasion, view, brand, { others, before, today: localDateOf(now) })
  const content = await withConsentLinks(own, db, tenant, agreed, brand)
  if (!content || !email) return null
  // A request was never sent to a calendar, so there is no entry to cancel.
  const isSettled = view.status === 'confirmed' || (hasEnded(view) && (await wasConfirmed(db, id)))
  const calendar = isSettled ? visitCalendar(view, { brand, now, sequence: await changesOf(db, id) }) : undefined
  return mailOf(content, { ...envelopeOptions, to: email }, calendar)
}

/** The visit before the change of this message; null where a later change has moved it again. */
async function movedFrom(db: Db, id: number, { occasion, createdAt }: MessageRow): Promise<Alternative | null> {
  const [row] = await rowsOf<{ moved_from: Alternative; is_it: boolean }>(
    db,
    sql`SELECT moved_from, action = ${occasion} AND at = ${createdAt.toISOString()}::timestamptz AS is_it
      FROM reservation_changes WHERE reservation_id = ${id} AND moved_from IS NOT NULL ORDER BY id DESC LIMIT 1`,
  )
  return row?.is_it ? row.moved_from : null
}

async function wasConfirmed(db: Db, id: number): Promise<boolean> {
  const rows = await rowsOf(
    db,
    sql`SELECT 1 FROM reservation_changes WHERE reservation_id = ${id} AND to_state = 'confirmed' LIMIT 1`,
  )
  return rows.length > 0
}

async function changesOf(db: Db, id: number): Promise<number> {
  const [row] = await rowsOf<{ n: number }>(
    db,
    sql`SELECT count(*)::int AS n FROM reservation_changes WHERE reservation_id = ${id}`,
  )
  return row?.n ?? 0
}

async function composeOrder(message: MessageRow, id: string, { db, now, originPattern, from }: MessageContext) {
  const found = await findOrder(db, id, null)
  if (!found || found.order.anonymizedAt) return null
  const { tenant, email, phone, emailMarketing, smsMarketing } = found.order
  const brand = brandOf(tenant, originPattern)
  const occasion = message.occasion as OrderOccasion
  const view = orderView(found, now)
  const envelopeOptions = { brand, key: message.key, from }
  if (message.channel === 'sms') {
    const text = orderSms(occasion, view, brand)
    return text && phone ? smsOf(text, { ...envelopeOptions, to: phone }) : null
  }
  const part = found.parts.find(({ id: partId }) => partId === message.refundId)
  const agreed = { email: emailMarketing ? email : null, phone: smsMarketing ? phone : null }
  const own = orderEmail(occasion, view, brand, part ? partRefundView(part, found.attempts) : null)
  const content = await withConsentLinks(own, db, tenant, agreed, brand)
  return content && email ? mailOf(content, { ...envelopeOptions, to: email }) : null
}

async function composeWaitlist(message: MessageRow, id: number, { db, now, originPattern, from }: MessageContext) {
  const found = await findWaitlistEntry(db, eq(waitlist.id, id))
  if (!found) return null
  const { tenant, email, phoneNumber } = found.entry
  const brand = brandOf(tenant, originPattern)
  const envelopeOptions = { brand, key: message.key, from }
  if (message.occasion === 'called') return composeCall(message, found, envelopeOptions)
  const occasion = message.occasion as WaitlistOccasion
  const view = waitlistEntryView(found, now)
  if (message.channel === 'sms') {
    const text = waitlistSms(occasion, view, brand)
    return text ? smsOf(text, { ...envelopeOptions, to: phoneNumber }) : null
  }
  const content = waitlistEmail(occasion, view, brand)
  return content && mailOf(content, { ...envelopeOptions, to: email })
}

// A party that has been seated or has left is not called.
function composeCall(
  { channel }: MessageRow,
  { entry, restaurant }: NonNullable<FoundWaitlistEntry>,
  options: { brand: Brand; key: string; from?: string },
) {
  if (entry.state !== 'called') return null
  const { name, details } = restaurant
  if (channel === 'sms') return smsOf(calledSms(name, options.brand), { ...options, to: entry.phoneNumber })
  const place = { name, phone: details.contact.phone, people: entry.partySize }
  return mailOf(calledEmail(place, options.brand), { ...options, to: entry.email })
}

/** A link that was used or has expired meanwhile is not sent. */
async function composeTransfer(message: MessageRow, id: number, { db, now, originPattern, from }: MessageContext) {
  const [row] = await rowsOf<TransferLink & { tenant: string; email: string }>(
    db,
    sql`SELECT code, tenant, email, requested_by AS "requestedBy",
        floor(extract(epoch FROM expires_at - ${now.toISOString()}::timestamptz) / 60)::int AS minutes
      FROM transfers WHERE id = ${id} AND used_at IS NULL`,
  )
  if (!row || row.minutes < 1) return null
  const brand = brandOf(row.tenant, originPattern)
  return mailOf(transferEmail(row, brand), { brand, key: message.key, from, to: row.email })
}

// A used or expired link is not sent, since it would only be confused with the next one. Nor is a link of an unknown
// secret.
async function composeSignIn(message: MessageRow, id: number, context: MessageContext) {
  const { db, now, originPattern, from, linkSecret, previousLinkSecret } = context
  const [link] = await db
    .select({ link: signInLinks, email: staff.email, restaurant: restaurants.name })
    .from(signInLinks)
    .innerJoin(staff, eq(staff.id, signInLinks.staffId))
    .leftJoin(restaurants, eq(restaurants.id, signInLinks.invitedTo))
    .where(eq(signInLinks.id, id))
  if (!link?.email || link.link.usedAt || link.link.expiresAt <= now) return null
  const { nonce, tokenHash, tenant, opens, isInvitation } = link.link
  const tokens = [linkSecret, previousLinkSecret].flatMap((secret) => (secret ? [signInToken(secret, nonce)] : []))
  const token = tokens.find((one) => digestOfToken(one) === tokenHash)
  if (!token) return null
  const brand = brandOf(tenant, originPattern)
  const content =
    opens === 'console' ? consoleSignInEmail(token, isInvitation, brand) : signInEmail(token, link.restaurant, brand)
  return mailOf(content, { brand, key: message.key, from, to: link.email })
}

// A used or expired link, or one of an unknown secret, is not sent.
async function composeData(message: MessageRow, id: number, context: MessageContext) {
  const { db, now, originPattern, from, linkSecret, previousLinkSecret } = context
  const [row] = await rowsOf<DataRequestRow>(
    db,
    sql`SELECT tenant, email, kind, nonce, token_hash AS "tokenHash", requested_by IS NOT NULL AS "isByStaff", reason, counts,
        used_at IS NULL AND expires_at > ${now.toISOString()}::timestamptz AS "isOpen" FROM data_requests WHERE id = ${id}`,
  )
  if (!row?.email) return null
  const brand = brandOf(row.tenant, originPattern)
  const options = { brand, key: message.key, from, to: row.email }
  if (message.occasion === 'erased')
    return { ...mailOf(erasedEmail(row.counts ?? {}, brand), options), isLast: true as const }
  if (message.occasion === 'refused') return mailOf(refusedErasureEmail(row.reason ?? '', brand), options)
  const tokens = [linkSecret, previousLinkSecret].flatMap((secret) =>
    secret ? [dataLinkToken(secret, row.nonce)] : [],
  )
  const token = tokens.find((one) => digestOfToken(one) === row.tokenHash)
  return token && row.isOpen ? mailOf(dataLinkEmail(token, row.kind, row.isByStaff, brand), options) : null
}

interface DataRequestRow {
  tenant: string
  email: string | null
  kind: DataRequestKind
  nonce: string
  tokenHash: string
  isByStaff: boolean
  isOpen: boolean
  reason: string | null
  counts: Record<string, number> | null
}

/** Adds to the e-mail of a confirmation the links that withdraw its contact's consents. Contract C42. */
async function withConsentLinks(
  content: EmailContent | null,
  db: Db,
  tenant: string,
  contact: { email: string | null; phone: string | null },
  brand: Brand,
): Promise<EmailContent | null> {
  if (!content) return null
  const codes = await openConsentCodes(db, tenant, contact)
  const links = codes.map(({ channel, code }) => ({
    label: CONSENT_LINKS[channel],
    url: brand.origin + consentPath(code),
  }))
  return { ...content, links: [...(content.links ?? []), ...links] }
}

// Once the alarm is acknowledged or the restaurant takes orders again, the message is not needed.
async function composeAlarm(message: MessageRow, id: number, { db, now, originPattern, from }: MessageContext) {
  const [row] = await rowsOf<AlarmNotice & AlarmNoticeRow>(
    db,
    sql`SELECT n.kind, n.details, r.id, r.name, r.details ->> 'home_tenant' AS tenant, s.email AS owner,
        r.details -> 'contact' ->> 'email' AS contact, r.details -> 'contact' ->> 'phone' AS phone,
        ${isStillUnacknowledged(sql`r.id`)} AS waits
      FROM alarm_notices n JOIN restaurants r ON r.id = n.restaurant_id LEFT JOIN staff s ON s.id = n.staff_id
      WHERE n.id = ${id}`,
  )
  if (!row || isOutdated(row, now)) return null
  const brand = brandOf(row.tenant, originPattern)
  const options = { brand, key: message.key, from }
  if (message.channel === 'sms') {
    const text = alarmSms(row, row, brand)
    return text && row.phone ? smsOf(text, { ...options, to: row.phone }) : null
  }
  const to = row.kind === 'paused' ? row.owner : (row.owner ?? row.contact)
  return to ? mailOf(alarmEmail(row, row, brand), { ...options, to }) : null
}

// A suspension that has ended by now was one: its owners are told why.
function isOutdated(notice: AlarmNotice & Pick<AlarmNoticeRow, 'waits'>, now: Date): boolean {
  if (notice.kind === 'suspended') return false
  return notice.kind === 'paused' ? new Date(notice.details.until) <= now : !notice.waits
}

interface AlarmNoticeRow {
  id: number
  name: string
  tenant: string
  owner: string | null
  contact: string | null
  phone: string | null
  waits: boolean
}

async function composeEnquiry(message: MessageRow, { db, originPattern, from }: MessageContext) {
  const [enquiry] = await db
    .select()
    .from(enquiries)
    .where(eq(enquiries.number, message.enquiryNumber ?? ''))
  if (!enquiry) return null
  const brand = brandOf(enquiry.tenant, originPattern)
  const envelopeOptions = { brand, key: message.key, from }
  if (message.occasion === 'forwarded')
    return mailOf(forwardedEnquiryEmail(enquiry), { ...envelopeOptions, to: brand.email, replyTo: enquiry.email })
  if (message.occasion === 'answered') {
    const [note] = await rowsOf<{ text: string }>(db, sql`SELECT text FROM case_notes WHERE id = ${message.noteId}`)
    return note ? mailOf(answeredEmail(enquiry, note.text, brand), { ...envelopeOptions, to: enquiry.email }) : null
  }
  if (message.occasion === 'decided')
    return mailOf(decidedReportEmail(enquiry, brand), { ...envelopeOptions, to: enquiry.email })
  if (message.occasion === 'decided_restaurant') {
    const [restaurant] = await db
      .select()
      .from(restaurants)
      .where(eq(restaurants.id, enquiry.restaurantId ?? 0))
    const to = restaurant?.details.contact?.email
    return restaurant && to
      ? mailOf(reportedRestaurantEmail(enquiry, restaurant.name, brand), { ...envelopeOptions, to })
      : null
  }
  return mailOf(receivedEnquiryEmail(enquiry, brand), { ...envelopeOptions, to: enquiry.email })
}
