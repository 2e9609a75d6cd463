import { readDietFilter } from '@/lib/browser/storage/diet-store'
import type { CartLine } from '@/lib/domain/ordering/cart/cart-line'
import { lineKey } from '@/lib/domain/ordering/cart/cart-line'
import { unfitParts } from '@/lib/domain/ordering/menu/diet/diet-filter'
import type { Products } from '@/lib/domain/ordering/menu/menu'

/** The keys of the lines that do not fit the diet filter of this visit. Issue 10, B2. */
export function unfitLines(lines: readonly CartLine[], products: Products): Set<string> {
  const filter = readDietFilter()
  const isUnfit = (line: CartLine) => {
    const product = products.get(line.productId)
    return product !== undefined && unfitParts(product, line.answers, filter, products).length > 0
  }
  return new Set(lines.filter(isUnfit).map(lineKey))
}
