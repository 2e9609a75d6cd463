import { useEffect, useState } from 'react'
import { callApi } from '@/lib/browser/api/call-api'
import type { Quote, QuoteRequest } from '@/lib/domain/ordering/cart/schema'

/** In ms: several presses of a stepper cause one request. */
const DEBOUNCE_MS = 350

export interface QuoteAnswer {
  /** The answer to exactly this request. */
  quote: Quote | null
  /** The latest answer, to whichever request. */
  last: Quote | null
  isLoading: boolean
  hasFailed: boolean
  retry: () => void
}

/** The server's quote for the cart, requested again after every change; only the newest answer counts. Contract C0. */
export function useQuote(request: QuoteRequest | null): QuoteAnswer {
  const key = request && JSON.stringify(request)
  const [round, setRound] = useState(0)
  const [answer, setAnswer] = useState<{ key: string; round: number; quote: Quote | null } | null>(null)

  useEffect(() => {
    if (!key) return
    const controller = new AbortController()
    const timer = setTimeout(async () => {
      const quote = await loadQuote(key, controller.signal)
      if (!controller.signal.aborted) setAnswer({ key, round, quote })
    }, DEBOUNCE_MS)
    return () => {
      clearTimeout(timer)
      controller.abort()
    }
  }, [key, round])

  const isCurrent = key !== null && answer?.key === key && answer.round === round
  return {
    quote: isCurrent ? answer.quote : null,
    last: answer?.quote ?? null,
    isLoading: key !== null && !isCurrent,
    hasFailed: isCurrent && !answer.quote,
    retry: () => setRound((last) => last + 1),
  }
}

async function loadQuote(key: string, signal: AbortSignal): Promise<Quote | null> {
  const answer = await callApi('/api/carts/quote', { method: 'POST', body: JSON.parse(key), signal }).catch(() => null)
  return answer?.status === 200 ? (answer.json as Quote) : null
}
