import { addMinutes } from 'date-fns/addMinutes'
import { differenceInMinutes } from 'date-fns/differenceInMinutes'
import { subMinutes } from 'date-fns/subMinutes'
import { sql } from 'drizzle-orm'
import type { AuditAction } from '@/lib/domain/panel/access/audit-actions'
import type { BoardReservation } from '@/lib/domain/panel/board/board-schema'
import { serviceDayOf } from '@/lib/domain/panel/board/service-day'
import type { ReservationMove, ReservationStep, StaffReservationRequest } from '@/lib/domain/panel/tables/table-schema'
import { isVisitTooEarly, reopenEndsAt } from '@/lib/domain/panel/tables/visit-steps'
import { stayMinutesFor } from '@/lib/domain/reservation/availability/visit-times'
import type { PartnerDecision } from '@/lib/domain/reservation/decision-schema'
import { instantOf, localDateOf, localTimeOf, splitWallTime, wallTime } from '@/lib/domain/time/time'
import { type Db, rowsOf } from '@/upstream/db/database'
import { done, type Outcome, refused } from '@/upstream/db/outcome'
import { occupations, type ReservationRow, reservations } from '@/upstream/db/schema'
import type { PanelCaller, VisitActor } from '@/upstream/panel/accounts/panel-caller'
import { recordAction } from '@/upstream/panel/accounts/staff-audit'
import { loadBoardReservation } from '@/upstream/panel/board/load-board'
import { recordChange } from '@/upstream/reservations/audit'
import { cancelReservation } from '@/upstream/reservations/cancel-reservation'
import { newCode } from '@/upstream/reservations/code'
import { decideReservation } from '@/upstream/reservations/decide-reservation'
import { type FoundReservation, findReservation } from '@/upstream/reservations/find-reservation'
import { lockTables, occupyTables, releaseTables } from '@/upstream/reservations/occupy-tables'
import { retakeTables } from '@/upstream/reservations/retake-tables'
import { saveReservation } from '@/upstream/reservations/save-reservation'
import { type ChosenTables, chooseTables, type Wanted } from './choose-tables'

/** Minutes in the past for which staff may enter a party that has already come. */
const PAST_MINUTES = 60

const DECISIONS: Record<
  Exclude<ReservationStep['step'], 'confirm' | 'decline' | 'unseat' | 'reopen' | 'cancel'>,
  PartnerDecision
> = {
  accept_change: { change: 'accepted' },
  decline_change: { change: 'declined' },
  seat: { visit_state: 'seated' },
  no_show: { visit_state: 'no_show' },
  finish: { visit_state: 'finished' },
}

/**
 * A step of staff on a reservation; answers it as the board then shows it. A caller who saw an older version changes
 * nothing and gets the present state. Contract C2, C24.
 */
export async function stepReservation(
  tx: Db,
  id: number,
  request: ReservationStep,
  caller: VisitActor,
  now: Date,
): Promise<Outcome<BoardReservation>> {
  const locked = await lockReservation(tx, id, request.version, caller, now)
  if (!locked.ok) return locked
  const found = locked.value
  const row = found.reservation
  const outcome = await stepped(tx, found, request, { by: sideOf(caller), now })
  if (!outcome.ok) return { ok: false, refusal: { ...outcome.refusal, ...(await current(tx, row, now)) } }
  return recordStep(tx, row, caller, `reservation_${request.step}`, now)
}

/**
 * Moves a reservation to another time of any day, number of people, or tables; without tables in the request, present
 * ones stay the same. Contract C24.
 */
export async function moveByStaff(
  tx: Db,
  id: number,
  request: ReservationMove,
  caller: VisitActor,
  now: Date,
): Promise<Outcome<BoardReservation>> {
  const locked = await lockReservation(tx, id, request.version, caller, now)
  if (!locked.ok) return locked
  const { reservation: row, restaurant } = locked.value
  if (row.cancelledAt || row.status === 'declined' || row.visitState === 'finished' || row.visitState === 'no_show')
    return refused(409, 'not_changeable', await current(tx, row, now))
  const reservedOn = request.reserved_on ?? row.reservedOn
  const partySize = request.guests_number ?? row.partySize
  const isSameVisit = reservedOn === row.reservedOn && partySize === row.partySize
  const { date, time } = splitWallTime(reservedOn)
  const startsAt = reservedOn === row.reservedOn ? row.startsAt : instantOf(date, time)
  if (reservedOn !== row.reservedOn && startsAt < subMinutes(now, PAST_MINUTES))
    return refused(422, 'in_the_past', { fields: { reserved_on: 'in_the_past' } })
  const isOtherEvening = serviceDayOf(startsAt) !== serviceDayOf(row.startsAt)
  // A party that sits here tonight cannot move to another day.
  if (row.visitState === 'seated' && isOtherEvening) return refused(409, 'not_changeable', await current(tx, row, now))
  const minutes =
    partySize === row.partySize
      ? differenceInMinutes(row.endsAt, row.startsAt)
      : await stayOf(tx, row.restaurantId, partySize)
  const endsAt = addMinutes(startsAt, minutes)
  await lockTables(tx, row.restaurantId, now)
  const wanted = { restaurantId: row.restaurantId, startsAt, endsAt, partySize, reservationId: row.id }
  // Tables of a restaurant that is no partner are unknown here.
  const chosen = !restaurant.partner
    ? []
    : request.tables === undefined
      ? await chooseOwnTables(tx, wanted, { isOtherEvening, isLarger: partySize > row.partySize })
      : await chooseTables(tx, { ...wanted, names: request.tables })
  const refusal = tableRefusal(chosen)
  if (refusal) return { ok: false, refusal: { ...refusal.refusal, ...(await current(tx, row, now)) } }
  await releaseTables(tx, row.id, now)
  const range = { fromMs: startsAt.getTime(), untilMs: endsAt.getTime() }
  await occupyTables(tx, row.restaurantId, chosen as number[], range, { reservationId: row.id })
  // A change of tables alone is not reported to the diner; the action `changed` queues the e-mail.
  const audit = { by: sideOf(caller), action: isSameVisit ? 'tables' : 'changed', now, reason: caller.reason }
  const change = isSameVisit ? {} : { changeRequest: null }
  await saveReservation(tx, row, { reservedOn, partySize, startsAt, endsAt, ...change }, audit)
  return recordStep(tx, row, caller, 'moved_reservation', now)
}

/** Adds a reservation by telephone, or seats a party at the door. Only the rules of tables apply. Contract C24. */
export async function reserveByStaff(
  tx: Db,
  request: StaffReservationRequest,
  caller: PanelCaller & { tenant: string },
  now: Date,
): Promise<Outcome<BoardReservation>> {
  const { restaurantId, tenant } = caller
  const isWalkIn = request.reserved_on === null
  const reservedOn = request.reserved_on ?? wallTime(localDateOf(now), localTimeOf(now))
  const { date, time } = splitWallTime(reservedOn)
  const startsAt = instantOf(date, time)
  if (startsAt < subMinutes(now, PAST_MINUTES))
    return refused(422, 'in_the_past', { fields: { reserved_on: 'in_the_past' } })
  const { guests_number: partySize } = request
  const endsAt = addMinutes(startsAt, await stayOf(tx, restaurantId, partySize))
  await lockTables(tx, restaurantId, now)
  const wanted = { restaurantId, startsAt, endsAt, partySize, names: request.tables ?? null, reservationId: null }
  const chosen = await chooseTables(tx, wanted)
  const refusal = tableRefusal(chosen)
  if (refusal) return refusal
  const values = {
    code: newCode(),
    tenant,
    restaurantId,
    status: 'confirmed' as const,
    reservedOn,
    startsAt,
    endsAt,
    partySize,
    customerName: request.customer_name,
    phoneNumber: request.phone_number ?? '',
    email: '',
    notesFromGuest: request.notes,
    source: isWalkIn ? 'walk_in' : 'phone',
    appName: 'web_app',
    smsMarketing: false,
    emailMarketing: false,
    extras: {},
    createdAt: now,
    visitState: isWalkIn ? ('seated' as const) : ('expected' as const),
  }
  const [made] = await tx.insert(reservations).values(values).returning()
  if (!made) throw new Error('an inserted reservation came back without a row')
  const range = { fromMs: startsAt.getTime(), untilMs: endsAt.getTime() }
  await occupyTables(tx, restaurantId, chosen as number[], range, { reservationId: made.id })
  const toState = isWalkIn ? 'confirmed, seated' : 'confirmed'
  await recordChange(tx, { reservationId: made.id, at: now, by: 'restaurant', action: 'created', toState })
  return recordStep(tx, made, caller, isWalkIn ? 'seated_walk_in' : 'reserved_by_phone', now)
}

/** Locks a reservation that the caller saw in that version; 409 `changed_meanwhile` with the present state. */
export async function lockReservation(
  tx: Db,
  id: number,
  version: number,
  { restaurantId }: Pick<VisitActor, 'restaurantId'>,
  now: Date,
) {
  const found = await findReservation(tx, { id, restaurantId, lock: true })
  if (!found) return refused(404, 'unknown_reservation')
  if (found.reservation.version !== version)
    return refused(409, 'changed_meanwhile', await current(tx, found.reservation, now))
  return done(found)
}

function sideOf({ brand }: VisitActor) {
  return brand === undefined ? ('restaurant' as const) : ('operations' as const)
}

function stepped(
  tx: Db,
  found: FoundReservation,
  request: ReservationStep,
  { by, now }: { by: ReturnType<typeof sideOf>; now: Date },
): Promise<Outcome<ReservationRow>> {
  const row = found.reservation
  if (request.step === 'unseat') return unseat(tx, row, now)
  if (request.step === 'no_show' && row.visitState === 'seated') return missAgain(tx, row, now)
  if (request.step === 'reopen') return reopen(tx, row, now)
  if (request.step !== 'cancel') return decideReservation(tx, found, decisionOf(request), { by, now })
  const { wished_by: wishedBy = by, reason } = request
  return cancelReservation(tx, row, wishedBy, { now, reason, recordedBy: by })
}

function decisionOf(request: Exclude<ReservationStep, { step: 'cancel' }>): PartnerDecision {
  if (request.step === 'confirm') return { status: 'confirmed', ...(request.tables && { tables: request.tables }) }
  if (request.step === 'decline') {
    const { reason, alternatives } = request
    return { status: 'declined', reason, ...(alternatives && { alternatives }) }
  }
  return request.step === 'unseat' || request.step === 'reopen' ? {} : DECISIONS[request.step]
}

// Undoes a mistaken press: the party is not there yet, and its tables are still its own. A party at the door was never
// there; if it had waited, it waits again.
async function unseat(tx: Db, row: ReservationRow, now: Date): Promise<Outcome<ReservationRow>> {
  if (row.visitState === 'expected') return done(row)
  if (row.visitState !== 'seated')
    return refused(409, 'illegal_transition', { transition: { from: row.visitState, to: 'expected', allowed: [] } })
  if (row.source === 'walk_in') {
    await tx.execute(sql`UPDATE waitlist SET reservation_code = NULL, changed_at = ${now.toISOString()}::timestamptz,
      state = CASE WHEN called_at IS NULL THEN 'at_door' ELSE 'called' END
      WHERE reservation_code = ${row.code} AND state = 'seated' AND restaurant_id = ${row.restaurantId}`)
    const values = { cancelledAt: now, cancelledBy: 'restaurant' as const }
    return done(await saveReservation(tx, row, values, { by: 'restaurant', action: 'cancelled', now }))
  }
  return done(await saveReservation(tx, row, { visitState: 'expected' }, { by: 'restaurant', action: 'visit', now }))
}

// Undoes a mistaken seating of a party that had not come: its tables are free again.
async function missAgain(tx: Db, row: ReservationRow, now: Date): Promise<Outcome<ReservationRow>> {
  if (isVisitTooEarly('no_show', row.startsAt, now)) return refused(409, 'not_started')
  const [last] = await rowsOf<{ fromState: string }>(
    tx,
    sql`SELECT from_state AS "fromState" FROM reservation_changes WHERE reservation_id = ${row.id} AND action = 'visit'
      ORDER BY id DESC LIMIT 1`,
  )
  const transition = { from: row.visitState, to: 'no_show', allowed: ['finished'] }
  if (!last?.fromState.endsWith('no_show')) return refused(409, 'illegal_transition', { transition })
  const values = { visitState: 'no_show' as const }
  return done(await saveReservation(tx, row, values, { by: 'restaurant', action: 'visit', now }))
}

// Undoes a mistaken end of a visit: who left sits again, who did not come is expected, at their tables where these are free.
async function reopen(tx: Db, row: ReservationRow, now: Date): Promise<Outcome<ReservationRow>> {
  const visitState = REOPENED[row.visitState]
  if (!visitState) return done(row)
  if (now.getTime() >= reopenEndsAt(row.endsAt).getTime()) return refused(409, 'not_changeable')
  const tables = await retakeTables(tx, row, now)
  if (!tables.ok) return tables
  return done(await saveReservation(tx, row, { visitState }, { by: 'restaurant', action: 'visit', now }))
}

const REOPENED: Record<ReservationRow['visitState'], ReservationRow['visitState'] | null> = {
  expected: null,
  seated: null,
  no_show: 'expected',
  finished: 'seated',
}

/** The refusal for tables that could not be chosen; `null` for chosen tables. */
export function tableRefusal(chosen: ChosenTables) {
  if (chosen === 'unknown_table') return refused(422, 'unknown_table', { fields: { tables: 'unknown' } })
  if (chosen === 'named_taken') return refused(409, 'slot_taken', { alternatives: [], fields: { tables: 'taken' } })
  return chosen === 'taken' ? refused(409, 'slot_taken', { alternatives: [] }) : null
}

// Staff named no table for another evening, whose tables they may not see: present tables that are taken or held
// there are replaced instead of refused. So are those on which a party that has grown no longer sits.
async function chooseOwnTables(
  tx: Db,
  wanted: Omit<Wanted, 'names'> & { reservationId: number },
  { isOtherEvening, isLarger }: { isOtherEvening: boolean; isLarger: boolean },
): Promise<ChosenTables> {
  const tables = await ownTables(tx, wanted.reservationId)
  const isTooSmall = isLarger && tables.reduce((sum, { seats }) => sum + seats, 0) < wanted.partySize
  const own = isTooSmall ? [] : tables.map(({ name }) => name)
  const chosen = await chooseTables(tx, { ...wanted, names: own.length > 0 ? own : null })
  return chosen === 'named_taken' && isOtherEvening ? chooseTables(tx, { ...wanted, names: null }) : chosen
}

/** Length of stay of a party of that size, in minutes. */
export async function stayOf(tx: Db, restaurantId: number, partySize: number): Promise<number> {
  const [row] = await rowsOf<{ stays: number[] | null }>(
    tx,
    sql`SELECT to_json(stay_minutes) AS stays FROM restaurants WHERE id = ${restaurantId}`,
  )
  return stayMinutesFor(partySize, row?.stays ?? null)
}

function ownTables(tx: Db, reservationId: number): Promise<{ name: string; seats: number }[]> {
  return rowsOf(
    tx,
    sql`SELECT t.name, t.max_seats AS seats FROM ${occupations} o JOIN dining_tables t ON t.id = o.table_id
      WHERE o.reservation_id = ${reservationId} AND o.ended_at IS NULL ORDER BY t.id`,
  )
}

/** Records the action in the trail, and answers the reservation as the board then shows it. */
export async function recordStep(
  tx: Db,
  row: ReservationRow,
  { actor, restaurantId, brand }: VisitActor,
  action: AuditAction,
  at: Date,
) {
  await recordAction(tx, actor, { at, restaurantId, tenant: brand, action, subject: row.id })
  return done(await viewOf(tx, row, at))
}

async function current(tx: Db, row: ReservationRow, now: Date) {
  return { current: await viewOf(tx, row, now) }
}

async function viewOf(tx: Db, { id }: ReservationRow, now: Date): Promise<BoardReservation> {
  const view = await loadBoardReservation(tx, id, now)
  if (!view) throw new Error('a reservation vanished while it was locked')
  return { ...view, email: '' }
}
