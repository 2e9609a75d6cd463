import type { Grosze } from '@/lib/domain/money'
import { type DiscountedMenu, discountsOf, lowestOfferedGrosze } from '@/lib/domain/ordering/menu/discount-price'
import type { Product } from '@/lib/domain/ordering/menu/menu'

/** Sale price of a dish. */
export interface Offer {
  priceGrosze: Grosze
  /** Price with the reduction of its own; null without one. */
  offeredGrosze: Grosze | null
  /** Does a promotion apply to the dish? */
  isAnnounced: boolean
}

/** An offer, and its first moment. */
export type PastOffer = Offer & { since: Date }

const THIRTY_DAYS_MS = 30 * 86_400_000

type PricedMenu = Pick<DiscountedMenu, 'discounts'> & {
  categories: { id: number; products: Pick<Product, 'id' | 'priceGrosze'>[] }[]
}

/** Sale price of each dish of a menu, by its id: the price history stores it. Contract C7. */
export function offersOf(menu: PricedMenu): Map<number, Offer> {
  const discountsFor = discountsOf(menu)
  const products = menu.categories.flatMap((category) => category.products)
  return new Map(products.map((product) => [product.id, offerWith(product, discountsFor)]))
}

/** The price of one dish under the promotions of its menu. Contract C7. */
export function offerOf(product: Pick<Product, 'id' | 'priceGrosze'>, menu: DiscountedMenu): Offer {
  return offerWith(product, discountsOf(menu))
}

function offerWith(product: Pick<Product, 'id' | 'priceGrosze'>, discountsFor: ReturnType<typeof discountsOf>): Offer {
  const discounts = discountsFor(product)
  const offeredGrosze = lowestOfferedGrosze(product, discounts)
  return { priceGrosze: product.priceGrosze, offeredGrosze, isAnnounced: discounts.length > 0 }
}

export function isSameOffer(known: Offer | undefined, offer: Offer): boolean {
  return (
    known?.priceGrosze === offer.priceGrosze &&
    known.offeredGrosze === offer.offeredGrosze &&
    known.isAnnounced === offer.isAnnounced
  )
}

/**
 * Lowest price in grosze at which a dish was sold in 30 days: the 30 before its present promotion began, or the
 * last 30 without one; null if it was never sold before the promotion. `upstream/menus/lowest-prices.ts` applies
 * the same rule in SQL. Contract C7.
 */
export function lowestPriceOf30Days(history: readonly PastOffer[], now: Date): Grosze | null {
  const past = history.filter(({ since }) => since <= now).toSorted((a, b) => a.since.getTime() - b.since.getTime())
  const newest = past.at(-1)
  if (!newest) return null
  const until = newest.isAnnounced ? newest.since : now
  const fromMs = until.getTime() - THIRTY_DAYS_MS
  const sold = (newest.isAnnounced ? past.slice(0, -1) : past).filter((_, place) => {
    const next = past[place + 1]
    return !next || next.since.getTime() > fromMs
  })
  return sold.length > 0
    ? Math.min(...sold.map(({ offeredGrosze, priceGrosze }) => offeredGrosze ?? priceGrosze))
    : null
}

/** The history of a dish that is sold for `offer` from `now` on: unchanged if it is sold so already. */
export function withOffer(history: readonly PastOffer[], offer: Offer, now: Date): PastOffer[] {
  const last = history.toSorted((a, b) => a.since.getTime() - b.since.getTime()).at(-1)
  return isSameOffer(last, offer) ? [...history] : [...history, { ...offer, since: now }]
}
