import { questionLimitsOf } from '@/lib/domain/ordering/menu/answers/answer-errors'
import type { Answer, ChoiceAnswer, Chosen, ComponentAnswer } from '@/lib/domain/ordering/menu/answers/answers'
import { defaultChoice } from '@/lib/domain/ordering/menu/answers/default-answers'
import { type DietWish, NO_FILTER } from '@/lib/domain/ordering/menu/diet/diets'
import { type ChoiceQuestion, isSet, type Product } from '@/lib/domain/ordering/menu/menu'

/** Position of a choice: in the product itself, or in the `pick`-th product of a set's component. */
export type AnswerPosition = { setId: number; componentId: number; pick: number } | null

/** `amount` units of an option; a radio replaces the previous choice. Contract C6. */
export function chosenWith(
  chosen: readonly Chosen[],
  question: ChoiceQuestion,
  optionId: number,
  amount: number,
): Chosen[] {
  const others = question.type === 'single-choice' ? [] : chosen.filter((one) => one.optionId !== optionId)
  return amount > 0 ? [...others, { optionId, amount }] : others
}

/** Does the question accept one more unit of this option? */
export function takesMore(chosen: readonly Chosen[], question: ChoiceQuestion, optionId: number): boolean {
  const { max, perOption } = questionLimitsOf(question)
  const own = chosen.find((one) => one.optionId === optionId)?.amount ?? 0
  return own < perOption && chosen.reduce((sum, { amount }) => sum + amount, 0) < max
}

/** The chosen options of a question at its position. */
export function chosenAt(answers: readonly Answer[], position: AnswerPosition, questionId: number): Chosen[] {
  const choices: readonly ChoiceAnswer[] = position ? (pickAt(answers, position)?.answers ?? []) : answers
  return choices.find((one) => one.questionId === questionId)?.options ?? []
}

/** The answers with another choice for one question. */
export function withChosen(
  answers: readonly Answer[],
  position: AnswerPosition,
  questionId: number,
  options: Chosen[],
): Answer[] {
  if (!position) return replaced(answers, { questionId, options, components: [] })
  return withPicks(answers, position, (picks) =>
    picks.map((pick, i) =>
      i === position.pick ? { ...pick, answers: replaced(pick.answers, { questionId, options }) } : pick,
    ),
  )
}

/** The answers with `product` as one pick of a set; its questions start with their defaults that pass the filter. */
export function withPick(
  answers: readonly Answer[],
  position: NonNullable<AnswerPosition>,
  product: Pick<Product, 'id' | 'questions'>,
  filter: DietWish = NO_FILTER,
): Answer[] {
  const own = product.questions.flatMap((question) => (isSet(question) ? [] : [defaultChoice(question, filter)]))
  return withPicks(answers, position, (picks) => {
    const next = [...picks]
    // Picks have no gaps: a later pick that is chosen first takes the next free index.
    next[Math.min(position.pick, picks.length)] = { productId: product.id, answers: own }
    return next
  })
}

/** The pick at a position of a set, if it is chosen yet. */
export function pickAt(answers: readonly Answer[], { setId, componentId, pick }: NonNullable<AnswerPosition>) {
  const answer = answers.find(({ questionId }) => questionId === setId)
  return answer?.components.find((one) => one.componentId === componentId)?.picks[pick]
}

type Picks = ComponentAnswer['picks']

function withPicks(
  answers: readonly Answer[],
  { setId, componentId }: NonNullable<AnswerPosition>,
  change: (picks: Picks) => Picks,
): Answer[] {
  const components = answers.find(({ questionId }) => questionId === setId)?.components ?? []
  const picks = components.find((one) => one.componentId === componentId)?.picks ?? []
  const others = components.filter((one) => one.componentId !== componentId)
  return replaced(answers, {
    questionId: setId,
    options: [],
    components: [...others, { componentId, picks: change(picks) }],
  })
}

function replaced<T extends { questionId: number }>(answers: readonly T[], answer: T): T[] {
  return [...answers.filter(({ questionId }) => questionId !== answer.questionId), answer]
}
