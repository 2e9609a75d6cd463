import type { Grosze } from '@/lib/domain/money'
import { lowestPriceOf30Days, offersOf, type PastOffer, withOffer } from '@/lib/domain/ordering/menu/lowest-price'
import { discountFromStored } from '@/lib/domain/restaurant/file/stored-menu'
import type { Impact, NumberedFile } from './impact'

/** Dishes with a promotion whose shown lowest price of thirty days changes with `after`. Contract C7. */
export function affectedLowestPrices(before: NumberedFile, after: NumberedFile, now: Date): Impact[] {
  const past = historiesOf(before)
  const added = historiesOf(after)
  const [old, fresh] = [offersIn(before), offersIn(after)]
  return productsIn(after).flatMap(({ id, name }) => {
    const offer = fresh.get(id)
    if (!offer?.isAnnounced) return []
    const history = past.get(id) ?? []
    const wasAnnounced = old.get(id)?.isAnnounced ?? false
    const beforeGrosze: Grosze | null = wasAnnounced ? lowestPriceOf30Days(history, now) : null
    const afterGrosze = lowestPriceOf30Days(withOffer(joined(history, added.get(id) ?? []), offer, now), now)
    return beforeGrosze === afterGrosze
      ? []
      : [{ kind: 'lowestPrice' as const, productId: id, name, beforeGrosze, afterGrosze }]
  })
}

function productsIn({ menu }: NumberedFile) {
  return menu?.categories.flatMap(({ products }) => products) ?? []
}

function offersIn({ menu }: NumberedFile) {
  if (!menu) return new Map<number, never>()
  const { categories } = menu
  return offersOf({ categories, discounts: menu.discounts.map(discountFromStored) })
}

function historiesOf(file: NumberedFile): Map<number, PastOffer[]> {
  return new Map(
    productsIn(file).map(({ id, earlierPrices }) => [
      id,
      earlierPrices.map(({ since, ...offer }) => ({ ...offer, since: new Date(since) })),
    ]),
  )
}

/** Earlier prices are only added to the history: known instants keep their price. */
function joined(known: readonly PastOffer[], more: readonly PastOffer[]): PastOffer[] {
  const instants = new Set(known.map(({ since }) => since.getTime()))
  return [...known, ...more.filter(({ since }) => !instants.has(since.getTime()))]
}
