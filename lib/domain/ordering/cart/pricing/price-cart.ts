import type { Grosze } from '@/lib/domain/money'
import { type CartLine, linesByKey } from '@/lib/domain/ordering/cart/cart-line'
import { isDiscountActive } from '@/lib/domain/ordering/cart/pricing/discount-active'
import type { Unit } from '@/lib/domain/ordering/cart/pricing/discount-groups'
import { type LinePrice, priceLine } from '@/lib/domain/ordering/cart/pricing/price-line'
import { type LineSaving, promotionSavings } from '@/lib/domain/ordering/cart/pricing/promotions'
import {
  NO_USES,
  type Voucher,
  type VoucherRefusal,
  type VoucherUses,
  voucherDiscount,
  voucherRefusal,
} from '@/lib/domain/ordering/cart/voucher/voucher'
import { type DeliveryTerms, deliveryFeeGrosze } from '@/lib/domain/ordering/delivery/fee'
import type { DeliveryType } from '@/lib/domain/ordering/delivery/schema'
import { type Menu, productsOf } from '@/lib/domain/ordering/menu/menu'
import { type NotServed, notServedIn } from '@/lib/domain/ordering/menu/serving-times'

/** `unknown` = no address yet: `minCartGrosze` is then the restaurant's lowest. */
export type CartDelivery =
  | { kind: 'known'; terms: DeliveryTerms }
  | { kind: 'unknown'; minCartGrosze: Grosze }
  | { kind: 'outOfRange' }

export type CartPricingInput = {
  restaurantId: number
  menu: Menu
  lines: readonly CartLine[]
  deliveryType: DeliveryType
  /** Ignored for takeout. */
  delivery: CartDelivery
  /** Once per order. */
  packagingGrosze: Grosze
  tipGrosze: Grosze
  /** `voucher` null = an unknown code. The page leaves `uses` out, because it cannot count them. */
  code: { voucher: Voucher | null; uses?: VoucherUses } | null
  /** Time for which the food is wanted; for ASAP it is `now`. */
  servedAt: Date
  now: Date
}

export type CartRefusal =
  | 'empty_cart'
  | 'product_unavailable'
  | 'product_not_served'
  | 'answers_invalid'
  | 'out_of_range'
  | 'min_cart'
  | VoucherRefusal
/** `notServed`: the dish of the line that is on the menu, but not served at `servedAt`. */
export type PricedLine = LinePrice & { key: string; promotion: LineSaving; notServed: NotServed | null }
/** All amounts are positive or 0. `delivery` is null if it is not known yet; null is not 0. */
export type Breakdown = {
  products: Grosze
  promotions: Grosze
  voucher: Grosze
  packaging: Grosze
  deposits: Grosze
  delivery: Grosze | null
  tip: Grosze
}
export type PricedCart = {
  lines: PricedLine[]
  breakdown: Breakdown
  /** Products minus promotions and voucher. Ledger L144. */
  priceGrosze: Grosze
  /** Without delivery if it is not known yet. */
  totalGrosze: Grosze
  minCartGrosze: Grosze
  missingToMinCartGrosze: Grosze
  /**
   * The voucher in use; `lostGrosze` is the part of its value that exceeds the products, `deliveryGrosze` the
   * delivery cost without it.
   */
  voucher: { voucher: Voucher; lostGrosze: Grosze; deliveryGrosze: Grosze } | null
  /** The code's voucher while it only lacks its minimum, or needs another delivery type. */
  waitingVoucher: Voucher | null
  missingToVoucherGrosze: Grosze
  refusals: CartRefusal[]
}

const NOTHING: LineSaving = { grosze: 0, discountIds: [], shares: [] }

/**
 * The price of a cart: the page, the quote and the order all use this function. `price` = products − promotions −
 * voucher; `total` = price + packaging + deposits + delivery + tip. Refused carts are priced as well, without products
 * that are not on the menu. Minimum cart and free delivery are compared with products after promotions, before the
 * voucher. Contract C3, C5–C8, ledger L144, L145, L181–L185, L234.
 */
export function priceCart(input: CartPricingInput): PricedCart {
  const lines = pricedLines(input)
  const products = sum(lines.map(({ lineGrosze }) => lineGrosze))
  const promotions = sum(lines.map(({ promotion }) => promotion.grosze))
  const cartGrosze = products - promotions
  const code = usedCode(input, cartGrosze)
  const breakdown = {
    products,
    promotions,
    voucher: code.grosze,
    packaging: lines.length === 0 ? 0 : input.packagingGrosze + sum(lines.map((line) => line.packagingGrosze)),
    deposits: sum(lines.map(({ depositGrosze }) => depositGrosze)),
    delivery: deliveryGrosze(input, code.voucher, cartGrosze),
    tip: input.tipGrosze,
  }
  const minCartGrosze = minCartOf(input)
  const missingToMinCartGrosze = Math.max(0, minCartGrosze - cartGrosze)
  return {
    lines,
    breakdown,
    priceGrosze: cartGrosze - code.grosze,
    totalGrosze: totalOf(breakdown),
    minCartGrosze,
    missingToMinCartGrosze,
    voucher: code.voucher && {
      voucher: code.voucher,
      lostGrosze: code.lostGrosze,
      deliveryGrosze: waivedDeliveryGrosze(input, code.voucher, cartGrosze),
    },
    waitingVoucher: code.waiting,
    missingToVoucherGrosze: Math.max(0, (input.code?.voucher?.minCartGrosze ?? 0) - cartGrosze),
    refusals: [...lineRefusals(lines), ...deliveryRefusals(input, missingToMinCartGrosze), ...code.refusals],
  }
}

/** `total` of a breakdown; an unknown delivery cost is left out. Contract C3. */
function totalOf({ products, promotions, voucher, packaging, deposits, delivery, tip }: Breakdown): Grosze {
  return products - promotions - voucher + packaging + deposits + (delivery ?? 0) + tip
}

function pricedLines({ menu, lines, deliveryType, servedAt }: CartPricingInput): PricedLine[] {
  const products = productsOf(menu)
  const merged = [...linesByKey(lines)].map(([key, line]) => ({ ...priceLine(line, products), key }))
  const discounts = menu.discounts.filter((one) => isDiscountActive(one, deliveryType, servedAt))
  // Units are sorted by content, not by position, so that the order of lines does not change the price.
  const ranks = new Map(
    merged
      .map(({ key }) => key)
      .sort()
      .map((key, rank) => [key, rank]),
  )
  const rankOf = ({ key }: { key: string }) => ranks.get(key) ?? 0
  const units = merged.flatMap((line) => unitsOf(line, rankOf(line), menu))
  const savings = promotionSavings(units, discounts)
  return merged.map((line) => ({
    ...line,
    promotion: savings.get(rankOf(line)) ?? NOTHING,
    notServed: notServedIn(line.line, products, servedAt),
  }))
}

function unitsOf({ line, product }: LinePrice, rank: number, menu: Menu): Unit[] {
  const category = menu.categories.find(({ products }) => products.some(({ id }) => id === line.productId))
  if (!product || !category) return []
  const unit = { line: rank, productId: product.id, categoryId: category.id, baseGrosze: product.priceGrosze }
  return Array.from({ length: line.amount }, () => ({ ...unit }))
}

function usedCode({ code, restaurantId, deliveryType, now }: CartPricingInput, cartGrosze: Grosze) {
  const none = { grosze: 0, lostGrosze: 0, voucher: null, waiting: null, refusals: [] }
  if (!code) return none
  const order = { restaurantId, deliveryType, cartGrosze, uses: code.uses ?? NO_USES }
  const refusal = voucherRefusal(code.voucher, order, now)
  const waiting = code.voucher && isWaiting(refusal, code.voucher, restaurantId) ? code.voucher : null
  if (refusal || !code.voucher) return { ...none, waiting, refusals: refusal ? [refusal] : [] }
  return { ...voucherDiscount(code.voucher, cartGrosze), voucher: code.voucher, waiting: null, refusals: [] }
}

function isWaiting(refusal: VoucherRefusal | null, { restaurants }: Voucher, restaurantId: number): boolean {
  if (refusal === 'voucher_not_for_order') return restaurants?.includes(restaurantId) ?? true
  return refusal === 'voucher_min_cart'
}

function deliveryGrosze(
  { deliveryType, delivery }: CartPricingInput,
  voucher: Voucher | null,
  cartGrosze: Grosze,
): Grosze | null {
  if (deliveryType === 'takeout' || voucher?.type === 'freeDelivery') return 0
  return delivery.kind === 'known' ? deliveryFeeGrosze(delivery.terms, cartGrosze) : null
}

function waivedDeliveryGrosze(input: CartPricingInput, voucher: Voucher, cartGrosze: Grosze): Grosze {
  return voucher.type === 'freeDelivery' ? (deliveryGrosze(input, null, cartGrosze) ?? 0) : 0
}

/** Takeout has no minimum. Ledger L234. */
function minCartOf({ deliveryType, delivery }: CartPricingInput): Grosze {
  if (deliveryType === 'takeout' || delivery.kind === 'outOfRange') return 0
  return delivery.kind === 'known' ? delivery.terms.minCartGrosze : delivery.minCartGrosze
}

function lineRefusals(lines: readonly PricedLine[]): CartRefusal[] {
  if (lines.length === 0) return ['empty_cart']
  const hasUnavailable = lines.some(({ product }) => !product?.available)
  const isOutOfTime = lines.some(({ notServed }) => notServed !== null)
  const isOpen = lines.some(({ errors }) => errors.length > 0)
  return [
    ...(hasUnavailable ? ['product_unavailable' as const] : []),
    ...(isOutOfTime ? ['product_not_served' as const] : []),
    ...(isOpen ? ['answers_invalid' as const] : []),
  ]
}

function deliveryRefusals({ deliveryType, delivery }: CartPricingInput, missingGrosze: Grosze): CartRefusal[] {
  if (deliveryType !== 'takeout' && delivery.kind === 'outOfRange') return ['out_of_range']
  return missingGrosze > 0 ? ['min_cart'] : []
}

function sum(amounts: readonly Grosze[]): Grosze {
  return amounts.reduce((total, amount) => total + amount, 0)
}
