import type { Breakdown } from '@/lib/cart/price-cart'
import type { Quote, QuoteVoucher } from '@/lib/cart/schema'
import type { Voucher, VoucherWorth } from '@/lib/cart/voucher'
import { type Grosze, groszeFromWire } from '@/lib/money'

/** The sums of a quote in grosze, to be held against the page's own. */
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

/**
 * The accepted code as far as the page may count with it: limits and who may use it have been checked, and the server
 * checks them again with the order.
 */
export function voucherFromWire(wire: QuoteVoucher): Voucher {
  return {
    ...worthOf(wire),
    code: wire.code,
    minCartGrosze: groszeFromWire(wire.min_cart),
    validFrom: null,
    validTo: wire.valid_to === null ? null : new Date(wire.valid_to),
    deliveryTypes: wire.delivery_types,
    restaurants: null,
    totalLimit: null,
    customerLimit: null,
    firstOrderOnly: false,
  }
}

function worthOf({ type, value, max_discount }: QuoteVoucher): VoucherWorth {
  if (type === 'freeDelivery') return { type }
  if (type === 'value') return { type, valueGrosze: groszeFromWire(value) }
  return { type, percent: value, maxDiscountGrosze: groszeOrNull(max_discount) }
}

function groszeOrNull(pln: number | null): Grosze | null {
  return pln === null ? null : groszeFromWire(pln)
}
