import { formatGrosze, type Grosze, groszeToWire } from '@/lib/domain/money'
import type { Breakdown, PricedCart, PricedLine } from '@/lib/domain/ordering/cart/pricing/price-cart'
import type { Quote, QuoteVoucher, WireBreakdown } from '@/lib/domain/ordering/cart/schema'
import type { Voucher } from '@/lib/domain/ordering/cart/voucher/voucher'
import { answersToWire } from '@/lib/domain/ordering/menu/answers/answers'
import { isoWithOffset } from '@/lib/domain/time/time'

/** A priced cart as POST /carts/quote answers it, without the address. Contract C0. */
export function quoteToWire(cart: PricedCart): Omit<Quote, 'address' | 'distance'> {
  return {
    lines: cart.lines.map(lineToWire),
    breakdown: { ...breakdownToWire(cart.breakdown), delivery: plnOrNull(cart.breakdown.delivery) },
    price: groszeToWire(cart.priceGrosze),
    delivery_cost: plnOrNull(cart.breakdown.delivery),
    total: groszeToWire(cart.totalGrosze),
    min_cart: groszeToWire(cart.minCartGrosze),
    missing_to_min_cart: groszeToWire(cart.missingToMinCartGrosze),
    voucher: cart.voucher && {
      ...voucherToWire(cart.voucher.voucher, cart.voucher.lostGrosze),
      delivery: groszeToWire(cart.voucher.deliveryGrosze),
    },
    voucher_waiting: cart.waitingVoucher && voucherToWire(cart.waitingVoucher, 0),
    missing_to_voucher: groszeToWire(cart.missingToVoucherGrosze),
    refusals: cart.refusals,
  }
}

/** A breakdown as an order carries it; its delivery cost is known. Contract C3. */
export function breakdownToWire({
  products,
  promotions,
  voucher,
  packaging,
  deposits,
  delivery,
  tip,
}: Breakdown): WireBreakdown {
  return {
    products: groszeToWire(products),
    promotions: groszeToWire(promotions),
    voucher: groszeToWire(voucher),
    packaging: groszeToWire(packaging),
    deposits: groszeToWire(deposits),
    delivery: groszeToWire(delivery ?? 0),
    tip: groszeToWire(tip),
  }
}

/** `products` of an order: name, amount, unit price, line text. Ledger L148–L151. */
function pricedProductToWire({ product, line, unitGrosze, lineGrosze }: PricedLine) {
  return {
    name: product?.name ?? '',
    amount: line.amount,
    price: groszeToWire(unitGrosze),
    displayPrice: formatGrosze(lineGrosze),
  }
}

function lineToWire(priced: PricedLine): Quote['lines'][number] {
  const { line, product, lineGrosze, promotion, notServed, errors } = priced
  return {
    ...pricedProductToWire(priced),
    product_id: line.productId,
    answers: answersToWire(line.answers),
    note: line.note,
    line_price: groszeToWire(lineGrosze),
    promotion: groszeToWire(promotion.grosze),
    discount_ids: promotion.discountIds,
    lowest_price_30_days: plnOrNull(product?.lowestPriceGrosze ?? null),
    available: product?.available ?? false,
    not_served: notServed,
    errors,
  }
}

function voucherToWire(voucher: Voucher, lostGrosze: Grosze): QuoteVoucher {
  return {
    code: voucher.code,
    type: voucher.type,
    value: worthOf(voucher),
    min_cart: groszeToWire(voucher.minCartGrosze),
    max_discount: voucher.type === 'percent' ? plnOrNull(voucher.maxDiscountGrosze) : null,
    valid_to: voucher.validTo && isoWithOffset(voucher.validTo),
    delivery_types: voucher.deliveryTypes,
    lost: groszeToWire(lostGrosze),
    delivery: 0,
  }
}

function worthOf(voucher: Voucher): number {
  if (voucher.type === 'percent') return voucher.percent
  return voucher.type === 'value' ? groszeToWire(voucher.valueGrosze) : 0
}

function plnOrNull(grosze: Grosze | null): number | null {
  return grosze === null ? null : groszeToWire(grosze)
}
