import { and, eq, sql } from 'drizzle-orm'
import { visitAnswerDueAt } from '@/lib/domain/reservation/answer-due'
import type { RestaurantAvailability } from '@/lib/domain/reservation/availability/restaurant-availability'
import { type SlotEvaluation, slotEvaluator } from '@/lib/domain/reservation/availability/slot-evaluator'
import { leadHours, stayRefusal } from '@/lib/domain/reservation/availability/visit-times'
import type { ReservationRequest } from '@/lib/domain/reservation/schema'
import { areAtOnce, isSameVisit } from '@/lib/domain/reservation/visit-overlap'
import { splitWallTime } from '@/lib/domain/time/time'
import type { AppName } from '@/lib/domain/wire'
import { type Contact, contactLock } from '@/upstream/caps/contact'
import type { Requester } from '@/upstream/caps/requester'
import { reservationCapRefusal } from '@/upstream/caps/reservation-caps'
import { type Db, preparedRows, preparedRowsOfEach } from '@/upstream/db/database'
import { done, type Outcome, refused } from '@/upstream/db/outcome'
import { holds, type ReservationRow, reservations } from '@/upstream/db/schema'
import { recordConsents } from '@/upstream/person-data/record-consents'
import {
  type AvailabilityQuery,
  type AvailabilityRow,
  availabilityQuery,
  restaurantAvailabilityOf,
} from '@/upstream/restaurants/load-restaurant-availability'
import { newCode } from './code'
import { knownVisitOf, listOwnVisits } from './known-visits'
import { rangeOf, restaurantLock } from './occupy-tables'
import { slotRefusal } from './slot-refusal'

interface Caller {
  tenant: string
  appName: AppName
  now: Date
  /**
   * The sender whose limits apply, and the contact for refusals; an accepted offer was counted when it was made, so it
   * only carries its network.
   */
  counted: { requester: Requester; supportEmail: string } | { offeredTo: string | null }
  /** The restaurant's own test reservation, allowed in any state. Contract C33. */
  isTest?: boolean
}

/**
 * Confirmed at once if a partner's table is free and the lead time is kept, otherwise pending. Contract C2. Throws
 * SQLSTATE 23P01 on a lost race; the caller repeats the transaction.
 */
export async function createReservation(
  tx: Db,
  request: ReservationRequest,
  { tenant, appName, now, counted, isTest = false }: Caller,
): Promise<Outcome<{ code: string; status: ReservationRow['status'] }>> {
  const { date, time } = splitWallTime(request.reserved_on)
  const { restaurant_id: id, guests_number: partySize, hold_token: holdToken } = request
  const contact = { email: request.email, phone: request.phone_number }
  const availability = await lockAndLoad(
    tx,
    { tenant, ids: [id], date, now, holdToken, isForStaff: isTest },
    contact,
    counted,
  )
  if (!availability) return refused(404, 'unknown_restaurant')

  const wrongStay = request.duration && stayRefusal(request.duration, partySize, availability.stayMinutes)
  if (wrongStay) return refused(422, 'invalid_duration', { fields: { duration: wrongStay } })
  const evaluation = slotEvaluator(availability, partySize, now, { durationMinutes: request.duration }).evaluate(
    date,
    time,
  )
  // Checked before the table is chosen: the diner's own reservation may have the last one. A sender without keys, like
  // one who confirms a second visit, is told of none.
  const hasKeys = Boolean(request.known_codes?.length || request.follows)
  const isTold = hasKeys && !request.second_visit && 'requester' in counted
  const own = isTold ? await listOwnVisits(tx, request, tenant, now) : []
  const repeated = own.find((visit) => isSameVisit(request, visit))
  if (repeated) {
    await dropHold(tx, id, holdToken)
    return done({ code: repeated.code, status: repeated.status })
  }
  const overlapping = own.filter((visit) => areAtOnce(visit, evaluation))
  if (overlapping.length > 0) return refused(409, 'visit_overlaps', { visits: overlapping.map(knownVisitOf) })
  const refusal = slotRefusal(availability, { date, time, partySize }, evaluation, now, 'reserved_on')
  if (refusal) return refusal
  if ('requester' in counted) {
    const { requester, supportEmail } = counted
    const repeats = request.second_visit ? null : { reservedOn: request.reserved_on, partySize }
    const visit = { availability, evaluation, contact, requester, now, holdToken, repeats }
    const tooMany = await reservationCapRefusal(tx, date, visit, supportEmail)
    if (tooMany) return tooMany
  }
  await dropHold(tx, id, holdToken)

  const row = {
    ...rowOf(request),
    ...stateOf(availability, evaluation, date, now),
    tenant,
    appName,
    network: 'requester' in counted ? counted.requester.network : counted.offeredTo,
    createdAt: now,
    isTest,
    code: newCode(),
  }
  await insertReservation(tx, row, evaluation)
  const { smsMarketing: sms, emailMarketing } = row
  // Our form asks for consents once the reservation stands; other callers send them with it.
  if (!isTest && (sms || emailMarketing)) {
    const origin = { kind: 'reservation' as const, code: row.code }
    const ticked = { email: emailMarketing, sms }
    await recordConsents(tx, { tenant, origin, ...contact, ticked }, now)
  }
  return done({ code: row.code, status: row.status })
}

async function dropHold(tx: Db, restaurantId: number, token: string | undefined): Promise<void> {
  if (token) await tx.delete(holds).where(and(eq(holds.token, token), eq(holds.restaurantId, restaurantId)))
}

/** One round trip to the database: the availability is read after the locks are taken. */
async function lockAndLoad(
  tx: Db,
  query: AvailabilityQuery & { ids: [number] },
  contact: Contact,
  counted: Caller['counted'],
): Promise<RestaurantAvailability | null> {
  const locks = restaurantLock(query.ids[0], query.now)
  if ('requester' in counted) locks.push(contactLock(contact, counted.requester.network))
  const answers = await preparedRowsOfEach(tx, [...locks, availabilityQuery(query)])
  const [row] = answers.at(-1) as AvailabilityRow[]
  return row ? restaurantAvailabilityOf(row) : null
}

/**
 * One statement: the reservation, its tables and the first entry of its trail, from which triggers queue the
 * messages.
 */
async function insertReservation(
  tx: Db,
  row: typeof reservations.$inferInsert & { createdAt: Date },
  { seating, fromMs, untilMs }: SlotEvaluation,
): Promise<void> {
  const tables = sql.join(
    (seating?.tableIds ?? []).map((tableId) => sql`(${tableId}::int)`),
    sql`, `,
  )
  const occupied = sql`occupied AS (
      INSERT INTO occupations (restaurant_id, table_id, during, reservation_id)
      SELECT ${row.restaurantId}::int, seat.table_id, ${rangeOf(fromMs, untilMs)}::tstzrange, made.id
      FROM made, (VALUES ${tables}) AS seat (table_id)
    )`
  await preparedRows(
    tx,
    sql`WITH made AS ${tx.insert(reservations).values(row).returning({ id: reservations.id })}
      ${seating ? sql`, ${occupied}` : sql``}
    INSERT INTO reservation_changes (reservation_id, at, by, action, to_state)
    SELECT made.id, ${row.createdAt.toISOString()}::timestamptz, 'guest', 'created', ${row.status}::text FROM made`,
  )
}

/** The status that follows from the evaluation, at creation and at each move. */
export function stateOf(availability: RestaurantAvailability, evaluation: SlotEvaluation, date: string, now: Date) {
  const startsAt = new Date(evaluation.fromMs)
  const confirmed = evaluation.reason === 'available' && evaluation.confirm === 'auto'
  const request = {
    partner: availability.partner,
    startsAt,
    leadHours: leadHours(availability.autoConfirmBeforeHours, date),
  }
  return {
    status: confirmed ? ('confirmed' as const) : ('pending' as const),
    startsAt,
    endsAt: new Date(evaluation.untilMs),
    answerDueAt: confirmed ? null : visitAnswerDueAt(request, now),
  }
}

function rowOf(request: ReservationRequest) {
  return {
    restaurantId: request.restaurant_id,
    reservedOn: request.reserved_on,
    partySize: request.guests_number,
    customerName: request.customer_name,
    phoneNumber: request.phone_number,
    email: request.email,
    notesFromGuest: request.notes_from_guest,
    source: request.source,
    smsMarketing: request.sms_marketing,
    emailMarketing: request.email_marketing,
    durationMinutes: request.duration ?? null,
    extras: request.extras,
  }
}
