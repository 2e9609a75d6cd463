import { isVisitTooEarly } from '@/lib/domain/panel/tables/visit-steps'
import type { RestaurantAvailability } from '@/lib/domain/reservation/availability/restaurant-availability'
import type { PartnerDecision } from '@/lib/domain/reservation/decision-schema'
import { splitWallTime } from '@/lib/domain/time/time'
import type { Db } from '@/upstream/db/database'
import { done, type Outcome, refused } from '@/upstream/db/outcome'
import type { Alternative, ReservationRow } from '@/upstream/db/schema'
import { loadRestaurantAvailability } from '@/upstream/restaurants/load-restaurant-availability'
import { alternativesFor } from './alternatives'
import { cancelReservation } from './cancel-reservation'
import { evaluateMove, moveReservation } from './change-reservation'
import { tablesForEnquiry } from './enquiry-tables'
import type { FoundReservation } from './find-reservation'
import { lockTables, occupyTables } from './occupy-tables'
import { retakeTables } from './retake-tables'
import { saveReservation } from './save-reservation'

const VISIT_TRANSITIONS: Record<ReservationRow['visitState'], ReservationRow['visitState'][]> = {
  expected: ['seated', 'no_show', 'finished'],
  seated: ['finished'],
  no_show: ['seated'],
  finished: [],
}

/** Side and time of the decision. */
type Decider = { by: 'restaurant' | 'operations'; now: Date }

/**
 * A decision of the restaurant about a reservation, or of operations about a pending one; repeating the current state
 * changes nothing. Contract C2.
 */
export async function decideReservation(
  tx: Db,
  { reservation: row, restaurant }: FoundReservation,
  decision: PartnerDecision,
  decider: Decider,
): Promise<Outcome<ReservationRow>> {
  if (decision.cancelled) return cancelReservation(tx, row, decider.by, { now: decider.now })
  if (decision.visit_state) return changeVisitState(tx, row, decision.visit_state, decider.now)
  if (decision.change) return decideChange(tx, row, decision, decider)
  if (decision.status === row.status && !row.cancelledAt) return done(row)
  if (row.cancelledAt) return illegalTransition('cancelled', decision.status ?? '', [])
  if (decision.status === 'declined') return decline(tx, row, decision, decider)
  return confirm(tx, row, restaurant.partner, decision.tables, decider)
}

async function confirm(
  tx: Db,
  row: ReservationRow,
  partner: boolean,
  tables: string[] | undefined,
  { by, now }: Decider,
) {
  if (row.status !== 'pending') return illegalTransition(row.status, 'confirmed', [])
  const named = partner && row.partySize > 10 ? await assignEnquiryTables(tx, row, tables, now) : done(null)
  if (!named.ok) return named
  const values = { status: 'confirmed' as const, answerDueAt: null }
  return done(await saveReservation(tx, row, values, { by, action: 'confirmed', now }))
}

async function assignEnquiryTables(
  tx: Db,
  row: ReservationRow,
  names: string[] | undefined,
  now: Date,
): Promise<Outcome<null>> {
  await lockTables(tx, row.restaurantId, now)
  const availability = await loadAvailability(tx, row, now)
  const tableIds = availability && (await tablesForEnquiry(tx, availability, row, names))
  if (!tableIds) return refused(409, 'slot_taken', { alternatives: [] })
  const range = { fromMs: row.startsAt.getTime(), untilMs: row.endsAt.getTime() }
  await occupyTables(tx, row.restaurantId, tableIds, range, { reservationId: row.id })
  return done(null)
}

async function decline(tx: Db, row: ReservationRow, decision: PartnerDecision, { by, now }: Decider) {
  if (!decision.reason) return refused(422, 'reason_required', { fields: { reason: 'required' } })
  // Only the restaurant may withdraw a confirmation, and only before the visit.
  const isTooLate = row.status === 'confirmed' && (by === 'operations' || row.startsAt <= now)
  if (isTooLate) return illegalTransition('confirmed', 'declined', [])
  const alternatives = decision.alternatives ?? (await loadAlternatives(tx, row, now))
  const values = {
    status: 'declined' as const,
    declineReason: decision.reason,
    alternatives,
    changeRequest: null,
    answerDueAt: null,
  }
  const audit = { by, action: 'declined', now, reason: decision.reason }
  return done(await saveReservation(tx, row, values, audit))
}

async function decideChange(tx: Db, row: ReservationRow, { change, reason }: PartnerDecision, decider: Decider) {
  const wanted = row.changeRequest
  if (!wanted || row.cancelledAt || row.status !== 'confirmed') return refused(409, 'no_change_request')
  if (change === 'declined') {
    const audit = { ...decider, action: 'change_declined', reason }
    return done(await saveReservation(tx, row, { changeRequest: null }, audit))
  }
  return acceptChange(tx, row, wanted, decider)
}

async function acceptChange(tx: Db, row: ReservationRow, wanted: Alternative, decider: Decider) {
  const found = await evaluateMove(tx, row, wanted, decider.now, true)
  if (!found.ok) return found
  const { evaluation, availability } = found.value
  const values = { startsAt: new Date(evaluation.fromMs), endsAt: new Date(evaluation.untilMs) }
  const group = { ...values, partySize: wanted.guests_number }
  const tableIds =
    availability.partner && evaluation.reason === 'request' ? await tablesForEnquiry(tx, availability, group) : []
  if (!tableIds) return refused(409, 'slot_taken', { alternatives: [] })
  const audit = { ...decider, action: 'change_accepted' }
  return done(await moveReservation(tx, row, found.value, values, audit, tableIds))
}

async function changeVisitState(tx: Db, row: ReservationRow, visitState: ReservationRow['visitState'], now: Date) {
  if (row.visitState === visitState) return done(row)
  // An early end would let `reopen` seat the party.
  if (isVisitTooEarly(visitState, row.startsAt, now)) return refused(409, 'not_started')
  const allowed = row.status === 'confirmed' && !row.cancelledAt ? VISIT_TRANSITIONS[row.visitState] : []
  if (!allowed.includes(visitState)) return illegalTransition(row.visitState, visitState, allowed)
  const tables = row.visitState === 'no_show' ? await retakeTables(tx, row, now) : done(null)
  if (!tables.ok) return tables
  return done(await saveReservation(tx, row, { visitState }, { by: 'restaurant', action: 'visit', now }))
}

async function loadAlternatives(tx: Db, row: ReservationRow, now: Date): Promise<Alternative[]> {
  const availability = await loadAvailability(tx, row, now)
  const { date, time } = splitWallTime(row.reservedOn)
  return availability ? alternativesFor(availability, { date, time, partySize: row.partySize }, now).slice(0, 3) : []
}

async function loadAvailability(tx: Db, row: ReservationRow, now: Date): Promise<RestaurantAvailability | null> {
  const { date } = splitWallTime(row.reservedOn)
  const query = { tenant: row.tenant, ids: [row.restaurantId], date, now, reservationId: row.id, isForStaff: true }
  return (await loadRestaurantAvailability(tx, query)).get(row.restaurantId) ?? null
}

function illegalTransition(from: string, to: string, allowed: string[]) {
  return refused(409, 'illegal_transition', { transition: { from, to, allowed } })
}
