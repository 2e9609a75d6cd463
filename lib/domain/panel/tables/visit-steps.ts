import type { BoardReservation } from '@/lib/domain/panel/board/board-schema'

/** Steps of staff with a reservation on the screen of tables. Contract C24. */
export type VisitStep =
  | 'confirm'
  | 'decline'
  | 'accept_change'
  | 'decline_change'
  | 'seat'
  | 'unseat'
  | 'finish'
  | 'no_show'
  | 'cancel'

/** Steps possible at `nowMs`, the likeliest first. A no-show exists only after the start. Contract C2, C24. */
export function visitSteps(one: BoardReservation, nowMs: number): VisitStep[] {
  const hasStarted = Date.parse(one.starts_at) <= nowMs
  if (one.status === 'declined' || one.cancelled_at || one.visit_state === 'finished') return []
  if (one.status === 'pending') return hasStarted ? [] : ['confirm', 'decline']
  if (one.visit_state === 'no_show') return ['seat']
  if (one.visit_state === 'seated') return ['finish', 'unseat']
  const change: VisitStep[] = one.change_request ? ['accept_change', 'decline_change'] : []
  return hasStarted ? ['seat', 'no_show', 'cancel'] : [...change, 'seat', 'cancel']
}
