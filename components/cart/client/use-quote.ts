import { useEffect, useState } from 'react'
import { callApi } from '@/lib/browser/api/call-api'
import type { CartLine } from '@/lib/domain/ordering/cart/cart-line'
import { linesToWire } from '@/lib/domain/ordering/cart/lines-wire'
import type { Quote, QuoteRequest } from '@/lib/domain/ordering/cart/schema'
import type { AddressClaim, DeliveryType } from '@/lib/domain/ordering/delivery/schema'
import type { Coordinates } from '@/lib/domain/wire'
import { type DistanceAnswer, useCheckedDistance, useDistance } from './use-distance'

/** In ms: several presses of a stepper cause one request. */
const DEBOUNCE_MS = 350

/** Cart to price; the address does not count with takeout. */
export interface CartToQuote {
  restaurantId: number
  lines: readonly CartLine[]
  deliveryType: DeliveryType
  /** Coordinates of the address, as far as the browser knows them. */
  deliveryPoint: Coordinates | null
  /** Address as sent to the server. */
  claim: AddressClaim | null
  /** Empty for none. */
  voucherCode: string
  /** Fields of the checkout alone. */
  checkout?: Pick<QuoteRequest, 'tip' | 'deliveryAt'>
}

interface QuoteAnswer {
  /** The answer to exactly this request. */
  quote: Quote | null
  /** The latest answer, to any request. */
  last: Quote | null
  isLoading: boolean
  hasFailed: boolean
  retry: () => void
  /** The distance to the address, and the delivery terms there. */
  distanceAnswer: DistanceAnswer
}

/** The server's quote for the cart of a page, and the delivery terms at its address. Contract C0, C3, C5. */
export function useQuote(cart: CartToQuote): QuoteAnswer {
  const isTakeout = cart.deliveryType === 'takeout'
  const claim = isTakeout ? null : cart.claim
  const byCoordinates = useDistance(cart.restaurantId, isTakeout ? null : cart.deliveryPoint)
  const answer = useQuoteOf(cart.lines.length > 0 ? quoteRequestOf(cart, claim) : null)
  return { ...answer, distanceAnswer: useCheckedDistance(byCoordinates, claim, answer.quote, answer.isLoading) }
}

function quoteRequestOf(
  { restaurantId, deliveryType, lines, voucherCode, checkout }: CartToQuote,
  claim: AddressClaim | null,
): QuoteRequest {
  return {
    restaurant_id: restaurantId,
    delivery_type: deliveryType,
    products: linesToWire(lines),
    ...(claim && { address: claim }),
    ...(voucherCode && { voucher_code: voucherCode }),
    ...checkout,
  }
}

// Requested again after every change; only the newest answer counts.
function useQuoteOf(request: QuoteRequest | null): Omit<QuoteAnswer, 'distanceAnswer'> {
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
