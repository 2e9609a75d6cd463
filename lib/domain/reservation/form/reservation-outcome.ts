import { objectOf, outcomeOf } from '@/lib/domain/form/outcome'
import type { Submission, SubmissionEvent, Unanswered } from '@/lib/domain/form/submission'
import type { KnownVisit, Reservation } from '@/lib/domain/reservation/schema'
import { COULD_NOT_RESERVE } from '@/messages/content/could-not-reserve'

/** A free slot offered in place of one that is taken. */
export type AlternativeSlot = Reservation['alternatives'][number]

/** The diner's other visit, as a page may show it: foreign scripts could read a key. Contract C19. */
export type OwnVisit = Omit<KnownVisit, 'code'>

/** A definite answer. */
export type AnsweredReservation =
  | { type: 'succeeded'; code: string }
  | { type: 'taken'; alternatives: AlternativeSlot[] }
  /** Visits are empty if the browser has no key: then only their existence is known. */
  | { type: 'overlapping'; visits: OwnVisit[] }
  | { type: 'refused'; fields: Record<string, string>; message: string }
export type ReservationOutcome = AnsweredReservation | Unanswered
/** State of an attempt to reserve. */
export type ReservationSubmission = Submission<AnsweredReservation>
export type ReservationEvent = SubmissionEvent<AnsweredReservation>

/** Meaning of the answer of POST /api/reservations; a success without a code counts as unanswered. Contract C12. */
export function reservationOutcomeOf(status: number, json: unknown): ReservationOutcome {
  return outcomeOf<AnsweredReservation, AnsweredReservation>(status, json, {
    succeeded: ({ code }) => (typeof code === 'string' && code ? { type: 'succeeded', code } : null),
    refused({ code, fields, message }, { alternatives, visits }) {
      if (code === 'slot_taken') return { type: 'taken', alternatives: listOf(alternatives, isAlternative) }
      if (code === 'visit_overlaps') return { type: 'overlapping', visits: listOf(visits, isOwnVisit) }
      return { type: 'refused', fields, message: message || COULD_NOT_RESERVE }
    },
  })
}

export function withoutKey({ restaurant, reserved_on, guests_number }: KnownVisit): OwnVisit {
  return { restaurant, reserved_on, guests_number }
}

function listOf<T>(value: unknown, isOne: (value: unknown) => value is T): T[] {
  return Array.isArray(value) ? value.filter(isOne) : []
}

function isAlternative(value: unknown): value is AlternativeSlot {
  const { reserved_on, guests_number } = objectOf(value)
  return typeof reserved_on === 'string' && typeof guests_number === 'number'
}

function isOwnVisit(value: unknown): value is OwnVisit {
  const { id, name } = objectOf(objectOf(value).restaurant)
  return isAlternative(value) && typeof id === 'number' && typeof name === 'string'
}
