import type { PricedCart } from '@/lib/domain/ordering/cart/pricing/price-cart'
import type { QuoteSums } from '@/lib/domain/ordering/cart/pricing/quote-from-wire'

type LocalPrice = Pick<PricedCart, 'breakdown' | 'totalGrosze'>

/** Does the server's price differ from the one shown? A delivery cost that was not known yet does not count. */
export function quoteDiffers(own: LocalPrice, quote: Pick<QuoteSums, 'breakdown' | 'totalGrosze'>): boolean {
  if (own.breakdown.delivery !== null && own.breakdown.delivery !== quote.breakdown.delivery) return true
  return withoutDelivery(own) !== withoutDelivery(quote)
}

function withoutDelivery({ totalGrosze, breakdown }: LocalPrice): number {
  return totalGrosze - (breakdown.delivery ?? 0)
}
