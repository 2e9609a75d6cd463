import { sql } from 'drizzle-orm'
import type { ReservationSubject } from '@/lib/domain/console/lookup-schema'
import { actionsAbout } from '@/lib/domain/panel/access/audit-actions'
import { isoWithOffset } from '@/lib/domain/time/time'
import { type Db, rowsOf } from '@/upstream/db/database'
import { isCurrentForReservation, type ReservationOccasion } from '@/upstream/mail/reservation-email'
import { type FoundReservation, findReservation } from '@/upstream/reservations/find-reservation'
import { isOpenToDiner, reservationView } from '@/upstream/reservations/reservation-view'
import { validProfile } from '@/upstream/restaurants/valid-profile'
import { loadHistory, loadMessages, loadSubjectTrail } from './subject-records'

/** Everything that operations see of a reservation: guest, time, messages, and history. Contract C40. */
export async function loadReservationSubject(
  db: Db,
  tenant: string,
  reservationId: number,
  now: Date,
): Promise<{ subject: ReservationSubject; restaurantId: number } | null> {
  const [named] = await rowsOf<{ code: string }>(
    db,
    sql`SELECT code FROM reservations WHERE id = ${reservationId} AND tenant = ${tenant}`,
  )
  const found = named ? await findReservation(db, { code: named.code, tenant: null }) : null
  if (!found) return null
  const { reservation, restaurant } = found
  const { summary, details } = validProfile(restaurant)
  const owner = { tenant, restaurantId: restaurant.id }
  const isAnonymized = reservation.anonymizedAt !== null
  const subject: ReservationSubject = {
    id: String(reservation.id),
    status: reservation.status,
    cancelled_at: reservation.cancelledAt && isoWithOffset(reservation.cancelledAt),
    cancelled_by: reservation.cancelledBy,
    visit_state: reservation.visitState,
    restaurant: {
      id: restaurant.id,
      name: summary.name,
      phone: details.contact.phone,
      street: summary.address.street,
      house: summary.address.house,
      city: summary.address.city,
      partner: restaurant.partner,
    },
    customer: {
      name: reservation.customerName,
      phone: reservation.phoneNumber,
      email: reservation.email,
      notes: reservation.notesFromGuest,
    },
    is_anonymized: isAnonymized,
    version: reservation.version,
    is_open: isOpenToDiner(reservation, now),
    reserved_on: reservation.reservedOn,
    created_at: isoWithOffset(reservation.createdAt),
    starts_at: isoWithOffset(reservation.startsAt),
    ends_at: isoWithOffset(reservation.endsAt),
    people: reservation.partySize,
    tables: await tablesOf(db, reservation.id),
    answer_due_at: reservation.answerDueAt && isoWithOffset(reservation.answerDueAt),
    reason: reservation.declineReason,
    history: await loadHistory(db, { reservationId: reservation.id }, owner),
    messages: await loadMessages(
      db,
      { reservationId: reservation.id },
      { ...owner, isAnonymized, isCurrent: currentForReservation(found, now) },
    ),
    trail: await loadSubjectTrail(db, {
      ...owner,
      subject: String(reservation.id),
      actions: actionsAbout('reservation'),
    }),
  }
  return { subject, restaurantId: restaurant.id }
}

/** Which occasions of a message still hold for a reservation. */
export function currentForReservation(found: FoundReservation, now: Date): (occasion: string) => boolean {
  const view = reservationView(found, now)
  return (occasion) => isCurrentForReservation(occasion as ReservationOccasion, view)
}

async function tablesOf(db: Db, reservationId: number): Promise<string[]> {
  const rows = await rowsOf<{ name: string }>(
    db,
    sql`SELECT DISTINCT t.name FROM occupations o JOIN dining_tables t ON t.id = o.table_id
      WHERE o.reservation_id = ${reservationId} AND o.ended_at IS NULL ORDER BY t.name`,
  )
  return rows.map(({ name }) => name)
}
