import { eq, type SQL, type SQLWrapper, sql } from 'drizzle-orm'
import type { WaitlistAccept } from '@/lib/domain/waitlist/schema'
import type { AppName } from '@/lib/domain/wire'
import { type Db, rowsOf } from '@/upstream/db/database'
import { done, type Outcome, refused } from '@/upstream/db/outcome'
import { holds, type ReservationRow } from '@/upstream/db/schema'
import { waitlist } from '@/upstream/db/waitlist-schema'
import { copyTouches } from '@/upstream/marketing/save-touches'
import { createReservation } from '@/upstream/reservations/create-reservation'
import { hasWaitlistCode } from './find-waitlist-entry'
import { isWithinWindow } from './other-hours'
import { reserveOfferedTable } from './reserve-offered-table'

interface Caller {
  code: string
  tenant: string
  appName: AppName
  now: Date
}

/** Turns the held table, or another free hour of the window in its place, into a reservation. Contract C2. */
export async function acceptOffer(
  tx: Db,
  { customer_name, reserved_on }: WaitlistAccept,
  { code, tenant, appName, now }: Caller,
): Promise<Outcome<{ code: string; status: ReservationRow['status'] }>> {
  const [entry] = await tx.select().from(waitlist).where(hasWaitlistCode(code, tenant)).for('update')
  if (!entry) return refused(404, 'unknown_waitlist_entry')
  const { state, offerEndsAt, offeredOn, holdToken, restaurantId, partySize, phoneNumber, email } = entry
  if (state !== 'offered' || !offeredOn || !holdToken || !offerEndsAt || offerEndsAt <= now)
    return refused(409, 'offer_over')
  const suspended = await suspensionRefusal(tx, restaurantId)
  if (suspended) return suspended
  const reservedOn = reserved_on ?? offeredOn
  if (reservedOn !== offeredOn && (entry.byHand || !isWithinWindow(entry, reservedOn)))
    return refused(422, 'invalid', { fields: { reserved_on: 'invalid' } })
  const made = entry.byHand
    ? await reserveOfferedTable(tx, { ...entry, offeredOn, holdToken }, { customerName: customer_name, appName, now })
    : await createReservation(
        tx,
        {
          customer_name,
          phone_number: phoneNumber,
          email,
          restaurant_id: restaurantId,
          reserved_on: reservedOn,
          guests_number: partySize,
          notes_from_guest: '',
          source: 'waitlist',
          sms_marketing: false,
          email_marketing: false,
          extras: {},
          hold_token: holdToken,
        },
        { tenant, appName, now, counted: { offeredTo: entry.network } },
      )
  if (!made.ok) return made
  await copyTouches(tx, entry.id, made.value.code)
  await tx
    .update(waitlist)
    .set({ state: 'reserved', reservationCode: made.value.code, changedAt: now })
    .where(eq(waitlist.id, entry.id))
  return done(made.value)
}

/** Do diners find the restaurant of this id, at any brand? Contract C33. */
export function isOpenRestaurant(restaurantId: SQLWrapper): SQL {
  return sql`EXISTS (SELECT 1 FROM restaurants o WHERE o.id = ${restaurantId} AND o.state = 'open')`
}

/** Refuses an offer at a restaurant that diners do not find, where it was made before a suspension too. Contract C33. */
export async function suspensionRefusal(tx: Db, restaurantId: number) {
  const rows = await rowsOf(tx, sql`SELECT 1 WHERE ${isOpenRestaurant(sql`${restaurantId}`)}`)
  return rows.length > 0 ? null : refused(409, 'restaurant_suspended')
}

/**
 * Ends the entry: no more messages, and a held table becomes free for the next entry. Leaving twice is not an error.
 */
export async function leaveWaitlist(tx: Db, { code, tenant, now }: Omit<Caller, 'appName'>): Promise<boolean> {
  const [entry] = await tx.select().from(waitlist).where(hasWaitlistCode(code, tenant)).for('update')
  if (!entry) return false
  if (entry.state !== 'waiting' && entry.state !== 'offered') return true
  if (entry.holdToken) await tx.delete(holds).where(eq(holds.token, entry.holdToken))
  await tx.update(waitlist).set({ state: 'left', changedAt: now }).where(eq(waitlist.id, entry.id))
  return true
}
