import type { BoardReservation } from './board-schema'

/** The next confirmed party; `null` if no more are expected. Contract C29. */
export function nextVisit(reservations: readonly BoardReservation[], nowMs: number): BoardReservation | null {
  const expected = reservations.filter(
    ({ status, visit_state, cancelled_at, starts_at }) =>
      status === 'confirmed' && visit_state === 'expected' && !cancelled_at && Date.parse(starts_at) > nowMs,
  )
  return expected.sort((a, b) => Date.parse(a.starts_at) - Date.parse(b.starts_at))[0] ?? null
}
