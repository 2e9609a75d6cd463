import { callApi } from '@/lib/browser/api/call-api'
import { logMessage } from '@/lib/browser/logging/lazy-logger'
import { afterReservationOrOrder } from '@/lib/browser/storage/known-diner'
import { groszeFromWire } from '@/lib/domain/money'
import { type OrderOutcome, orderOutcomeOf } from '@/lib/domain/ordering/checkout/order-outcome'
import type { OrderRequest } from '@/lib/domain/ordering/order/schema'

const TIMEOUT_MS = 15_000

/** Sends one attempt with the draft's own key. Never rejects: a missing answer is an outcome. Contract C3, C12. */
export async function postOrder(
  order: OrderRequest,
  idempotencyKey: string,
  blikCode: string | null,
): Promise<OrderOutcome> {
  try {
    const body = blikCode ? { ...order, blik_code: blikCode } : order
    const call = { method: 'POST', body, idempotencyKey, timeoutMs: TIMEOUT_MS } as const
    const { status, json } = await callApi('/api/orders', call)
    const outcome = orderOutcomeOf(status, json, groszeFromWire(body.expected_total))
    if (outcome.type === 'succeeded') rememberIfChosen(body)
    if (outcome.type === 'refused') logMessage('error', `POST /api/orders: ${status} ${outcome.code}`)
    if (outcome.type === 'unanswered') logMessage('error', `POST /api/orders: ${status}`)
    return outcome
  } catch {
    return { type: 'unanswered' } // logged by the call
  }
}

function rememberIfChosen({ customer, payment_method: method }: OrderRequest): void {
  const { customer_firstname: firstname, customer_lastname: lastname, phone, email } = customer
  // 'paid' means that nothing was left to pay: no choice of the diner.
  afterReservationOrOrder({ firstname, lastname, phone, email, method: method === 'paid' ? '' : method })
}
