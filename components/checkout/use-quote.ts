import { useEffect, useState } from 'react'
import { callApi } from '@/lib/browser/call-api'
import type { Quote, QuoteRequest } from '@/lib/cart/schema'

/** A stepper pressed five times asks once. */
const PAUSE_MS = 250

type Answer = { key: string; quote: Quote | null }

/** The server's price of a cart; asked again on every change and on every `round`. Contract C0. */
export function useQuote(request: QuoteRequest | null, round: number) {
  const key = request ? `${round} ${JSON.stringify(request)}` : ''
  const [answer, setAnswer] = useState<Answer>({ key: '', quote: null })

  useEffect(() => {
    if (!key) return
    const abort = new AbortController()
    const timer = setTimeout(async () => {
      const quote = await ask(key.slice(key.indexOf(' ') + 1), abort.signal)
      if (!abort.signal.aborted) setAnswer({ key, quote })
    }, PAUSE_MS)
    return () => {
      clearTimeout(timer)
      abort.abort()
    }
  }, [key])

  const isAnswered = answer.key === key
  return {
    /** Of exactly this request. */
    quote: isAnswered ? answer.quote : null,
    last: answer.quote,
    hasFailed: isAnswered && key !== '' && !answer.quote,
    isAsking: key !== '' && !isAnswered,
  }
}

async function ask(request: string, signal: AbortSignal): Promise<Quote | null> {
  try {
    const body: unknown = JSON.parse(request)
    const { status, json } = await callApi('/api/carts/quote', { method: 'POST', body, signal })
    return status === 200 ? (json as Quote) : null
  } catch {
    return null // logged by the call
  }
}
