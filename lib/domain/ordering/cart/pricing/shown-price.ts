import { type Grosze, groszeFromWire } from '@/lib/domain/money'
import { type CartLine, lineKey } from '@/lib/domain/ordering/cart/cart-line'
import type { Breakdown, PricedCart } from '@/lib/domain/ordering/cart/pricing/price-cart'
import { type QuoteSums, quoteSumsFromWire } from '@/lib/domain/ordering/cart/pricing/quote-from-wire'
import type { Quote, QuoteVoucher } from '@/lib/domain/ordering/cart/schema'
import { answersFromWire } from '@/lib/domain/ordering/menu/answers/answers'
import { choiceNames } from '@/lib/domain/ordering/menu/answers/choice-names'
import { appliedDiscountTexts } from '@/lib/domain/ordering/menu/discount-text'
import { type Menu, productsOf } from '@/lib/domain/ordering/menu/menu'
import type { NotServed } from '@/lib/domain/ordering/menu/serving-times'

/** One row of the summary. */
export type ShownLine = {
  key: string
  amount: number
  name: string
  /** The chosen options; empty while the menu is loading. */
  choices: string[]
  note: string
  lineGrosze: Grosze
  promotionGrosze: Grosze
  /** The reduction in words: "−20% do 16:00"; empty while the menu is loading. */
  offers: string[]
  /** Shown beside a reduction. Contract C7. */
  lowestGrosze: Grosze | null
  isAvailable: boolean
  notServed: NotServed | null
  isIncomplete: boolean
}
/** The price that the page shows: the server's quote if it has arrived, otherwise the page's own price. */
export type ShownPrice = QuoteSums & {
  lines: ShownLine[]
  /** `deliveryGrosze`: the delivery cost without it. */
  voucher: { code: string; lostGrosze: Grosze; deliveryGrosze: Grosze } | null
  /** The code's voucher while it only lacks its minimum, or needs another delivery type. */
  waiting: Pick<QuoteVoucher, 'type' | 'delivery_types'> | null
  missingToVoucherGrosze: Grosze
  refusals: readonly string[]
  isConfirmed: boolean
}

/** The page's own price, by the function that also prices orders. Contract C3. */
export function ownPrice(cart: PricedCart, menu: Menu): ShownPrice {
  const { breakdown, priceGrosze, totalGrosze, minCartGrosze, missingToMinCartGrosze } = cart
  return {
    breakdown,
    priceGrosze,
    totalGrosze,
    minCartGrosze,
    missingToMinCartGrosze,
    lines: cart.lines.map((priced) => ({
      ...shownLine(priced.line, menu),
      key: priced.key,
      name: priced.product?.name ?? priced.line.name ?? '',
      lineGrosze: priced.lineGrosze,
      promotionGrosze: priced.promotion.grosze,
      offers: appliedDiscountTexts(menu, priced.promotion.discountIds),
      lowestGrosze: priced.product?.lowestPriceGrosze ?? null,
      isAvailable: priced.product?.available ?? false,
      notServed: priced.notServed,
      isIncomplete: priced.errors.length > 0,
    })),
    voucher: cart.voucher && {
      code: cart.voucher.voucher.code,
      lostGrosze: cart.voucher.lostGrosze,
      deliveryGrosze: cart.voucher.deliveryGrosze,
    },
    waiting: cart.waitingVoucher && {
      type: cart.waitingVoucher.type,
      delivery_types: cart.waitingVoucher.deliveryTypes,
    },
    missingToVoucherGrosze: cart.missingToVoucherGrosze,
    refusals: cart.refusals,
    isConfirmed: false,
  }
}

/**
 * The server's price; `menu`, if loaded, gives the names of the options, the browser's `lines` give those of dishes
 * that have left the menu. Contract C0.
 */
export function quotedPrice(quote: Quote, menu: Menu | null, lines: readonly CartLine[] = []): ShownPrice {
  const names = new Map(lines.map((line) => [lineKey(line), line.name]))
  return {
    ...quoteSumsFromWire(quote),
    lines: quote.lines.map((wire) => {
      const line = {
        productId: wire.product_id,
        amount: wire.amount,
        answers: answersFromWire(wire.answers),
        note: wire.note,
      }
      const key = lineKey(line)
      return {
        ...shownLine(line, menu),
        key,
        name: wire.name || (names.get(key) ?? ''),
        lineGrosze: groszeFromWire(wire.line_price),
        promotionGrosze: groszeFromWire(wire.promotion),
        offers: appliedDiscountTexts(menu, wire.discount_ids),
        lowestGrosze: wire.lowest_price_30_days === null ? null : groszeFromWire(wire.lowest_price_30_days),
        isAvailable: wire.available,
        notServed: wire.not_served,
        isIncomplete: wire.errors.length > 0,
      }
    }),
    voucher: quote.voucher && {
      code: quote.voucher.code,
      lostGrosze: groszeFromWire(quote.voucher.lost),
      deliveryGrosze: groszeFromWire(quote.voucher.delivery),
    },
    waiting: quote.voucher_waiting,
    missingToVoucherGrosze: groszeFromWire(quote.missing_to_voucher),
    refusals: quote.refusals,
    isConfirmed: true,
  }
}

/** Are both prices equal? */
export function isSameSum(a: { totalGrosze: Grosze; breakdown: Breakdown }, b: typeof a): boolean {
  return a.totalGrosze === b.totalGrosze && a.breakdown.delivery === b.breakdown.delivery
}

function shownLine({ productId, amount, answers, note }: CartLine, menu: Menu | null) {
  const products = menu && productsOf(menu)
  const product = products?.get(productId)
  return { amount, note, choices: product && products ? choiceNames(product, answers, products) : [] }
}
