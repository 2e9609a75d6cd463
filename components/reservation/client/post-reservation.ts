import { callApi } from '@/lib/browser/api/call-api'
import { fetchErrorLine, logMessage } from '@/lib/browser/logging/logger'
import { afterReservationOrOrder } from '@/lib/browser/storage/known-diner'
import type { ReservationDraft } from '@/lib/domain/reservation/form/draft'
import { type ReservationOutcome, reservationOutcomeOf } from '@/lib/domain/reservation/form/reservation-outcome'

const TIMEOUT_MS = 15_000

/** Logged failures of this page's attempts. */
const loggedAttempts = new Set<string>()

/**
 * Sends one attempt with the draft's own key. Never rejects: a missing answer is an outcome. Ledger L262–L265, contract
 * C12.
 */
export async function postReservation(draft: ReservationDraft, renewKey: () => void): Promise<ReservationOutcome> {
  try {
    const { status, json } = await callApi('/api/reservations', {
      method: 'POST',
      body: draft,
      idempotencyKey: draft.idempotency_key,
      timeoutMs: TIMEOUT_MS,
      onLost: (call, error) => logOnce(fetchErrorLine(call, error)),
    })
    const outcome = reservationOutcomeOf(status, json)
    const code = (json as { error?: { code?: string } } | null)?.error?.code
    if (outcome.type === 'succeeded') rememberIfChosen(draft)
    if (outcome.type !== 'succeeded') logOnce(`POST /api/reservations: ${status} ${code ?? 'no code'}`)
    if (code === 'idempotency_mismatch') renewKey()
    return outcome
  } catch {
    return { type: 'unanswered' }
  }

  // Logged at the first failure; repetitions with the same key are not logged again. Reading A19.
  function logOnce(line: string): void {
    const entry = `${draft.idempotency_key} ${line}`
    if (loggedAttempts.has(entry)) return
    loggedAttempts.add(entry)
    logMessage('error', line)
  }
}

function rememberIfChosen({ customer_firstname, customer_lastname, phone, email }: ReservationDraft): void {
  afterReservationOrOrder({ firstname: customer_firstname, lastname: customer_lastname, phone, email, method: '' })
}
