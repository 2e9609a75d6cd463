import type { Grosze } from '@/lib/domain/money'
import type { Answer, Chosen, ComponentAnswer } from '@/lib/domain/ordering/menu/answers/answers'
import {
  type ChoiceQuestion,
  isSet,
  type Product,
  type Products,
  type SetQuestion,
} from '@/lib/domain/ordering/menu/menu'

/**
 * The price of the answers per unit of the product, in grosze. Unknown ids add nothing; `answerErrors` refuses them.
 * Contract C6.
 */
export function optionsGrosze(product: Product, answers: readonly Answer[], products: Products): Grosze {
  return sum(
    answers.map(({ questionId, options, components }) => {
      const question = product.questions.find(({ id }) => id === questionId)
      if (!question) return 0
      return isSet(question) ? setGrosze(question, components, products) : choiceGrosze(question, options)
    }),
  )
}

/** The `freeCount` cheapest units are free, the others cost their price. */
export function choiceGrosze(question: ChoiceQuestion, chosen: readonly Chosen[]): Grosze {
  const prices = chosen.flatMap(({ optionId, amount }) => {
    const price = question.options.find(({ id }) => id === optionId)?.priceGrosze ?? 0
    return Array.from({ length: Math.max(0, amount) }, () => price)
  })
  const free = question.type === 'multiple-choice' ? question.freeCount : 0
  return sum(prices.sort((a, b) => a - b).slice(free))
}

/** Bottle deposits of the products in a set, per unit of the set. */
export function pickedDepositGrosze(answers: readonly Answer[], products: Products): Grosze {
  return sum(
    answers.flatMap(({ components }) =>
      components.flatMap(({ picks }) => picks.map(({ productId }) => products.get(productId)?.depositGrosze ?? 0)),
    ),
  )
}

/** The set's price includes its products; surcharges and nested options are added. */
function setGrosze(question: SetQuestion, answered: readonly ComponentAnswer[], products: Products): Grosze {
  return sum(
    answered.flatMap(({ componentId, picks }) => {
      const component = question.components.find(({ id }) => id === componentId)
      return picks.map(({ productId, answers }) => {
        const listed = component?.products.find((one) => one.productId === productId)
        const product = products.get(productId)
        if (!listed || !product) return 0
        const nested = answers.map((answer) => ({ ...answer, components: [] }))
        return listed.surchargeGrosze + optionsGrosze(product, nested, products)
      })
    }),
  )
}

function sum(amounts: readonly Grosze[]): Grosze {
  return amounts.reduce((total, amount) => total + amount, 0)
}
