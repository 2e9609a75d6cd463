import type { Db } from '@/upstream/db/database'
import { done, type Outcome, refused } from '@/upstream/db/outcome'
import type { ReservationRow } from '@/upstream/db/schema'
import { isOpenToDiner } from './reservation-view'
import { type AuditContext, saveReservation } from './save-reservation'

/**
 * Possible until the visit starts; repeating it changes nothing. `by` is the side that wants it, `recordedBy` the
 * side that entered it, if different. The diner reads the reason of every cancellation but their own. Contract C2.
 */
export async function cancelReservation(
  tx: Db,
  row: ReservationRow,
  by: NonNullable<ReservationRow['cancelledBy']>,
  { now, reason, recordedBy = by }: { now: Date; reason?: string; recordedBy?: AuditContext['by'] },
): Promise<Outcome<ReservationRow>> {
  if (row.cancelledAt) return done(row)
  if (!isOpenToDiner(row, now)) return refused(409, 'not_cancellable')
  const reasons = by !== 'guest' && reason ? { declineReason: reason } : {}
  const values = { cancelledAt: now, cancelledBy: by, changeRequest: null, ...reasons }
  return done(await saveReservation(tx, row, values, { by: recordedBy, action: 'cancelled', now, reason }))
}
