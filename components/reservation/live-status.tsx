import type { Reservation } from '@/lib/reservation/schema'
import { awaitsAnswer } from '@/lib/reservation/visible-state'
import { StatusPoll } from './status-poll'

/** Watches a reservation that waits for an answer; nothing once there is one. */
export function LiveStatus({ reservation }: { reservation: Reservation }) {
  if (!awaitsAnswer(reservation)) return null
  const { code, status, cancelled_at, change_request } = reservation
  const shown = { status, cancelled: cancelled_at !== null, change_pending: change_request !== null }
  return <StatusPoll code={code} shown={shown} />
}
