import type { ReorderWords } from './client/reorder'
import type { OrderWords } from './words'

/** The words of ordering again, for pages that need no others of an order. */
export function reorderWords(words: OrderWords): ReorderWords {
  const { again, againFailed, againRest, toMenu, differs, beforeAgain } = words
  const { priceNow, goneNow, changedNow, unfitNow, replaces } = words
  const texts = { again, againFailed, againRest, toMenu, differs, beforeAgain }
  return { ...texts, priceNow, goneNow, changedNow, unfitNow, replaces }
}
