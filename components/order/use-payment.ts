import { useEffect, useRef, useState } from 'react'
import { callApi } from '@/lib/browser/call-api'
import { goToTop } from '@/lib/browser/go-to'
import { randomKey } from '@/lib/browser/random-key'
import type { Order } from '@/lib/order/schema'

export type PayProblem = 'declined' | 'blikInvalid' | 'methodMissing' | 'pending' | 'failed' | 'unsure' | 'tooMany'

/** How long a BLIK code and its confirmation may take. Issue 3, point 5. */
const BLIK_MS = 120_000
const CODE = /^\d{6}$/
const TIMEOUT_MS = 20_000
const BY_CODE: Record<string, PayProblem> = {
  payment_declined: 'declined',
  payment_pending: 'pending',
  too_many_attempts: 'tooMany',
  too_many: 'tooMany',
}

/** One attempt to pay at a time; the code lives in its field and nowhere else. Contract C3. */
export function usePayment({ id, payment: { status } }: Order, onOrder: (order: Order) => void) {
  const [problem, setProblem] = useState<PayProblem | null>(null)
  const [isBusy, setBusy] = useState(false)
  const [untilMs, setUntilMs] = useState<number | null>(null)
  const isSending = useRef(false)
  const last = useRef(status)

  // The bank has refused: its two minutes are over at once, and the next code may be typed.
  useEffect(() => {
    if (last.current === 'pending' && status === 'new') setUntilMs(null)
    last.current = status
  }, [status])

  async function send(method: string, code: string): Promise<PayProblem | null> {
    const body = { payment_method: method, ...(code && { blik_code: code }) }
    const call = { method: 'POST', body, idempotencyKey: randomKey(), timeoutMs: TIMEOUT_MS } as const
    try {
      const { status, json } = await callApi(`/api/orders/${id}/payments`, call)
      if (status !== 200) return problemOf(status, json)
      const order = json as Order
      onOrder(order)
      const { next } = order.payment
      if (next?.kind === 'redirect' && next.url) goToTop(next.url)
      else if (code) setUntilMs(Date.now() + BLIK_MS)
      return null
    } catch {
      return 'unsure' // logged by the call; the page goes on watching the order
    }
  }

  return {
    ...{ problem, isBusy, untilMs },
    forget: () => setProblem(null),
    /** The bank's two minutes are over. */
    timeIsUp: () => setUntilMs(null),
    /** `true` where the attempt was taken. */
    async pay(method: string, typed: string): Promise<boolean> {
      if (isSending.current) return false
      const code = method === 'blik' ? typed.replace(/\s/g, '') : ''
      const wrong = !method ? 'methodMissing' : method === 'blik' && !CODE.test(code) ? 'blikInvalid' : null
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

function problemOf(status: number, json: unknown): PayProblem {
  const code = (json as { error?: { code?: string } } | null)?.error?.code ?? ''
  return BY_CODE[code] ?? (status >= 500 ? 'failed' : status === 422 ? 'blikInvalid' : 'failed')
}
