import type { Answer, ChoiceAnswer, Chosen, ComponentAnswer, Pick } from '@/lib/domain/ordering/menu/answers/answers'
import {
  type ChoiceQuestion,
  isSet,
  type Product,
  type Products,
  type Question,
  type SetComponent,
  type SetQuestion,
} from '@/lib/domain/ordering/menu/menu'

/** Why an answer is invalid; the page has the texts. */
export type AnswerErrorCode =
  | 'required'
  | 'too_few'
  | 'too_many'
  | 'too_many_of_option'
  | 'option_unavailable'
  | 'option_unknown'
  | 'question_unknown'
  | 'answered_twice'
  | 'component_incomplete'
  | 'component_unknown'
  | 'product_unknown'
  | 'product_unavailable'

/** `path` identifies the question, for a set also the pick and its question: `7`, `9.1.0`, `9.1.0.7`. */
export type AnswerError = { path: string; code: AnswerErrorCode }

/**
 * Every broken rule of contract C6, in the order of the questions; empty if the answers are complete. Page and server
 * use the same function. Ledger L186–L189.
 */
export function answerErrors(product: Product, answers: readonly Answer[], products: Products): AnswerError[] {
  return [
    ...strayErrors(product.questions, answers, ''),
    ...product.questions.flatMap((question) => {
      const answer = answers.find(({ questionId }) => questionId === question.id)
      return isSet(question)
        ? setErrors(question, answer?.components ?? [], products)
        : choiceErrors(question, answer?.options ?? [], `${question.id}`)
    }),
  ]
}

function choiceErrors(question: ChoiceQuestion, chosen: readonly Chosen[], path: string): AnswerError[] {
  const code = brokenChoice(question, chosen)
  return code ? [{ path, code }] : []
}

/** Only the first broken rule is shown. */
function brokenChoice(question: ChoiceQuestion, chosen: readonly Chosen[]): AnswerErrorCode | null {
  const total = chosen.reduce((sum, { amount }) => sum + amount, 0)
  const { min, max, perOption } = questionLimitsOf(question)
  const options = chosen.map(({ optionId }) => question.options.find(({ id }) => id === optionId))
  if (options.some((option) => !option)) return 'option_unknown'
  if (new Set(chosen.map(({ optionId }) => optionId)).size < chosen.length) return 'answered_twice'
  if (options.some((option) => !option?.available)) return 'option_unavailable'
  if (total === 0 && min > 0) return 'required'
  if (total < min) return 'too_few'
  if (total > max) return 'too_many'
  return chosen.some(({ amount }) => amount > perOption) ? 'too_many_of_option' : null
}

/** Units that a question accepts; Infinity = no limit. */
export function questionLimitsOf(question: ChoiceQuestion): { min: number; max: number; perOption: number } {
  const least = question.required ? 1 : 0
  if (question.type !== 'multiple-choice') return { min: least, max: 1, perOption: 1 }
  const max = question.max === 0 ? Number.POSITIVE_INFINITY : question.max
  return { min: Math.max(least, question.min), max, perOption: question.maxPerOption }
}

function setErrors(question: SetQuestion, answered: readonly ComponentAnswer[], products: Products): AnswerError[] {
  const path = `${question.id}`
  const ids = answered.map(({ componentId }) => componentId)
  if (ids.some((id) => !question.components.some((component) => component.id === id)))
    return [{ path, code: 'component_unknown' }]
  if (new Set(ids).size < ids.length) return [{ path, code: 'answered_twice' }]
  return question.components.flatMap((component) => {
    const picks = answered.find(({ componentId }) => componentId === component.id)?.picks ?? []
    return componentErrors(component, picks, `${path}.${component.id}`, products)
  })
}

function componentErrors(
  component: SetComponent,
  picks: readonly Pick[],
  path: string,
  products: Products,
): AnswerError[] {
  if (picks.length > component.count) return [{ path, code: 'too_many' }]
  if (picks.length < component.count) return [{ path, code: 'component_incomplete' }]
  return picks.flatMap((pick, i) => pickErrors(component, pick, `${path}.${i}`, products))
}

function pickErrors(component: SetComponent, pick: Pick, path: string, products: Products): AnswerError[] {
  const product = products.get(pick.productId)
  const isListed = component.products.some(({ productId }) => productId === pick.productId)
  // A set inside a set is an error of the menu: only one level can be answered.
  if (!product || !isListed || product.questions.some(isSet)) return [{ path, code: 'product_unknown' }]
  if (!product.available) return [{ path, code: 'product_unavailable' }]
  const choices = product.questions.filter((question) => !isSet(question))
  return [
    ...strayErrors(choices, pick.answers, `${path}.`),
    ...choices.flatMap((question) => {
      const answer = pick.answers.find(({ questionId }) => questionId === question.id)
      return choiceErrors(question, answer?.options ?? [], `${path}.${question.id}`)
    }),
  ]
}

function strayErrors(
  questions: readonly Question[],
  answers: readonly (ChoiceAnswer | Answer)[],
  prefix: string,
): AnswerError[] {
  const ids = answers.map(({ questionId }) => questionId)
  return ids.flatMap((id, i): AnswerError[] => {
    const question = questions.find((one) => one.id === id)
    if (!question || isMisplaced(question, answers[i])) return [{ path: `${prefix}${id}`, code: 'question_unknown' }]
    return ids.indexOf(id) < i ? [{ path: `${prefix}${id}`, code: 'answered_twice' }] : []
  })
}

// Options for a set, or components for any other question, are misplaced.
function isMisplaced(question: Question, answer: ChoiceAnswer | Answer | undefined): boolean {
  if (!answer) return false
  if (isSet(question)) return answer.options.length > 0
  return 'components' in answer && answer.components.length > 0
}
