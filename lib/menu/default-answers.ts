import { limitsOf } from '@/lib/menu/answer-errors'
import type { Answer, ChoiceAnswer } from '@/lib/menu/answers'
import { type ChoiceQuestion, isSet, type Product, type Products, type SetComponent } from '@/lib/menu/menu'

/** What a product's dialog starts with: the defaults that are available, and picks without a choice. Contract C6. */
export function defaultAnswers(product: Product, products: Products): Answer[] {
  return product.questions.map((question) =>
    isSet(question)
      ? { questionId: question.id, options: [], components: question.components.map((one) => onlyPicks(one, products)) }
      : { ...defaultChoice(question), components: [] },
  )
}

/** The defaults of one choice, as many as it takes. */
export function defaultChoice(question: ChoiceQuestion): ChoiceAnswer {
  const chosen = question.options.filter((option) => option.default && option.available)
  const options = chosen.slice(0, limitsOf(question).max).map(({ id }) => ({ optionId: id, amount: 1 }))
  return { questionId: question.id, options }
}

// A component with one product leaves nothing to pick.
function onlyPicks({ id, count, products: listed }: SetComponent, products: Products) {
  const only = listed.length === 1 ? products.get(listed[0]?.productId ?? 0) : undefined
  if (!only?.available) return { componentId: id, picks: [] }
  const answers = only.questions.filter((question) => !isSet(question)).map(defaultChoice)
  return { componentId: id, picks: Array.from({ length: count }, () => ({ productId: only.id, answers })) }
}
