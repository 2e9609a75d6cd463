import { readDietFilter } from '@/lib/browser/storage/diet-store'
import { type CartLine, lineKey } from '@/lib/domain/ordering/cart/cart-line'
import { linesThatGoWith } from '@/lib/domain/ordering/cart/goes-with'
import { unfitParts } from '@/lib/domain/ordering/menu/diet/diet-filter'
import type { Products } from '@/lib/domain/ordering/menu/menu'

/** Keys of the lines, and of their additions at `servedAt`, that are against this visit's filter. */
export function unfitLines(lines: readonly CartLine[], products: Products, servedAt: Date): Set<string> {
  const filter = readDietFilter()
  const isUnfit = (line: CartLine) => {
    const product = products.get(line.productId)
    return product !== undefined && unfitParts(product, line.answers, filter, products).length > 0
  }
  return new Set([...lines, ...linesThatGoWith(lines, products, servedAt)].filter(isUnfit).map(lineKey))
}
