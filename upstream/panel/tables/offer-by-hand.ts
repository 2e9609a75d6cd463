import { addMinutes } from 'date-fns/addMinutes'
import { and, eq } from 'drizzle-orm'
import type { BoardWait } from '@/lib/domain/panel/board/board-schema'
import type { HandOffer } from '@/lib/domain/panel/tables/table-schema'
import { HOLD_MS } from '@/lib/domain/reservation/hold'
import { instantOf, splitWallTime } from '@/lib/domain/time/time'
import type { Db } from '@/upstream/db/database'
import { done, type Outcome, refused } from '@/upstream/db/outcome'
import { holds } from '@/upstream/db/schema'
import { waitlist } from '@/upstream/db/waitlist-schema'
import type { PanelCaller } from '@/upstream/panel/accounts/panel-caller'
import { recordAction } from '@/upstream/panel/accounts/staff-audit'
import { loadBoardWait } from '@/upstream/panel/board/load-board'
import { newCode } from '@/upstream/reservations/code'
import { lockTables, occupyTables } from '@/upstream/reservations/occupy-tables'
import { suspensionRefusal } from '@/upstream/waitlist/answer-offer'
import { chooseTables } from './choose-tables'
import { stayOf, tableRefusal } from './reservation-steps'

/**
 * Holds a table of the staff's choice for a waitlist entry, out of turn; the guest gets the same message as for any
 * offer. Opening hours, lead times and blocks of online bookings are not checked. Contract C25, C33.
 */
export async function offerByHand(
  tx: Db,
  id: number,
  request: HandOffer,
  { restaurantId, actor }: PanelCaller,
  now: Date,
): Promise<Outcome<BoardWait>> {
  const own = and(eq(waitlist.id, id), eq(waitlist.restaurantId, restaurantId))
  // Locks the entry before the restaurant, in the same order as an answer of a guest.
  const [entry] = await tx.select().from(waitlist).where(own).for('update')
  if (!entry) return refused(404, 'unknown_waitlist_entry')
  if (entry.state !== 'waiting') return refused(409, 'changed_meanwhile', { current: await loadBoardWait(tx, id) })
  const suspended = await suspensionRefusal(tx, restaurantId)
  if (suspended) return suspended
  const { date, time } = splitWallTime(request.reserved_on)
  const startsAt = instantOf(date, time)
  if (startsAt <= now) return refused(422, 'in_the_past', { fields: { reserved_on: 'in_the_past' } })
  const { partySize, tenant, network } = entry
  const endsAt = addMinutes(startsAt, await stayOf(tx, restaurantId, partySize))
  await lockTables(tx, restaurantId, now)
  const names = request.tables ?? null
  const chosen = await chooseTables(tx, { restaurantId, startsAt, endsAt, partySize, names, reservationId: null })
  const refusal = tableRefusal(chosen)
  if (refusal) return refusal
  const hold = { token: newCode(), expiresAt: new Date(now.getTime() + HOLD_MS) }
  await tx.insert(holds).values({ ...hold, tenant, restaurantId, startsAt, partySize, clientHash: network })
  const range = { fromMs: startsAt.getTime(), untilMs: endsAt.getTime() }
  await occupyTables(tx, restaurantId, chosen as number[], range, { holdToken: hold.token })
  const offer = { holdToken: hold.token, offeredOn: request.reserved_on, offerEndsAt: hold.expiresAt, byHand: true }
  await tx
    .update(waitlist)
    .set({ ...offer, state: 'offered', changedAt: now })
    .where(own)
  await recordAction(tx, actor, { at: now, restaurantId, action: 'offered_table', subject: id })
  return done(await loadBoardWait(tx, id))
}
