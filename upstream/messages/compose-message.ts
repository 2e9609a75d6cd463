import { eq, sql } from 'drizzle-orm'
import { type Db, rowsOf } from '../db/database'
import { leads } from '../db/lead-schema'
import type { MessageRow } from '../db/message-schema'
import { reservations } from '../db/schema'
import { waitlist } from '../db/waitlist-schema'
import { findReservation } from '../domain/find-reservation'
import { findOrder } from '../domain/orders/find-order'
import { orderView } from '../domain/orders/order-view'
import { reservationView } from '../domain/reservation-view'
import { entryView, findEntry } from '../domain/waitlist/find-entry'
import { brandOf } from './brand'
import { mailOf, smsOf, visitCalendar } from './compose'
import type { Envelope } from './envelope'
import { forwardedLetter, receivedLetter } from './lead-letter'
import { type OrderOccasion, orderLetter, orderSms } from './order-letter'
import { hasEnded, type ReservationOccasion, reservationLetter, reservationSms } from './reservation-letter'
import { type WaitlistOccasion, waitlistLetter, waitlistSms } from './waitlist-letter'

export interface Composing {
  db: Db
  now: Date
  /** See `brandOf`. */
  originPattern: string
  from?: string
}

/** The message as its subject stands this moment; `null` where there is nothing to say any more, or nobody to tell. */
export function composeMessage(message: MessageRow, composing: Composing): Promise<Envelope | null> {
  if (message.reservationId !== null) return aboutReservation(message, message.reservationId, composing)
  if (message.orderId !== null) return aboutOrder(message, message.orderId, composing)
  if (message.waitlistId !== null) return aboutWaitlist(message, message.waitlistId, composing)
  return aboutLetter(message, composing)
}

async function aboutReservation(message: MessageRow, id: number, { db, now, originPattern, from }: Composing) {
  const [row] = await db.select({ code: reservations.code }).from(reservations).where(eq(reservations.id, id))
  const found = row && (await findReservation(db, { code: row.code, tenant: null }))
  if (!found || found.reservation.forgottenAt) return null
  const { tenant, email, phoneNumber, startsAt } = found.reservation
  const occasion = message.occasion as ReservationOccasion
  if (occasion === 'reminder' && (startsAt.getTime() !== message.visitAt?.getTime() || startsAt <= now)) return null
  const brand = brandOf(tenant, originPattern)
  const view = reservationView(found, now)
  const post = { brand, key: message.key, from }
  if (message.channel === 'sms') {
    const text = reservationSms(occasion, view, brand)
    return text && phoneNumber ? smsOf(text, { ...post, to: phoneNumber }) : null
  }
  const letter = reservationLetter(occasion, view, brand)
  if (!letter || !email) return null
  // A request holds no place in a calendar yet, so nothing is to be taken out of it.
  const isSettled = view.status === 'confirmed' || (hasEnded(view) && (await wasConfirmed(db, id)))
  const calendar = isSettled ? visitCalendar(view, { brand, now, sequence: await changesOf(db, id) }) : undefined
  return mailOf(letter, { ...post, to: email }, calendar)
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

async function aboutOrder(message: MessageRow, id: string, { db, now, originPattern, from }: Composing) {
  const found = await findOrder(db, id, null)
  if (!found || found.order.forgottenAt) return null
  const { tenant, email, phone } = found.order
  const brand = brandOf(tenant, originPattern)
  const occasion = message.occasion as OrderOccasion
  const view = orderView(found, now)
  const post = { brand, key: message.key, from }
  if (message.channel === 'sms') {
    const text = orderSms(occasion, view, brand)
    return text && phone ? smsOf(text, { ...post, to: phone }) : null
  }
  const letter = orderLetter(occasion, view, brand)
  return letter && email ? mailOf(letter, { ...post, to: email }) : null
}

async function aboutWaitlist(message: MessageRow, id: number, { db, now, originPattern, from }: Composing) {
  const found = await findEntry(db, eq(waitlist.id, id))
  if (!found) return null
  const { tenant, email, phoneNumber } = found.entry
  const brand = brandOf(tenant, originPattern)
  const occasion = message.occasion as WaitlistOccasion
  const view = entryView(found, now)
  const post = { brand, key: message.key, from }
  if (message.channel === 'sms') {
    const text = waitlistSms(occasion, view, brand)
    return text ? smsOf(text, { ...post, to: phoneNumber }) : null
  }
  const letter = waitlistLetter(occasion, view, brand)
  return letter && mailOf(letter, { ...post, to: email })
}

async function aboutLetter(message: MessageRow, { db, originPattern, from }: Composing) {
  const [lead] = await db
    .select()
    .from(leads)
    .where(eq(leads.number, message.letterNumber ?? ''))
  if (!lead) return null
  const brand = brandOf(lead.tenant, originPattern)
  const post = { brand, key: message.key, from }
  if (message.occasion === 'forwarded')
    return mailOf(forwardedLetter(lead), { ...post, to: brand.email, replyTo: lead.email })
  return mailOf(receivedLetter(lead, brand), { ...post, to: lead.email })
}
