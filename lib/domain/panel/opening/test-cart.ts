import type { CartLine } from '@/lib/domain/ordering/cart/cart-line'
import { limitsOf } from '@/lib/domain/ordering/menu/answers/answer-errors'
import type { Answer } from '@/lib/domain/ordering/menu/answers/answers'
import { defaultAnswers } from '@/lib/domain/ordering/menu/answers/default-answers'
import { isSet, type Menu, type Product, type Products, productsOf } from '@/lib/domain/ordering/menu/menu'

/** So many dishes are tried: a menu of which none of these can be ordered is none to test. */
const MOST_TRIED = 100

/**
 * Carts for a test order, one dish each, the menu's first dish first; what a dish asks is answered by its defaults, else by the
 * first options that there are. Whether one can be ordered its price says. Contract C33.
 */
export function testCarts(menu: Menu): CartLine[][] {
  const products = productsOf(menu)
  return [...products.values()]
    .filter(({ available }) => available)
    .slice(0, MOST_TRIED)
    .map((product) => [{ productId: product.id, amount: 1, answers: answersFor(product, products), note: '' }])
}

function answersFor(product: Product, products: Products): Answer[] {
  return defaultAnswers(product, products).map((answer) => {
    const question = product.questions.find(({ id }) => id === answer.questionId)
    if (!question || isSet(question)) return answer
    const { min } = limitsOf(question)
    const chosen = new Set(answer.options.map(({ optionId }) => optionId))
    const others = question.options.filter(({ id, available }) => available && !chosen.has(id))
    const added = others.slice(0, Math.max(0, min - answer.options.length))
    return { ...answer, options: [...answer.options, ...added.map(({ id }) => ({ optionId: id, amount: 1 }))] }
  })
}
