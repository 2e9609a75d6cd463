import type { Reservation } from '@/lib/domain/reservation/schema'

type Visit = Pick<Reservation, 'reserved_on' | 'guests_number'>

/** Sealed answer of a change, with which the reservation's page shows old and new once. Contract C2. */
export interface MovedAnswer {
  form: 'moved'
  code: string
  before: Visit
  after: Visit
}

/** The answer of a change that moved the visit; null for one that waits for the restaurant or changed nothing. */
export function movedAnswer(before: Reservation, after: Reservation): MovedAnswer | null {
  if (isSame(before, after)) return null
  return { form: 'moved', code: after.code, before: visitOf(before), after: visitOf(after) }
}

/** The visit before the change that the answer reports; null where the reservation is not what it left. */
export function visitBefore(answer: MovedAnswer | null, reservation: Reservation): Visit | null {
  return answer?.code === reservation.code && isSame(answer.after, reservation) ? answer.before : null
}

function visitOf({ reserved_on, guests_number }: Visit): Visit {
  return { reserved_on, guests_number }
}

function isSame(one: Visit, other: Visit): boolean {
  return one.reserved_on === other.reserved_on && one.guests_number === other.guests_number
}
