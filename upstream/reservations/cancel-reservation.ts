import type { Db } from '@/upstream/db/database'
import { done, type Outcome, refused } from '@/upstream/db/outcome'
import type { ReservationRow } from '@/upstream/db/schema'
import { isOpenToDiner } from './reservation-view'
import { saveReservation } from './save-reservation'

/** Possible until the visit starts; repeating it changes nothing. Contract C2. */
export async function cancelReservation(
  tx: Db,
  row: ReservationRow,
  by: 'guest' | 'restaurant',
  now: Date,
): Promise<Outcome<ReservationRow>> {
  if (row.cancelledAt) return done(row)
  if (!isOpenToDiner(row, now)) return refused(409, 'not_cancellable')
  const values = { cancelledAt: now, cancelledBy: by, changeRequest: null }
  return done(await saveReservation(tx, row, values, { by, action: 'cancelled', now }))
}
