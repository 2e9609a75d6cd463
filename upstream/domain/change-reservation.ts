import { type SlotJudgement, slotJudge } from '@/lib/availability/judge-slot'
import type { Place } from '@/lib/availability/place'
import { clampStay } from '@/lib/availability/stay'
import type { ReservationChange } from '@/lib/reservation/schema'
import { splitWallTime } from '@/lib/time'
import type { Db } from '../db/database'
import type { Alternative, ReservationRow } from '../db/schema'
import type { Caps } from './caps/caps'
import { queueForContact } from './caps/contact'
import { roomCapRefusal, visitCapRefusal } from './caps/reservation-caps'
import { stateOf } from './create-reservation'
import { occupy, queueFor, vacate } from './occupy'
import { done, type Outcome, refused } from './outcome'
import { loadPlaces } from './places'
import { isOpenToGuest } from './reservation-view'
import { type Deed, saveReservation } from './save-reservation'
import { slotRefusal } from './slot-refusal'

export interface Move {
  wanted: Alternative
  place: Place
  judged: SlotJudgement
}

/**
 * The old table is kept until the new one is certain, since both change in one transaction. What the restaurant
 * would have to approve becomes a `change_request` beside a confirmed reservation that stands. Contract C2.
 */
export async function changeReservation(
  tx: Db,
  row: ReservationRow,
  change: ReservationChange,
  { now, caps }: { now: Date; caps: Caps },
): Promise<Outcome<ReservationRow>> {
  if (!isOpenToGuest(row, now)) return refused(409, 'not_changeable')
  const wanted = {
    reserved_on: change.reserved_on ?? row.reservedOn,
    guests_number: change.guests_number ?? row.guestsNumber,
  }
  const words = { notesFromGuest: change.notes_from_guest, extras: change.extras }
  if (isSame(row, wanted)) return done(await saveWords(tx, row, change, words, now))

  const judged = await judgeMove(tx, row, wanted, now)
  if (!judged.ok) return judged
  const move = judged.value
  const tooMany = await moveCapRefusal(tx, row, move, caps, now)
  if (tooMany) return tooMany
  const state = stateOf(move.place, move.judged, splitWallTime(wanted.reserved_on).date, now)
  if (row.status === 'confirmed' && (state.status === 'pending' || move.judged.reason === 'too_soon')) {
    const deed = { by: 'guest', action: 'change_requested', now } as const
    return done(await saveReservation(tx, row, { ...words, changeRequest: wanted }, deed))
  }
  return done(await moveReservation(tx, row, move, { ...words, ...state }, { by: 'guest', action: 'changed', now }))
}

/** Visits that were made on many days are not gathered on one, nor those of many hours at one. Decision 0026. */
async function moveCapRefusal(tx: Db, row: ReservationRow, { wanted, place, judged }: Move, caps: Caps, now: Date) {
  const { date } = splitWallTime(wanted.reserved_on)
  const contact = { email: row.email, phone: row.phoneNumber }
  const requester = { caps, network: row.network }
  const visit = { place, judged, contact, requester, now, movedId: row.id }
  if (date === splitWallTime(row.reservedOn).date) return roomCapRefusal(tx, visit)
  await queueForContact(tx, contact, row.network)
  return visitCapRefusal(tx, date, visit)
}

/** Asking for what stands already takes back a wish for something else. */
async function saveWords(
  tx: Db,
  row: ReservationRow,
  { reserved_on, guests_number }: ReservationChange,
  words: Partial<ReservationRow>,
  now: Date,
): Promise<ReservationRow> {
  const isWithdrawn = row.changeRequest !== null && (reserved_on !== undefined || guests_number !== undefined)
  const values = isWithdrawn ? { ...words, changeRequest: null } : words
  return saveReservation(tx, row, values, { by: 'guest', action: isWithdrawn ? 'change_withdrawn' : 'edited', now })
}

/** The judgement of a wished move, with the reservation's own tables counted as free. */
export async function judgeMove(
  tx: Db,
  row: ReservationRow,
  wanted: Alternative,
  now: Date,
  approved = false,
): Promise<Outcome<Move>> {
  const { date, time } = splitWallTime(wanted.reserved_on)
  const { restaurantId: id, id: reservationId, tenant } = row
  await queueFor(tx, id, now)
  const place = (await loadPlaces(tx, { tenant, ids: [id], date, now, reservationId })).get(id)
  if (!place) return refused(404, 'unknown_restaurant')
  const partySize = wanted.guests_number
  const durationMinutes = clampStay(row.durationMinutes, partySize, place.stayMinutes)
  const judged = slotJudge(place, partySize, now, { durationMinutes, approved }).judge(date, time)
  // The time was accepted once; another party size so late is for the restaurant to say.
  const stays = wanted.reserved_on === row.reservedOn && judged.reason === 'too_soon' && row.status === 'confirmed'
  const field = wanted.reserved_on === row.reservedOn ? 'guests_number' : 'reserved_on'
  const refusal = stays ? null : slotRefusal(place, { date, time, partySize }, judged, now, field)
  return refusal ?? done({ wanted, place, judged })
}

/** Swaps tables and saves, in that order. */
export async function moveReservation(
  tx: Db,
  row: ReservationRow,
  { wanted, judged }: Pick<Move, 'wanted' | 'judged'>,
  values: Partial<ReservationRow>,
  deed: Deed,
  enquiryTableIds: number[] = [],
): Promise<ReservationRow> {
  await vacate(tx, row.id, deed.now)
  const tableIds = judged.seating?.tableIds ?? enquiryTableIds
  if (tableIds.length > 0) await occupy(tx, row.restaurantId, tableIds, judged, { reservationId: row.id })
  const moved = { reservedOn: wanted.reserved_on, guestsNumber: wanted.guests_number, changeRequest: null }
  return saveReservation(tx, row, { ...values, ...moved }, deed)
}

function isSame(row: ReservationRow, wanted: Alternative): boolean {
  return wanted.reserved_on === row.reservedOn && wanted.guests_number === row.guestsNumber
}
