import { addHours } from 'date-fns/addHours'
import type { Reservation } from '@/lib/domain/reservation/schema'
import type { ReservationStatus } from '@/lib/domain/reservation/status'

/** State shown to a diner; the enum of three has no cancellation. Ledger L197–L199, reading A13. */
export type VisibleState = ReservationStatus | 'cancelled'

/** A cancelled reservation is shown as cancelled, whatever its status. Contract C2. */
export function visibleState({ status, cancelled_at }: Pick<Reservation, 'status' | 'cancelled_at'>): VisibleState {
  return cancelled_at ? 'cancelled' : status
}

/** Most hours after the end of the stay until a seated guest counts as having left, marked or not. */
const LATEST_LEAVING_HOURS = 6

/** Is the time of a confirmed visit over? It does not tell whether the guest came. Contract C2. */
export function isVisitOver(
  reservation: Pick<Reservation, 'status' | 'cancelled_at' | 'ends_at' | 'visit_state'>,
  now: Date,
): boolean {
  if (visibleState(reservation) !== 'confirmed') return false
  const { visit_state: state, ends_at: endsAt } = reservation
  if (state === 'finished' || state === 'no_show') return true
  return (state === 'seated' ? addHours(endsAt, LATEST_LEAVING_HOURS) : new Date(endsAt)) <= now
}

/** Is an answer still pending? */
export function awaitsAnswer(reservation: Pick<Reservation, 'status' | 'cancelled_at' | 'change_request'>): boolean {
  const state = visibleState(reservation)
  return state === 'pending' || (state === 'confirmed' && reservation.change_request !== null)
}
