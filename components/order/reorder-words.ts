import type { ReorderWords } from './client/reorder'
import type { OrderWords } from './words'

/** Words of reordering, for pages without an order's other words. */
export function reorderWords(words: OrderWords): ReorderWords {
  const { again, againFailed, againRest, toMenu, differs, beforeAgain } = words
  const { priceNow, unavailableNow, changedNow, unfitNow, replaces } = words
  const texts = { again, againFailed, againRest, toMenu, differs, beforeAgain }
  return { ...texts, priceNow, unavailableNow, changedNow, unfitNow, replaces }
}
