import { useEffect, useState } from 'react'
import { callApi } from '@/lib/browser/api/call-api'
import { groszeFromWire } from '@/lib/domain/money'
import type { Quote } from '@/lib/domain/ordering/cart/schema'
import { voucherWayFor } from '@/lib/domain/ordering/cart/voucher/voucher'
import { voucherRefusalOf } from '@/lib/domain/ordering/cart/voucher/voucher-code'
import type { DeliveryType } from '@/lib/domain/ordering/delivery/schema'
import { VOUCHER_LINE } from '@/messages/content/voucher-line'
import { voucherText } from '@/messages/content/voucher-text'
import { useCartContext } from './cart-context'

/**
 * The reduction by a link's code, and the amount missing to it; never an error, because the code was not typed.
 * Contract C8.
 */
export function VoucherLine({ code, restaurantId }: { code: string; restaurantId: number }) {
  const { order } = useCartContext()
  const emptyQuote = useQuoteOfNothing(restaurantId, code, order.deliveryType)
  const quote = order.quote ?? emptyQuote
  if (!quote) return null
  const { goalGrosze, nowGrosze, text } = lineOf(quote, code, order.deliveryType)
  return (
    <>
      <p role="status">{text}</p>
      {goalGrosze > 0 && <progress max={goalGrosze} value={nowGrosze} aria-hidden="true" />}
    </>
  )
}

/** The code's value before there is a cart. */
function useQuoteOfNothing(restaurant_id: number, voucher_code: string, delivery_type: DeliveryType): Quote | null {
  const [quote, setQuote] = useState<Quote | null>(null)
  useEffect(() => {
    const controller = new AbortController()
    const body = { restaurant_id, delivery_type, voucher_code, products: [] }
    callApi('/api/carts/quote', { method: 'POST', body, signal: controller.signal }).then(
      ({ status, json }) => status === 200 && setQuote(json as Quote),
      () => {}, // the next page of the visit tries again
    )
    return () => controller.abort()
  }, [restaurant_id, voucher_code, delivery_type])
  return quote
}

function lineOf(
  quote: Quote,
  code: string,
  deliveryType: DeliveryType,
): { text: string; nowGrosze: number; goalGrosze: number } {
  const voucher = quote.voucher ?? quote.voucher_waiting
  const refusal = voucherRefusalOf(quote.refusals)
  if (!voucher) {
    const reason = refusal ? voucherText(refusal, 0) : ''
    return { text: reason && VOUCHER_LINE.refused(code, reason), nowGrosze: 0, goalGrosze: 0 }
  }
  const goalGrosze = groszeFromWire(voucher.min_cart)
  const missingGrosze = groszeFromWire(quote.missing_to_voucher)
  const hasDishes = quote.lines.length > 0
  const way = voucherWayFor({ type: voucher.type, deliveryTypes: voucher.delivery_types }, deliveryType)
  const parts = [
    VOUCHER_LINE.worth({ ...voucher, code }),
    goalGrosze > 0 && VOUCHER_LINE.from(goalGrosze),
    way && VOUCHER_LINE.only[way],
    missingGrosze > 0 && hasDishes && VOUCHER_LINE.missing(missingGrosze),
    quote.voucher && hasDishes && VOUCHER_LINE.counted,
  ]
  return { text: parts.filter(Boolean).join(', '), nowGrosze: goalGrosze - missingGrosze, goalGrosze }
}
