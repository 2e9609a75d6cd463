import type { CartLine } from '@/lib/domain/ordering/cart/cart-line'
import { questionLimitsOf } from '@/lib/domain/ordering/menu/answers/answer-errors'
import type { Answer, ChoiceAnswer, ComponentAnswer } from '@/lib/domain/ordering/menu/answers/answers'
import { defaultAnswers, defaultChoice } from '@/lib/domain/ordering/menu/answers/default-answers'
import { NO_FILTER } from '@/lib/domain/ordering/menu/diet/diets'
import {
  type ChoiceQuestion,
  isSet,
  type Menu,
  type Product,
  type Products,
  productsOf,
  type SetComponent,
} from '@/lib/domain/ordering/menu/menu'

/** Most dishes that are tried: if none of these can be ordered, the menu cannot be tested. */
const MAX_TRIED = 100

/**
 * Carts for a test order, one dish each, the menu's first dish first; its questions are answered by their defaults,
 * else by the first available option. Pricing decides whether a cart can be ordered. Contract C33.
 */
export function testCarts(menu: Menu): CartLine[][] {
  const products = productsOf(menu)
  return [...products.values()]
    .filter(({ available }) => available)
    .slice(0, MAX_TRIED)
    .map((product) => [{ productId: product.id, amount: 1, answers: answersFor(product, products), note: '' }])
}

function answersFor(product: Product, products: Products): Answer[] {
  return defaultAnswers(product, products).map((answer) => {
    const question = product.questions.find(({ id }) => id === answer.questionId)
    if (!question) return answer
    if (!isSet(question)) return { ...answer, ...filledChoice(answer, question) }
    const components = question.components.map((one, index) => filledComponent(answer.components[index], one, products))
    return { ...answer, components }
  })
}

/** Adds options up to the required minimum. */
function filledChoice({ questionId, options }: ChoiceAnswer, question: ChoiceQuestion): ChoiceAnswer {
  const chosen = new Set(options.map(({ optionId }) => optionId))
  const others = question.options.filter(({ id, available }) => available && !chosen.has(id))
  const added = others.slice(0, Math.max(0, questionLimitsOf(question).min - options.length))
  return { questionId, options: [...options, ...added.map(({ id }) => ({ optionId: id, amount: 1 }))] }
}

/** Picks the first available dish of a set's component, as often as required. */
function filledComponent(
  known: ComponentAnswer | undefined,
  { id, count, products: listed }: SetComponent,
  products: Products,
): ComponentAnswer {
  if (known && known.picks.length > 0) return known
  const first = listed.flatMap(({ productId }) => products.get(productId) ?? []).find(({ available }) => available)
  if (!first) return { componentId: id, picks: [] }
  const answers = first.questions.flatMap((question) =>
    isSet(question) ? [] : [filledChoice(defaultChoice(question, NO_FILTER), question)],
  )
  return { componentId: id, picks: Array.from({ length: count }, () => ({ productId: first.id, answers })) }
}
