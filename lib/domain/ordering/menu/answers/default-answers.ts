import { questionLimitsOf } from '@/lib/domain/ordering/menu/answers/answer-errors'
import type { Answer, ChoiceAnswer } from '@/lib/domain/ordering/menu/answers/answers'
import { dietMatchOf, isPartFit } from '@/lib/domain/ordering/menu/diet/diet-filter'
import { type DietWish, NO_FILTER } from '@/lib/domain/ordering/menu/diet/diets'
import {
  type ChoiceQuestion,
  isSet,
  type Product,
  type Products,
  type SetComponent,
} from '@/lib/domain/ordering/menu/menu'

/**
 * The initial answers of a product's dialog: defaults that are available and pass the filter, and components with a
 * single product. If the filter removes a question's default, the diner is asked, because another option may cost more.
 * Contract C6.
 */
export function defaultAnswers(product: Product, products: Products, filter: DietWish = NO_FILTER): Answer[] {
  return product.questions.map((question) =>
    isSet(question)
      ? {
          questionId: question.id,
          options: [],
          components: question.components.map((one) => onlyPicks(one, products, filter)),
        }
      : { ...defaultChoice(question, filter), components: [] },
  )
}

/** The defaults of one choice, as many as it accepts. */
export function defaultChoice(question: ChoiceQuestion, filter: DietWish): ChoiceAnswer {
  const chosen = question.options.filter((option) => option.default && option.available && isPartFit(option, filter))
  const options = chosen.slice(0, questionLimitsOf(question).max).map(({ id }) => ({ optionId: id, amount: 1 }))
  return { questionId: question.id, options }
}

// A component with one product needs no choice.
function onlyPicks({ id, count, products: listed }: SetComponent, products: Products, filter: DietWish) {
  const only = listed.length === 1 ? products.get(listed[0]?.productId ?? 0) : undefined
  if (!only?.available || dietMatchOf(only, filter, products) === 'unfit') return { componentId: id, picks: [] }
  const answers = only.questions.flatMap((question) => (isSet(question) ? [] : [defaultChoice(question, filter)]))
  return { componentId: id, picks: Array.from({ length: count }, () => ({ productId: only.id, answers })) }
}
