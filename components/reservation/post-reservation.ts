import { callApi } from '@/lib/browser/call-api'
import { logMessage } from '@/lib/browser/logger'
import { outcomeOf } from '@/lib/reservation/answer'
import type { ReservationDraft } from '@/lib/reservation/draft'
import type { Outcome } from '@/lib/reservation/submission'

const TIMEOUT_MS = 15_000

/** One attempt with the draft's own key; never rejects, since no answer is an outcome too. Ledger L262–L265, contract C12. */
export async function postReservation(draft: ReservationDraft, renewKey: () => void): Promise<Outcome> {
  try {
    const { status, json } = await callApi('/api/reservations', {
      method: 'POST',
      body: draft,
      idempotencyKey: draft.idempotency_key,
      timeoutMs: TIMEOUT_MS,
    })
    const outcome = outcomeOf(status, json)
    const code = (json as { error?: { code?: string } } | null)?.error?.code
    if (outcome.type !== 'succeeded') logMessage('error', `POST /api/reservations: ${status} ${code ?? 'no code'}`)
    if (code === 'idempotency_mismatch') renewKey()
    return outcome
  } catch {
    return { type: 'unanswered' } // logged by the call
  }
}
