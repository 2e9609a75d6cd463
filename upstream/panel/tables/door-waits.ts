import { addMinutes } from 'date-fns/addMinutes'
import { and, eq, isNotNull, sql } from 'drizzle-orm'
import type { BoardReservation, BoardWait } from '@/lib/domain/panel/board/board-schema'
import type { DoorSeat, DoorStep, DoorWaitRequest } from '@/lib/domain/panel/tables/door-schema'
import { localDateOf, localTimeOf } from '@/lib/domain/time/time'
import type { Db } from '@/upstream/db/database'
import { done, type Outcome, refused } from '@/upstream/db/outcome'
import { type WaitlistRow, waitlist } from '@/upstream/db/waitlist-schema'
import type { PanelCaller } from '@/upstream/panel/accounts/panel-caller'
import { recordAction } from '@/upstream/panel/accounts/staff-audit'
import { loadBoardWait } from '@/upstream/panel/board/load-board'
import { newCode } from '@/upstream/reservations/code'
import { reserveByStaff } from './reservation-steps'

type Caller = PanelCaller & { tenant: string }

/** Adds a party at the door, with the promised time. The rules of a diner's entry do not apply. Contract C25. */
export async function addDoorWait(
  tx: Db,
  { customer_name, phone_number, email, guests_number, wait_minutes }: DoorWaitRequest,
  { restaurantId, tenant, actor }: Caller,
  now: Date,
): Promise<Outcome<BoardWait>> {
  const time = localTimeOf(now)
  const values = {
    code: newCode(),
    tenant,
    restaurantId,
    day: localDateOf(now),
    fromTime: time,
    toTime: time,
    partySize: guests_number,
    customerName: customer_name,
    phoneNumber: phone_number ?? '',
    email: email ?? '',
    state: 'at_door' as const,
    promisedAt: addMinutes(now, wait_minutes),
    createdAt: now,
    changedAt: now,
  }
  const [made] = await tx.insert(waitlist).values(values).returning({ id: waitlist.id })
  if (!made) throw new Error('an inserted waitlist entry came back without an id')
  await recordAction(tx, actor, { at: now, restaurantId, action: 'listed_party', subject: made.id })
  return done(await loadBoardWait(tx, made.id))
}

const STEPS = {
  call: { from: ['at_door'], to: () => 'called', action: 'called_party' },
  leave: { from: ['at_door', 'called'], to: () => 'left', action: 'party_left' },
  // A party that was called stays called, so that the message is sent once.
  return: { from: ['left'], to: ({ calledAt }) => (calledAt ? 'called' : 'at_door'), action: 'party_back' },
} as const satisfies Record<
  DoorStep,
  { from: readonly WaitlistRow['state'][]; to(entry: WaitlistRow): WaitlistRow['state']; action: string }
>

/** Calls a party at the door, removes it from the list, or puts it back; a repeat changes nothing. Contract C25. */
export async function stepDoorWait(
  tx: Db,
  id: number,
  step: DoorStep,
  { restaurantId, actor }: PanelCaller,
  now: Date,
): Promise<Outcome<BoardWait>> {
  const entry = await lockDoorWait(tx, id, restaurantId)
  if (!entry) return refused(404, 'unknown_waitlist_entry')
  const { from, to, action } = STEPS[step]
  const next = to(entry)
  if (entry.state === next || (step === 'return' && isAtDoor(entry))) return done(await loadBoardWait(tx, id))
  if (!from.some((one) => one === entry.state)) return changedMeanwhile(tx, id)
  await tx
    .update(waitlist)
    .set({ state: next, changedAt: now, ...(step === 'call' && { calledAt: now }) })
    .where(eq(waitlist.id, id))
  await recordAction(tx, actor, { at: now, restaurantId, action, subject: id })
  return done(await loadBoardWait(tx, id))
}

/** Seats a party that waited at the door, like any party at the door; answers the reservation. Contract C24, C25. */
export async function seatDoorWait(
  tx: Db,
  id: number,
  { guests_number, notes, tables }: DoorSeat,
  caller: Caller,
  now: Date,
): Promise<Outcome<BoardReservation>> {
  const entry = await lockDoorWait(tx, id, caller.restaurantId)
  if (!entry) return refused(404, 'unknown_waitlist_entry')
  if (!isAtDoor(entry)) return changedMeanwhile(tx, id)
  const party = { customer_name: entry.customerName, phone_number: entry.phoneNumber || null }
  const seated = await reserveByStaff(tx, { reserved_on: null, guests_number, notes, tables, ...party }, caller, now)
  if (!seated.ok) return seated
  const code = sql`(SELECT code FROM reservations WHERE id = ${seated.value.id})`
  await tx.update(waitlist).set({ state: 'seated', reservationCode: code, changedAt: now }).where(eq(waitlist.id, id))
  return seated
}

// Locks the entry before the restaurant, in the same order as offers.
async function lockDoorWait(tx: Db, id: number, restaurantId: number): Promise<WaitlistRow | null> {
  const own = and(eq(waitlist.id, id), eq(waitlist.restaurantId, restaurantId), isNotNull(waitlist.promisedAt))
  const [entry] = await tx.select().from(waitlist).where(own).for('update')
  return entry ?? null
}

const isAtDoor = ({ state }: WaitlistRow) => state === 'at_door' || state === 'called'

async function changedMeanwhile(tx: Db, id: number) {
  return refused(409, 'changed_meanwhile', { current: await loadBoardWait(tx, id) })
}
