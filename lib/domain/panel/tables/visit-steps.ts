import { addHours } from 'date-fns/addHours'
import type { BoardReservation } from '@/lib/domain/panel/board/board-schema'
import { serviceDayOf } from '@/lib/domain/panel/board/service-day'

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
  | 'reopen'
  | 'cancel'

/**
 * Steps possible at `nowMs`, the likeliest first. A no-show exists only after the start, and nobody sits down before the
 * service day of the visit. Contract C2, C24.
 */
export function visitSteps(one: BoardReservation, nowMs: number): VisitStep[] {
  const hasStarted = Date.parse(one.starts_at) <= nowMs
  if (one.status === 'declined' || one.cancelled_at) return []
  const mayReopen = nowMs < reopenEndsAt(new Date(one.ends_at)).getTime()
  if (one.visit_state === 'finished') return mayReopen ? ['reopen'] : []
  if (one.status === 'pending') return hasStarted ? [] : ['confirm', 'decline']
  if (one.visit_state === 'no_show') return mayReopen ? ['seat', 'reopen'] : []
  if (one.visit_state === 'seated') return ['finish', 'unseat']
  const change: VisitStep[] = one.change_request ? ['accept_change', 'decline_change'] : []
  if (hasStarted) return ['seat', 'no_show']
  return hasSeatingBegun(new Date(one.starts_at), nowMs) ? [...change, 'seat', 'cancel'] : [...change, 'cancel']
}

/** True from the beginning of the visit's service day on. Contract C24. */
export function hasSeatingBegun(startsAt: Date, nowMs: number): boolean {
  return serviceDayOf(startsAt) <= serviceDayOf(new Date(nowMs))
}

/** True of a state that no visit can have at `now`: a no-show before it begins, the others before its service day. */
export function isVisitTooEarly(state: BoardReservation['visit_state'], startsAt: Date, now: Date): boolean {
  return state === 'no_show' ? now < startsAt : !hasSeatingBegun(startsAt, now.getTime())
}

const REOPEN_HOURS = 6

/** Until then a visit that was marked as over by mistake goes on. Contract C24. */
export function reopenEndsAt(endsAt: Date): Date {
  return addHours(endsAt, REOPEN_HOURS)
}
