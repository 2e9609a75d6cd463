import { useDeferredValue, useEffect, useRef, useState } from 'react'
import { useNow } from '@/components/search/client/use-now'
import { addressClaimOf } from '@/lib/browser/api/address-claim'
import type { CartState } from '@/lib/browser/storage/cart-store'
import type { Delivery } from '@/lib/browser/storage/delivery-store'
import { type Grosze, groszeFromWire } from '@/lib/domain/money'
import { cartDeliveryOf } from '@/lib/domain/ordering/cart/delivery-from-wire'
import { type PricedCart, priceCart } from '@/lib/domain/ordering/cart/pricing/price-cart'
import { quoteDiffers } from '@/lib/domain/ordering/cart/pricing/quote-differs'
import { type QuoteSums, quoteSumsFromWire } from '@/lib/domain/ordering/cart/pricing/quote-from-wire'
import type { Quote } from '@/lib/domain/ordering/cart/schema'
import type { Voucher } from '@/lib/domain/ordering/cart/voucher/voucher'
import { voucherCode } from '@/lib/domain/ordering/cart/voucher/voucher-code'
import { quotedVoucher } from '@/lib/domain/ordering/cart/voucher/voucher-from-wire'
import { deliveryTypeFor } from '@/lib/domain/ordering/delivery/delivery-type-for'
import type { DeliveryType } from '@/lib/domain/ordering/delivery/schema'
import { useCart, useDelivery } from './use-cart'
import type { DistanceAnswer } from './use-distance'
import type { MenuAnswer } from './use-menu'
import { useQuote } from './use-quote'

/** Restaurant's terms for the cart, as the page knows them. */
export interface CartPricingTerms {
  restaurantId: number
  offered: DeliveryType[]
  packagingGrosze: Grosze
  /** The lowest minimum of its delivery zones. */
  minCartGrosze: Grosze
  renderedAtMs: number
}

/** Cart of one restaurant, with its price. */
export interface CartPricing {
  /** Whether the cart's dishes are from this restaurant. */
  isForThisRestaurant: boolean
  state: CartState
  delivery: Delivery
  /** The delivery types that this restaurant offers. */
  offered: DeliveryType[]
  deliveryType: DeliveryType
  distance: DistanceAnswer
  /** Null until the menu has loaded. */
  priced: PricedCart | null
  /** The sums to show: the server's where it has answered, else the page's own. */
  sums: (QuoteSums & Pick<PricedCart, 'missingToVoucherGrosze'>) | null
  /** The server's sum differs from the one that was shown. */
  differs: boolean
  quote: Quote | null
  isLoading: boolean
  hasFailed: boolean
  retryQuote: () => void
  nowMs: number
}

/** Prices the cart at once with the same function as the server, then asks the server. Contract C3. */
export function useCartPricing(terms: CartPricingTerms, { loaded, reload }: MenuAnswer): CartPricing {
  // The price is computed after the paint: a press on 'Dodaj' first closes its sheet.
  const state = useDeferredValue(useCart())
  const delivery = useDelivery()
  const nowMs = useNow(terms.renderedAtMs)
  const isForThisRestaurant = state.cart.restaurantId === terms.restaurantId
  const deliveryType = deliveryTypeFor(delivery.mode, terms.offered, delivery.type)
  const lines = isForThisRestaurant ? state.cart.lines : []
  const code = isForThisRestaurant ? voucherCode(state.voucherCode) : ''
  const {
    quote,
    isLoading,
    hasFailed,
    retry,
    distanceAnswer: distance,
  } = useQuote({
    restaurantId: terms.restaurantId,
    lines,
    deliveryType,
    deliveryPoint: delivery.input.address,
    claim: addressClaimOf(delivery.input),
    voucherCode: code,
  })
  const voucher = useLastAcceptedVoucher(code, quote)
  const now = new Date(nowMs)
  const priced =
    loaded &&
    priceCart({
      restaurantId: terms.restaurantId,
      menu: loaded.menu,
      lines,
      deliveryType,
      now,
      servedAt: now,
      packagingGrosze: terms.packagingGrosze,
      tipGrosze: 0,
      code: voucher && { voucher },
      delivery: cartDeliveryOf(distance.kind === 'known' ? distance.distance : null, terms.minCartGrosze),
    })
  const quoted = quote && {
    ...quoteSumsFromWire(quote),
    missingToVoucherGrosze: groszeFromWire(quote.missing_to_voucher),
  }
  const differs = Boolean(priced && quoted && quoteDiffers(priced, quoted))
  useReloadOnce(differs, quote, reload)

  const sums = quoted ?? priced
  return {
    isForThisRestaurant,
    state,
    delivery,
    deliveryType,
    distance,
    priced,
    sums,
    differs,
    quote,
    isLoading,
    hasFailed,
    nowMs,
    offered: terms.offered,
    retryQuote: retry,
  }
}

// Between two answers the page calculates with the voucher that the last answer accepted.
function useLastAcceptedVoucher(code: string, quote: Quote | null): Voucher | null {
  const [known, setKnown] = useState<Voucher | null>(null)
  const accepted = quote?.voucher
  useEffect(() => {
    if (accepted) setKnown(quotedVoucher(accepted))
  }, [accepted])
  if (!code) return null
  if (quote) return accepted ? quotedVoucher(accepted) : null
  return known && voucherCode(known.code) === code ? known : null
}

// Prices changed since the menu was loaded. Once per answer: two clocks that disagree would otherwise cause an endless
// loop.
function useReloadOnce(differs: boolean, quote: Quote | null, reload: () => void) {
  const reloadedFor = useRef<Quote | null>(null)
  useEffect(() => {
    if (!differs || reloadedFor.current === quote) return
    reloadedFor.current = quote
    reload()
  }, [differs, quote, reload])
}
