import { type Grosze, groszeFromWire } from '@/lib/domain/money'
import type { Breakdown } from '@/lib/domain/ordering/cart/pricing/price-cart'
import type { Quote } from '@/lib/domain/ordering/cart/schema'

/** The sums of a quote in grosze, to be compared with the page's own. */
export type QuoteSums = {
  breakdown: Breakdown
  priceGrosze: Grosze
  totalGrosze: Grosze
  minCartGrosze: Grosze
  missingToMinCartGrosze: Grosze
}

export function quoteSumsFromWire({ breakdown, price, total, min_cart, missing_to_min_cart }: Quote): QuoteSums {
  return {
    breakdown: {
      products: groszeFromWire(breakdown.products),
      promotions: groszeFromWire(breakdown.promotions),
      voucher: groszeFromWire(breakdown.voucher),
      packaging: groszeFromWire(breakdown.packaging),
      deposits: groszeFromWire(breakdown.deposits),
      delivery: groszeOrNull(breakdown.delivery),
      tip: groszeFromWire(breakdown.tip),
    },
    priceGrosze: groszeFromWire(price),
    totalGrosze: groszeFromWire(total),
    minCartGrosze: groszeFromWire(min_cart),
    missingToMinCartGrosze: groszeFromWire(missing_to_min_cart),
  }
}

function groszeOrNull(pln: number | null): Grosze | null {
  return pln === null ? null : groszeFromWire(pln)
}
