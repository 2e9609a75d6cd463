import type { Reservation } from '@/lib/domain/reservation/schema'

/** After this many repeats with the same key the page stops asking by itself. Contract C12. */
export const MAX_RETRIES = 3
const DELAYS_MS = [2000, 5000, 12_000] as const

/** A free slot offered in place of one that is taken. */
export type Alternative = Reservation['alternatives'][number]

/**
 * Where an attempt to reserve stands. In `unsure` nobody knows whether it arrived, and repeat `attempt` is waited
 * for or under way; in `gaveUp` all repeats went unanswered. Contract C12.
 */
export type Submission =
  | { kind: 'editing' }
  | { kind: 'sending' }
  | { kind: 'unsure'; attempt: number }
  | { kind: 'gaveUp' }
  | { kind: 'taken'; alternatives: Alternative[] }
  | { kind: 'refused'; fields: Record<string, string>; message: string }
  | { kind: 'done'; code: string }

/** What an answer, or its absence, says. */
export type ReservationOutcome =
  | { type: 'succeeded'; code: string }
  | { type: 'taken'; alternatives: Alternative[] }
  | { type: 'refused'; fields: Record<string, string>; message: string }
  | { type: 'unanswered' }
export type SubmissionEvent = ReservationOutcome | { type: 'submitted' } | { type: 'edited' }

export const EDITING: Submission = { kind: 'editing' }

/** The next state; events that do not fit the present one change nothing, so a double click sends once. Contract C12. */
export function reduceSubmission(state: Submission, event: SubmissionEvent): Submission {
  if (state.kind === 'done') return state
  switch (event.type) {
    case 'submitted':
      return isInFlight(state) ? state : { kind: 'sending' }
    case 'edited':
      return isLocked(state) ? state : EDITING
    case 'unanswered':
      return afterNoAnswer(state)
    case 'succeeded':
      return { kind: 'done', code: event.code }
    case 'taken':
      return { kind: 'taken', alternatives: event.alternatives }
    case 'refused':
      return { kind: 'refused', fields: event.fields, message: event.message }
  }
}

/** May nothing be edited? Only a definite answer opens the form again. Contract C12. */
export function isLocked(state: Submission): boolean {
  return isInFlight(state) || state.kind === 'gaveUp' || state.kind === 'done'
}

/** Milliseconds to wait before repeat `attempt` (1, 2, 3); each pause is longer. Contract C12. */
export function nextDelayMs(attempt: number): number {
  return DELAYS_MS[Math.min(Math.max(attempt, 1), MAX_RETRIES) - 1] ?? DELAYS_MS[0]
}

function afterNoAnswer(state: Submission): Submission {
  if (state.kind === 'sending') return { kind: 'unsure', attempt: 1 }
  if (state.kind !== 'unsure') return state
  return state.attempt < MAX_RETRIES ? { kind: 'unsure', attempt: state.attempt + 1 } : { kind: 'gaveUp' }
}

function isInFlight(state: Submission): boolean {
  return state.kind === 'sending' || state.kind === 'unsure'
}
