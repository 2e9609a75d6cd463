import { callApi } from '@/lib/browser/call-api'
import { fetchErrorLine, logMessage } from '@/lib/browser/logger'
import { outcomeOf } from '@/lib/reservation/answer'
import type { ReservationDraft } from '@/lib/reservation/draft'
import type { Outcome } from '@/lib/reservation/submission'

const TIMEOUT_MS = 15_000

/** What the log has been told of this page's attempts. */
const told = new Set<string>()

/** One attempt with the draft's own key; never rejects, since no answer is an outcome too. Ledger L262–L265, contract C12. */
export async function postReservation(draft: ReservationDraft, renewKey: () => void): Promise<Outcome> {
  try {
    const { status, json } = await callApi('/api/reservations', {
      method: 'POST',
      body: draft,
      idempotencyKey: draft.idempotency_key,
      timeoutMs: TIMEOUT_MS,
      onLost: (call, error) => tellOnce(fetchErrorLine(call, error)),
    })
    const outcome = outcomeOf(status, json)
    const code = (json as { error?: { code?: string } } | null)?.error?.code
    if (outcome.type !== 'succeeded') tellOnce(`POST /api/reservations: ${status} ${code ?? 'no code'}`)
    if (code === 'idempotency_mismatch') renewKey()
    return outcome
  } catch {
    return { type: 'unanswered' }
  }

  // At once, and the repetitions of one key say nothing new. Reading A19.
  function tellOnce(line: string): void {
    const entry = `${draft.idempotency_key} ${line}`
    if (told.has(entry)) return
    told.add(entry)
    logMessage('error', line)
  }
}
