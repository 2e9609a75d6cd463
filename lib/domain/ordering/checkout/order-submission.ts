import { MAX_RETRIES } from '@/lib/domain/form/submission'
import type { Grosze } from '@/lib/domain/money'

/**
 * Where an attempt to order stands. In `unsure` nobody knows whether it arrived, and repeat `attempt` is waited for or
 * under way; in `gaveUp` all repeats went unanswered; `repriced` asks again with the new sum. Contract C3, C12.
 */
export type OrderSubmission =
  | { kind: 'editing' }
  | { kind: 'sending' }
  | { kind: 'unsure'; attempt: number }
  | { kind: 'gaveUp' }
  | { kind: 'repriced'; fromGrosze: Grosze; toGrosze: Grosze }
  | { kind: 'refused'; code: string; fields: Record<string, string>; message: string }
  | { kind: 'done'; location: string; next: string | null }

/** What an answer, or its absence, says; `next` is where to go to pay. */
export type OrderOutcome =
  | { type: 'succeeded'; location: string; next: string | null }
  | { type: 'repriced'; toGrosze: Grosze }
  | { type: 'refused'; code: string; fields: Record<string, string>; message: string }
  | { type: 'unanswered' }
export type OrderEvent =
  | OrderOutcome
  | { type: 'submitted'; totalGrosze: Grosze }
  | { type: 'edited' }
  | { type: 'restored' }

/** `sentGrosze` is the sum that the diner agreed to with the last press. */
export type OrderAttempt = { state: OrderSubmission; sentGrosze: Grosze }

export const INITIAL_ATTEMPT: OrderAttempt = { state: { kind: 'editing' }, sentGrosze: 0 }

/** The next state; events that do not fit the present one change nothing, so two taps order once. Contract C12. */
export function reduceOrderSubmission(attempt: OrderAttempt, event: OrderEvent): OrderAttempt {
  if (attempt.state.kind === 'done') return attempt
  if (event.type === 'submitted') return submitted(attempt, event.totalGrosze)
  return { ...attempt, state: stateAfter(attempt, event) }
}

/** May nothing be edited? Only a definite answer opens the form again. Contract C12. */
export function isOrderLocked({ kind }: OrderSubmission): boolean {
  return kind === 'sending' || kind === 'unsure' || kind === 'gaveUp' || kind === 'done'
}

function submitted(attempt: OrderAttempt, totalGrosze: Grosze): OrderAttempt {
  const { kind } = attempt.state
  if (kind === 'sending' || kind === 'unsure') return attempt
  return { state: { kind: 'sending' }, sentGrosze: totalGrosze }
}

function stateAfter({ state, sentGrosze }: OrderAttempt, event: Exclude<OrderEvent, { type: 'submitted' }>) {
  switch (event.type) {
    case 'edited':
      return isOrderLocked(state) ? state : INITIAL_ATTEMPT.state
    case 'restored':
      return { kind: 'gaveUp' } as const
    case 'unanswered':
      return afterNoAnswer(state)
    case 'succeeded':
      return { kind: 'done', location: event.location, next: event.next } as const
    case 'repriced':
      return { kind: 'repriced', fromGrosze: sentGrosze, toGrosze: event.toGrosze } as const
    case 'refused':
      return { kind: 'refused', code: event.code, fields: event.fields, message: event.message } as const
  }
}

function afterNoAnswer(state: OrderSubmission): OrderSubmission {
  if (state.kind === 'sending') return { kind: 'unsure', attempt: 1 }
  if (state.kind !== 'unsure') return state
  return state.attempt < MAX_RETRIES ? { kind: 'unsure', attempt: state.attempt + 1 } : { kind: 'gaveUp' }
}
