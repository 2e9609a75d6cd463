import type { RestaurantAvailability } from '@/lib/domain/reservation/availability/restaurant-availability'
import { type SlotEvaluation, slotEvaluator } from '@/lib/domain/reservation/availability/slot-evaluator'
import { clampStay } from '@/lib/domain/reservation/availability/visit-times'
import type { ReservationChange } from '@/lib/domain/reservation/schema'
import { splitWallTime } from '@/lib/domain/time/time'
import type { Caps } from '@/upstream/caps/caps'
import { lockContact } from '@/upstream/caps/contact'
import { tableCapRefusal, visitCapRefusal } from '@/upstream/caps/reservation-caps'
import type { Db } from '@/upstream/db/database'
import { done, type Outcome, refused } from '@/upstream/db/outcome'
import type { Alternative, ReservationRow } from '@/upstream/db/schema'
import { loadRestaurantAvailability } from '@/upstream/restaurants/load-restaurant-availability'
import { stateOf } from './create-reservation'
import { lockTables, occupyTables, releaseTables } from './occupy-tables'
import { isOpenToDiner } from './reservation-view'
import { type AuditContext, saveReservation } from './save-reservation'
import { slotRefusal } from './slot-refusal'

interface ReservationMove {
  wanted: Alternative
  availability: RestaurantAvailability
  evaluation: SlotEvaluation
}

/**
 * The old table is kept until the new one is certain, because both change in one transaction. A change that the
 * restaurant must approve becomes a `change_request`, and the confirmed reservation stays valid. Contract C2.
 */
export async function changeReservation(
  tx: Db,
  row: ReservationRow,
  change: ReservationChange,
  { now, caps }: { now: Date; caps: Caps },
): Promise<Outcome<ReservationRow>> {
  if (!isOpenToDiner(row, now)) return refused(409, 'not_changeable')
  const wanted = {
    reserved_on: change.reserved_on ?? row.reservedOn,
    guests_number: change.guests_number ?? row.partySize,
  }
  const details = { notesFromGuest: change.notes_from_guest, extras: change.extras }
  if (isSame(row, wanted)) return done(await saveDetails(tx, row, change, details, now))

  const evaluation = await evaluateMove(tx, row, wanted, now)
  if (!evaluation.ok) return evaluation
  const move = evaluation.value
  const tooMany = await moveCapRefusal(tx, row, move, caps, now)
  if (tooMany) return tooMany
  const state = stateOf(move.availability, move.evaluation, splitWallTime(wanted.reserved_on).date, now)
  if (row.status === 'confirmed' && (state.status === 'pending' || move.evaluation.reason === 'too_soon')) {
    const audit = { by: 'guest', action: 'change_requested', now } as const
    return done(await saveReservation(tx, row, { ...details, changeRequest: wanted }, audit))
  }
  return done(await moveReservation(tx, row, move, { ...details, ...state }, { by: 'guest', action: 'changed', now }))
}

/** Limits moves, so that visits reserved for many days or hours cannot be moved to the same one. Decision 0026. */
async function moveCapRefusal(
  tx: Db,
  row: ReservationRow,
  { wanted, availability, evaluation }: ReservationMove,
  caps: Caps,
  now: Date,
) {
  const { date } = splitWallTime(wanted.reserved_on)
  const contact = { email: row.email, phone: row.phoneNumber }
  const requester = { caps, network: row.network }
  const visit = { availability, evaluation, contact, requester, now, movedId: row.id }
  if (date === splitWallTime(row.reservedOn).date) return tableCapRefusal(tx, visit)
  await lockContact(tx, contact, row.network)
  return visitCapRefusal(tx, date, visit)
}

/** A request for the current values withdraws an open change request. */
async function saveDetails(
  tx: Db,
  row: ReservationRow,
  { reserved_on, guests_number }: ReservationChange,
  details: Partial<ReservationRow>,
  now: Date,
): Promise<ReservationRow> {
  const isWithdrawn = row.changeRequest !== null && (reserved_on !== undefined || guests_number !== undefined)
  const values = isWithdrawn ? { ...details, changeRequest: null } : details
  return saveReservation(tx, row, values, { by: 'guest', action: isWithdrawn ? 'change_withdrawn' : 'edited', now })
}

/** Evaluates a requested move, with the reservation's own tables counted as free. */
export async function evaluateMove(
  tx: Db,
  row: ReservationRow,
  wanted: Alternative,
  now: Date,
  approved = false,
): Promise<Outcome<ReservationMove>> {
  const { date, time } = splitWallTime(wanted.reserved_on)
  const { restaurantId: id, id: reservationId, tenant } = row
  await lockTables(tx, id, now)
  const availability = (await loadRestaurantAvailability(tx, { tenant, ids: [id], date, now, reservationId })).get(id)
  if (!availability) return refused(404, 'unknown_restaurant')
  const partySize = wanted.guests_number
  const durationMinutes = clampStay(row.durationMinutes, partySize, availability.stayMinutes)
  const evaluation = slotEvaluator(availability, partySize, now, { durationMinutes, approved }).evaluate(date, time)
  // The time was accepted before; a new party size at such short notice must be approved by the restaurant.
  const stays = wanted.reserved_on === row.reservedOn && evaluation.reason === 'too_soon' && row.status === 'confirmed'
  const field = wanted.reserved_on === row.reservedOn ? 'guests_number' : 'reserved_on'
  const refusal = stays ? null : slotRefusal(availability, { date, time, partySize }, evaluation, now, field)
  return refusal ?? done({ wanted, availability, evaluation })
}

/** Swaps the tables, then saves the reservation. */
export async function moveReservation(
  tx: Db,
  row: ReservationRow,
  { wanted, evaluation }: Pick<ReservationMove, 'wanted' | 'evaluation'>,
  values: Partial<ReservationRow>,
  audit: AuditContext,
  enquiryTableIds: number[] = [],
): Promise<ReservationRow> {
  await releaseTables(tx, row.id, audit.now)
  const tableIds = evaluation.seating?.tableIds ?? enquiryTableIds
  if (tableIds.length > 0) await occupyTables(tx, row.restaurantId, tableIds, evaluation, { reservationId: row.id })
  const moved = { reservedOn: wanted.reserved_on, partySize: wanted.guests_number, changeRequest: null }
  return saveReservation(tx, row, { ...values, ...moved }, audit)
}

function isSame(row: ReservationRow, wanted: Alternative): boolean {
  return wanted.reserved_on === row.reservedOn && wanted.guests_number === row.partySize
}
