import type { Reservation } from '@/lib/domain/reservation/schema'
import type { ReservationStatus } from '@/lib/domain/reservation/status'

/** What a diner is told; cancellation stands beside the enum of three. Ledger L197–L199, reading A13. */
export type VisibleState = ReservationStatus | 'cancelled'

/** A cancelled reservation reads as cancelled whatever it was before. Contract C2. */
export function visibleState({ status, cancelled_at }: Pick<Reservation, 'status' | 'cancelled_at'>): VisibleState {
  return cancelled_at ? 'cancelled' : status
}

/** Is there an answer to wait for? */
export function awaitsAnswer(reservation: Pick<Reservation, 'status' | 'cancelled_at' | 'change_request'>): boolean {
  const state = visibleState(reservation)
  return state === 'pending' || (state === 'confirmed' && reservation.change_request !== null)
}
