import { StatePoll } from '@/components/shell/client/state-poll'
import type { Reservation } from '@/lib/domain/reservation/schema'
import { awaitsAnswer } from '@/lib/domain/reservation/visible-state'

/** Polls a reservation that waits for an answer; stops once there is one. */
export function LiveStatus({ reservation }: { reservation: Reservation }) {
  if (!awaitsAnswer(reservation)) return null
  const { code, status, cancelled_at, change_request } = reservation
  const shown = { status, cancelled: cancelled_at !== null, change_pending: change_request !== null }
  return <StatePoll path={`/api/reservations/${code}`} shown={shown} />
}
