import type { Place } from '@/lib/availability/place'
import { splitWallTime } from '@/lib/time'
import type { Db } from '../db/database'
import type { Alternative, ReservationRow } from '../db/schema'
import { alternativesFor } from './alternatives'
import { cancelReservation } from './cancel-reservation'
import { judgeMove, moveReservation } from './change-reservation'
import { tablesForEnquiry } from './enquiry-tables'
import type { FoundReservation } from './find-reservation'
import { occupy, queueFor } from './occupy'
import { done, type Outcome, refused } from './outcome'
import type { PartnerDecision } from './partner-decision'
import { loadPlaces } from './places'
import { saveReservation } from './save-reservation'

const VISIT_MOVES: Record<ReservationRow['visitState'], ReservationRow['visitState'][]> = {
  expected: ['seated', 'no_show', 'finished'],
  seated: ['finished'],
  no_show: ['seated'],
  finished: [],
}

/** What the restaurant may do with a reservation; repeating the present state changes nothing. Contract C2. */
export async function decideReservation(
  tx: Db,
  { reservation: row, restaurant }: FoundReservation,
  decision: PartnerDecision,
  now: Date,
): Promise<Outcome<ReservationRow>> {
  if (decision.cancelled) return cancelReservation(tx, row, 'restaurant', now)
  if (decision.visit_state) return moveVisit(tx, row, decision.visit_state, now)
  if (decision.change) return decideChange(tx, row, decision, now)
  if (decision.status === row.status && !row.cancelledAt) return done(row)
  if (row.cancelledAt) return illegal('cancelled', decision.status ?? '', [])
  if (decision.status === 'declined') return decline(tx, row, decision, now)
  return confirm(tx, row, restaurant.partner, decision.tables, now)
}

async function confirm(tx: Db, row: ReservationRow, partner: boolean, tables: string[] | undefined, now: Date) {
  if (row.status !== 'pending') return illegal(row.status, 'confirmed', [])
  const named = partner && row.guestsNumber > 10 ? await takeEnquiryTables(tx, row, tables, now) : done(null)
  if (!named.ok) return named
  const values = { status: 'confirmed' as const, answerDueAt: null }
  return done(await saveReservation(tx, row, values, { by: 'restaurant', action: 'confirmed', now }))
}

async function takeEnquiryTables(
  tx: Db,
  row: ReservationRow,
  names: string[] | undefined,
  now: Date,
): Promise<Outcome<null>> {
  await queueFor(tx, row.restaurantId, now)
  const place = await placeOf(tx, row, now)
  const tableIds = place && (await tablesForEnquiry(tx, place, row, names))
  if (!tableIds) return refused(409, 'slot_taken', { alternatives: [] })
  const range = { fromMs: row.startsAt.getTime(), untilMs: row.endsAt.getTime() }
  await occupy(tx, row.restaurantId, tableIds, range, { reservationId: row.id })
  return done(null)
}

async function decline(tx: Db, row: ReservationRow, decision: PartnerDecision, now: Date) {
  if (!decision.reason) return refused(422, 'reason_required', { fields: { reason: 'required' } })
  if (row.status === 'confirmed' && row.startsAt <= now) return illegal('confirmed', 'declined', [])
  const alternatives = decision.alternatives ?? (await someAlternatives(tx, row, now))
  const values = {
    status: 'declined' as const,
    declineReason: decision.reason,
    alternatives,
    changeRequest: null,
    answerDueAt: null,
  }
  const deed = { by: 'restaurant', action: 'declined', now, reason: decision.reason } as const
  return done(await saveReservation(tx, row, values, deed))
}

async function decideChange(tx: Db, row: ReservationRow, { change, reason }: PartnerDecision, now: Date) {
  const wanted = row.changeRequest
  if (!wanted || row.cancelledAt || row.status !== 'confirmed') return refused(409, 'no_change_request')
  if (change === 'declined') {
    const deed = { by: 'restaurant', action: 'change_declined', now, reason } as const
    return done(await saveReservation(tx, row, { changeRequest: null }, deed))
  }
  return acceptChange(tx, row, wanted, now)
}

async function acceptChange(tx: Db, row: ReservationRow, wanted: Alternative, now: Date) {
  const found = await judgeMove(tx, row, wanted, now, true)
  if (!found.ok) return found
  const { judged, place } = found.value
  const values = { startsAt: new Date(judged.fromMs), endsAt: new Date(judged.untilMs) }
  const group = { ...values, guestsNumber: wanted.guests_number }
  const tableIds = place.partner && judged.reason === 'request' ? await tablesForEnquiry(tx, place, group) : []
  if (!tableIds) return refused(409, 'slot_taken', { alternatives: [] })
  const deed = { by: 'restaurant', action: 'change_accepted', now } as const
  return done(await moveReservation(tx, row, found.value, values, deed, tableIds))
}

async function moveVisit(tx: Db, row: ReservationRow, visitState: ReservationRow['visitState'], now: Date) {
  if (row.visitState === visitState) return done(row)
  const allowed = row.status === 'confirmed' && !row.cancelledAt ? VISIT_MOVES[row.visitState] : []
  if (!allowed.includes(visitState)) return illegal(row.visitState, visitState, allowed)
  return done(await saveReservation(tx, row, { visitState }, { by: 'restaurant', action: 'visit', now }))
}

async function someAlternatives(tx: Db, row: ReservationRow, now: Date): Promise<Alternative[]> {
  const place = await placeOf(tx, row, now)
  const { date, time } = splitWallTime(row.reservedOn)
  return place ? alternativesFor(place, { date, time, partySize: row.guestsNumber }, now).slice(0, 3) : []
}

async function placeOf(tx: Db, row: ReservationRow, now: Date): Promise<Place | null> {
  const { date } = splitWallTime(row.reservedOn)
  const asked = { tenant: row.tenant, ids: [row.restaurantId], date, now, reservationId: row.id }
  return (await loadPlaces(tx, asked)).get(row.restaurantId) ?? null
}

function illegal(from: string, to: string, allowed: string[]) {
  return refused(409, 'illegal_transition', { transition: { from, to, allowed } })
}
