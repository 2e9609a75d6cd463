/** Repeats with the same key after which the page stops retrying by itself. Contract C12. */
export const MAX_RETRIES = 3
const DELAYS_MS = [2000, 5000, 12_000] as const

/** It is unknown whether the request arrived. */
export type Unanswered = { type: 'unanswered' }
/** A definite answer. Each form adds its details: a code, a sum, the error of a field. */
export type SubmissionAnswer = { type: string }

type StateAfter<Given extends SubmissionAnswer> = Given extends { type: 'succeeded' }
  ? { kind: 'done' } & Omit<Given, 'type'>
  : { kind: Given['type'] } & Omit<Given, 'type'>

/**
 * State of an attempt to send a form. In `unsure` it is unknown whether it arrived, and repeat `attempt` is pending
 * or under way; in `unconfirmed` all repeats went unanswered; every answer but success is a state of its own name.
 * Contract C12.
 */
export type Submission<Given extends SubmissionAnswer> =
  | { kind: 'editing' }
  | { kind: 'sending' }
  | { kind: 'unsure'; attempt: number }
  | { kind: 'unconfirmed' }
  | StateAfter<Given>

/** Events of a submission; `restored`: the page was reloaded in the unknown state. */
export type SubmissionEvent<Given extends SubmissionAnswer> =
  | Given
  | Unanswered
  | { type: 'submitted' }
  | { type: 'edited' }
  | { type: 'restored' }

export const EDITING = { kind: 'editing' } as const

/** The next state; events that do not fit the present one change nothing, so a double click sends once. Contract C12. */
export function reduceSubmission<Given extends SubmissionAnswer>(
  state: Submission<Given>,
  event: SubmissionEvent<Given>,
): Submission<Given> {
  if (state.kind === 'done') return state
  switch (event.type) {
    case 'submitted':
      return isInFlight(state) ? state : { kind: 'sending' }
    case 'edited':
      return isLocked(state) ? state : EDITING
    case 'restored':
      return { kind: 'unconfirmed' }
    case 'unanswered':
      return afterNoAnswer(state)
    default:
      return afterAnswer(event as Given)
  }
}

/** Is editing locked? Only a definite answer opens the form again. Contract C12. */
export function isLocked(state: { kind: string }): boolean {
  return isInFlight(state) || state.kind === 'unconfirmed' || state.kind === 'done'
}

/** Milliseconds to wait before repeat `attempt` (1, 2, 3); each pause is longer. Contract C12. */
export function nextDelayMs(attempt: number): number {
  return DELAYS_MS[Math.min(Math.max(attempt, 1), MAX_RETRIES) - 1] ?? DELAYS_MS[0]
}

function afterAnswer<Given extends SubmissionAnswer>({ type, ...said }: Given): Submission<Given> {
  return { kind: type === 'succeeded' ? 'done' : type, ...said } as Submission<Given>
}

function afterNoAnswer<Given extends SubmissionAnswer>(state: Submission<Given>): Submission<Given> {
  if (state.kind === 'sending') return { kind: 'unsure', attempt: 1 }
  if (state.kind !== 'unsure') return state
  const { attempt } = state as { attempt: number }
  return attempt < MAX_RETRIES ? { kind: 'unsure', attempt: attempt + 1 } : { kind: 'unconfirmed' }
}

function isInFlight({ kind }: { kind: string }): boolean {
  return kind === 'sending' || kind === 'unsure'
}
