import { type CartLine, MAX_LINES } from '@/lib/domain/ordering/cart/cart-line'
import { answerErrors } from '@/lib/domain/ordering/menu/answers/answer-errors'
import { defaultAnswers } from '@/lib/domain/ordering/menu/answers/default-answers'
import type { Products } from '@/lib/domain/ordering/menu/menu'
import { isDishServedAt } from '@/lib/domain/ordering/menu/serving-times'

/** More suggestions would be a second menu. */
const MAX_OFFERED = 3

/**
 * Dishes that the restaurant suggests with those of a cart, one unit each, in the order of the dishes: only dishes
 * that can be ordered for `servedAt`, are not in the cart yet and need no answer first, so that one press adds
 * them. Contract C32.
 */
export function linesThatGoWith(lines: readonly CartLine[], products: Products, servedAt: Date): CartLine[] {
  if (lines.length >= MAX_LINES) return []
  const inCart = new Set(lines.map(({ productId }) => productId))
  const named = new Set(lines.flatMap(({ productId }) => products.get(productId)?.goesWith ?? []))
  return [...named]
    .flatMap((id) => (inCart.has(id) ? [] : (lineOf(id, products, servedAt) ?? [])))
    .slice(0, MAX_OFFERED)
}

function lineOf(productId: number, products: Products, servedAt: Date): CartLine | null {
  const product = products.get(productId)
  if (!product?.available || !isDishServedAt(product, servedAt)) return null
  const answers = defaultAnswers(product, products)
  return answerErrors(product, answers, products).length > 0 ? null : { productId, amount: 1, answers, note: '' }
}
