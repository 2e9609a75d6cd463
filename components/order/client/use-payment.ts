import { useRef, useState } from 'react'
import { callApi } from '@/lib/browser/api/call-api'
import { randomKey } from '@/lib/browser/api/random-key'
import { goToTop } from '@/lib/browser/page/go-to'
import type { Order } from '@/lib/domain/ordering/order/schema'

export type PayProblem =
  | 'declined'
  | 'refused'
  | 'blikInvalid'
  | 'blikRefused'
  | 'methodMissing'
  | 'pending'
  | 'closed'
  | 'failed'
  | 'unsure'
  | 'tooMany'

const BLIK_CODE = /^\d{6}$/
const TIMEOUT_MS = 20_000
const BY_CODE: Record<string, PayProblem> = {
  payment_declined: 'declined',
  payment_refused: 'refused',
  payment_pending: 'pending',
  closed: 'closed',
  paused: 'closed',
  not_payable: 'closed',
  too_many_attempts: 'tooMany',
  too_many: 'tooMany',
}

/** One payment attempt at a time; the code exists only in its field. Contract C3. */
export function usePayment({ id }: Order, onOrder: (order: Order) => void) {
  const [problem, setProblem] = useState<PayProblem | null>(null)
  const [isBusy, setBusy] = useState(false)
  const isSending = useRef(false)

  async function send(method: string, code: string): Promise<PayProblem | null> {
    const body = { payment_method: method, ...(code && { blik_code: code }) }
    const call = { method: 'POST', body, idempotencyKey: randomKey(), timeoutMs: TIMEOUT_MS } as const
    try {
      const { status, json } = await callApi(`/api/orders/${id}/payments`, call)
      if (status !== 200) return problemAtCodeField(problemOf(status, json), code)
      const order = json as Order
      onOrder(order)
      const { next } = order.payment
      if (next?.kind === 'redirect' && next.url) goToTop(next.url)
      return null
    } catch {
      return 'unsure' // logged by the call; the page keeps polling the order
    }
  }

  return {
    problem,
    isBusy,
    clearProblem: () => setProblem(null),
    /** The bank's two minutes are over: the server asks the bank for the outcome. */
    async refreshOrder(): Promise<void> {
      try {
        const { status, json } = await callApi(`/api/orders/${id}`)
        if (status === 200) onOrder(json as Order)
      } catch {
        // logged by the call; the page keeps polling the order
      }
    },
    /** `true` where the attempt was accepted. */
    async pay(method: string, typed: string): Promise<boolean> {
      if (isSending.current) return false
      const code = method === 'blik' ? typed.replace(/\s/g, '') : ''
      const wrong = !method ? 'methodMissing' : method === 'blik' && !BLIK_CODE.test(code) ? 'blikInvalid' : null
      if (wrong) {
        setProblem(wrong)
        return false
      }
      isSending.current = true
      setBusy(true)
      const result = await send(method, code)
      setProblem(result)
      setBusy(false)
      isSending.current = false
      return result === null
    },
  }
}

// The bank's message about a code is shown at its field.
function problemAtCodeField(problem: PayProblem, code: string): PayProblem {
  return problem === 'declined' && code ? 'blikRefused' : problem
}

function problemOf(status: number, json: unknown): PayProblem {
  const code = (json as { error?: { code?: string } } | null)?.error?.code ?? ''
  return BY_CODE[code] ?? (status >= 500 ? 'failed' : status === 422 ? 'blikInvalid' : 'failed')
}
