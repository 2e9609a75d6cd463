import type { Grosze } from '@/lib/domain/money'
import { discountsOf, lowestOfferedGrosze, type PricedMenu } from '@/lib/domain/ordering/menu/discount-price'

/** What a dish is sold for. */
export interface Offer {
  priceGrosze: Grosze
  /** With the reduction of its own price; null without one. */
  offeredGrosze: Grosze | null
  /** Is a promotion of it announced? */
  isAnnounced: boolean
}

/** An offer, and from when on it stood. */
export type PastOffer = Offer & { since: Date }

const THIRTY_DAYS_MS = 30 * 86_400_000

/** What each dish of a menu is sold for, by its id: what a price history keeps. Contract C7. */
export function offersOf(menu: PricedMenu): Map<number, Offer> {
  const discountsFor = discountsOf(menu)
  return new Map(
    menu.categories
      .flatMap(({ products }) => products)
      .map((product) => {
        const discounts = discountsFor(product)
        const { id, priceGrosze } = product
        const offeredGrosze = lowestOfferedGrosze(product, discounts)
        return [id, { priceGrosze, offeredGrosze, isAnnounced: discounts.length > 0 }]
      }),
  )
}

export function isSameOffer(known: Offer | undefined, offer: Offer): boolean {
  return (
    known?.priceGrosze === offer.priceGrosze &&
    known.offeredGrosze === offer.offeredGrosze &&
    known.isAnnounced === offer.isAnnounced
  )
}

/**
 * The lowest price in grosze at which a dish was sold in 30 days: those before its present reduction was announced, or the last
 * ones where none is; null where it was never sold before its reduction. It is the rule by which
 * `upstream/menus/lowest-prices.ts` asks the database. Contract C7.
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

/** The history of a dish once it is sold for `offer` from `now` on: nothing is added where that is what it is sold for. */
export function withOffer(history: readonly PastOffer[], offer: Offer, now: Date): PastOffer[] {
  const last = history.toSorted((a, b) => a.since.getTime() - b.since.getTime()).at(-1)
  return isSameOffer(last, offer) ? [...history] : [...history, { ...offer, since: now }]
}
