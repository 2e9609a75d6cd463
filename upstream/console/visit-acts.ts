import { sql } from 'drizzle-orm'
import { EVEN_CLOSED, type VisitContact, type VisitMove } from '@/lib/domain/console/visit-schema'
import { reservationPath } from '@/lib/domain/reservation/paths'
import { isOpenAt } from '@/lib/domain/restaurant/hours/intervals'
import { instantOf, splitWallTime } from '@/lib/domain/time/time'
import { type Db, rowsOf } from '@/upstream/db/database'
import { done, type Outcome, refused } from '@/upstream/db/outcome'
import type { BrandCaller, VisitActor } from '@/upstream/panel/accounts/panel-caller'
import { recordAction } from '@/upstream/panel/accounts/staff-audit'
import { lockReservation, moveByStaff, recordStep } from '@/upstream/panel/tables/reservation-steps'
import { saveReservation } from '@/upstream/reservations/save-reservation'
import { loadHours } from '@/upstream/restaurants/load-hours'
import { writeOnceAMinute } from './repeat-message'

/**
 * The actor of a brand on one of its reservations, with its restaurant; 404 for another brand's reservation. Contract
 * C40.
 */
export async function visitActorOf(
  db: Db,
  id: number,
  { tenant, actor }: BrandCaller,
  reason?: string,
): Promise<Outcome<VisitActor>> {
  const [row] = await rowsOf<{ restaurantId: number }>(
    db,
    sql`SELECT restaurant_id AS "restaurantId" FROM reservations
      WHERE id = ${id} AND tenant = ${tenant} AND NOT is_test AND anonymized_at IS NULL`,
  )
  return row
    ? done({ restaurantId: row.restaurantId, actor, brand: tenant, reason })
    : refused(404, 'unknown_reservation')
}

/**
 * Moves a reservation. An hour at which the restaurant is closed is refused with words, until it is wanted all the same.
 * Contract C40.
 */
export async function moveVisit(
  tx: Db,
  id: number,
  { even_closed: isWantedClosed, ...move }: Omit<VisitMove, 'reason'>,
  by: VisitActor,
  now: Date,
): Promise<Outcome<unknown>> {
  const { date, time } = splitWallTime(move.reserved_on ?? '')
  const [row] = await rowsOf(
    tx,
    sql`SELECT 1 FROM reservations WHERE id = ${id} AND reserved_on = ${move.reserved_on ?? ''}`,
  )
  const isNewHour = move.reserved_on !== undefined && !row
  if (isNewHour && !isWantedClosed && !isOpenAt(await loadHours(tx, by.restaurantId), instantOf(date, time))) {
    const offered = [[`${time} ${EVEN_CLOSED}`, time]]
    return refused(422, 'closed_hour', { fields: { reserved_on: 'closed' }, current: { offered } })
  }
  return moveByStaff(tx, id, move, by, now)
}

/**
 * Corrects the contact of a reservation. The e-mail about it goes to the corrected address, never to the wrong one.
 * Contract C40.
 */
export async function correctContact(
  tx: Db,
  id: number,
  { version, customer_name: customerName, phone_number: phoneNumber, email, reason }: VisitContact,
  by: VisitActor,
  now: Date,
): Promise<Outcome<{ done: true }>> {
  const locked = await lockReservation(tx, id, version, by, now)
  if (!locked.ok) return locked
  const row = locked.value.reservation
  const isSame = row.customerName === customerName && row.phoneNumber === phoneNumber && row.email === email
  if (isSame) return done({ done: true })
  const audit = { by: 'operations' as const, action: 'corrected', now, reason }
  await saveReservation(tx, row, { customerName, phoneNumber, email }, audit)
  await recordStep(tx, row, by, 'corrected_reservation', now)
  return done({ done: true })
}

/** The path of the guest's own page. The path is a key, so the trail records the look. Contract C19, C40. */
export async function showGuestLink(tx: Db, id: number, by: VisitActor, at: Date): Promise<{ path: string }> {
  const [row] = await rowsOf<{ code: string }>(tx, sql`SELECT code FROM reservations WHERE id = ${id}`)
  if (!row) throw new Error('a reservation vanished')
  const { restaurantId, brand, actor } = by
  await recordAction(tx, actor, { at, restaurantId, tenant: brand, action: 'saw_guest_link', subject: id })
  return { path: reservationPath(row.code) }
}

/**
 * Queues the e-mail with the guest's page again, in its present state; not within a minute after another. Contract
 * C40.
 */
export async function sendGuestLink(
  tx: Db,
  id: number,
  { restaurantId, brand, actor }: VisitActor,
  at: Date,
): Promise<Outcome<{ repeated: boolean }>> {
  const [row] = await rowsOf<{ email: string }>(tx, sql`SELECT email FROM reservations WHERE id = ${id} FOR UPDATE`)
  if (!row?.email) return refused(409, 'nothing_to_send')
  const repeated = await writeOnceAMinute(tx, id, actor.staffId ?? 0, at)
  if (repeated)
    await recordAction(tx, actor, { at, restaurantId, tenant: brand, action: 'sent_guest_link', subject: id })
  return done({ repeated })
}
