import type { WireAnswer } from '@/lib/domain/ordering/menu/schema'

export type Chosen = { optionId: number; amount: number }
export type ChoiceAnswer = { questionId: number; options: Chosen[] }
/** One unit of a set's component, with the answers to its own questions. */
export type Pick = { productId: number; answers: ChoiceAnswer[] }
export type ComponentAnswer = { componentId: number; picks: Pick[] }
/** `components` is empty except for a `set`. */
export type Answer = ChoiceAnswer & { components: ComponentAnswer[] }

/** The normal form of a choice: sorted, merged, without empty answers. */
export function normalAnswers(answers: readonly Answer[]): Answer[] {
  return sortBy(
    answers.map(({ questionId, options, components }) => ({
      questionId,
      options: normalOptions(options),
      components: normalComponents(components),
    })),
    'questionId',
  ).filter(({ options, components }) => options.length > 0 || components.length > 0)
}

/** Equal for the same choice made in another order. Contract C6. */
export function answersKey(answers: readonly Answer[]): string {
  return JSON.stringify(normalAnswers(answers))
}

export function answersFromWire(wire: readonly WireAnswer[]): Answer[] {
  return wire.map(({ question_id, options, components }) => ({
    ...choiceFromWire({ question_id, options }),
    components: (components ?? []).map(({ component_id, picks }) => ({
      componentId: component_id,
      picks: picks.map(({ product_id, answers }) => ({ productId: product_id, answers: answers.map(choiceFromWire) })),
    })),
  }))
}

export function answersToWire(answers: readonly Answer[]): WireAnswer[] {
  return answers.map(({ questionId, options, components }) => ({
    ...choiceToWire({ questionId, options }),
    ...(components.length > 0 && {
      components: components.map(({ componentId, picks }) => ({
        component_id: componentId,
        picks: picks.map((pick) => ({ product_id: pick.productId, answers: pick.answers.map(choiceToWire) })),
      })),
    }),
  }))
}

function normalComponents(components: readonly ComponentAnswer[]): ComponentAnswer[] {
  const filled = components.filter(({ picks }) => picks.length > 0)
  return sortBy(
    filled.map(({ componentId, picks }) => ({ componentId, picks: normalPicks(picks) })),
    'componentId',
  )
}

function normalPicks(picks: readonly Pick[]): Pick[] {
  const normal = picks.map(({ productId, answers }) => ({ productId, answers: normalChoices(answers) }))
  return normal.sort((a, b) => compare(JSON.stringify(a), JSON.stringify(b)))
}

function normalChoices(answers: readonly ChoiceAnswer[]): ChoiceAnswer[] {
  const normal = answers.map(({ questionId, options }) => ({ questionId, options: normalOptions(options) }))
  return sortBy(
    normal.filter(({ options }) => options.length > 0),
    'questionId',
  )
}

// Two entries of one option are added up.
function normalOptions(options: readonly Chosen[]): Chosen[] {
  const amounts = new Map<number, number>()
  for (const { optionId, amount } of options) amounts.set(optionId, (amounts.get(optionId) ?? 0) + amount)
  const chosen = [...amounts].map(([optionId, amount]) => ({ optionId, amount }))
  return sortBy(
    chosen.filter(({ amount }) => amount > 0),
    'optionId',
  )
}

function choiceFromWire({ question_id, options }: Omit<WireAnswer, 'components'>): ChoiceAnswer {
  return { questionId: question_id, options: options.map(({ option_id, amount }) => ({ optionId: option_id, amount })) }
}

function choiceToWire({ questionId, options }: ChoiceAnswer) {
  return { question_id: questionId, options: options.map(({ optionId, amount }) => ({ option_id: optionId, amount })) }
}

function sortBy<K extends string, T extends Record<K, number>>(items: T[], key: K): T[] {
  return [...items].sort((a, b) => a[key] - b[key])
}

function compare(a: string, b: string): number {
  if (a === b) return 0
  return a < b ? -1 : 1
}
