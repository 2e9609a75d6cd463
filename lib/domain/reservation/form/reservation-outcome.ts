import { objectOf, outcomeOf } from '@/lib/domain/form/outcome'
import type { Submission, SubmissionEvent, Unanswered } from '@/lib/domain/form/submission'
import type { Reservation } from '@/lib/domain/reservation/schema'
import { COULD_NOT_RESERVE } from '@/messages/content/could-not-reserve'

/** A free slot offered in place of one that is taken. */
export type Alternative = Reservation['alternatives'][number]

/** What a definite answer says. */
export type ReservationAnswer =
  | { type: 'succeeded'; code: string }
  | { type: 'taken'; alternatives: Alternative[] }
  | { type: 'refused'; fields: Record<string, string>; message: string }
export type ReservationOutcome = ReservationAnswer | Unanswered
/** Where an attempt to reserve stands. */
export type ReservationSubmission = Submission<ReservationAnswer>
export type ReservationEvent = SubmissionEvent<ReservationAnswer>

/** What the answer of POST /api/reservations means; a success without a code leaves it open. Contract C12. */
export function reservationOutcomeOf(status: number, json: unknown): ReservationOutcome {
  return outcomeOf<ReservationAnswer, ReservationAnswer>(status, json, {
    succeeded: ({ code }) => (typeof code === 'string' && code ? { type: 'succeeded', code } : null),
    refused: ({ code, fields, message }, { alternatives }) =>
      code === 'slot_taken'
        ? { type: 'taken', alternatives: alternativesOf(alternatives) }
        : { type: 'refused', fields, message: message || COULD_NOT_RESERVE },
  })
}

function alternativesOf(value: unknown): Alternative[] {
  return Array.isArray(value) ? value.filter(isAlternative) : []
}

function isAlternative(value: unknown): value is Alternative {
  const { reserved_on, guests_number } = objectOf(value)
  return typeof reserved_on === 'string' && typeof guests_number === 'number'
}
