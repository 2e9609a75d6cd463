import { callApi } from '@/lib/browser/call-api'
import { logMessage } from '@/lib/browser/log-later'
import { orderOutcomeOf } from '@/lib/order/order-answer'
import type { OrderOutcome } from '@/lib/order/order-submission'
import type { OrderRequest } from '@/lib/order/schema'

const TIMEOUT_MS = 15_000

/** One attempt with the draft's own key; never rejects, since no answer is an outcome too. Contract C3, C12. */
export async function postOrder(body: OrderRequest, idempotencyKey: string): Promise<OrderOutcome> {
  try {
    const call = { method: 'POST', body, idempotencyKey, timeoutMs: TIMEOUT_MS } as const
    const { status, json } = await callApi('/api/orders', call)
    const outcome = orderOutcomeOf(status, json)
    if (outcome.type === 'refused') logMessage('error', `POST /api/orders: ${status} ${outcome.code}`)
    if (outcome.type === 'unanswered') logMessage('error', `POST /api/orders: ${status}`)
    return outcome
  } catch {
    return { type: 'unanswered' } // logged by the call
  }
}
