import { questionLimitsOf } from '@/lib/domain/ordering/menu/answers/answer-errors'
import type { Answer, ChoiceAnswer, Pick } from '@/lib/domain/ordering/menu/answers/answers'
import { ALLERGEN_CODES, type Allergen } from '@/lib/domain/ordering/menu/diet/allergens'
import {
  type ChoiceQuestion,
  isSet,
  type Option,
  type Product,
  type Products,
  type Question,
  type SetQuestion,
} from '@/lib/domain/ordering/menu/menu'

/** One part of a dish with its own allergens. */
export type Part = { name: string; allergens: readonly Allergen[] | null; diets: Option['diets'] }

/** Known allergens of a dish. Not stated is not the same as none. See docs/design/orders.md. */
export type AllergenFacts = {
  /** Order of the EU regulation. */
  contains: Allergen[]
  /** Names of the parts whose allergens are not stated. */
  unknown: string[]
  /** A choice that is still open may add more. */
  isOpen: boolean
}

/** A product that is no longer on the menu: nothing is known. */
const UNKNOWN_PART: Part = { name: '', allergens: null, diets: [] }

/** All parts of a dish with these answers: the dish, its chosen options, the products of a set and their options. */
export function partsOf(product: Product, answers: readonly Answer[], products: Products): Part[] {
  return [
    product,
    ...answers.flatMap((answer) => [
      ...optionsOf(product, answer),
      ...answer.components.flatMap(({ picks }) => picks.flatMap((pick) => pickedParts(pick, products))),
    ]),
  ]
}

/** The allergens of a dish as chosen, over all its parts. */
export function allergensChosen(product: Product, answers: readonly Answer[], products: Products): AllergenFacts {
  return { ...factsOf(partsOf(product, answers, products)), isOpen: isOpen(product.questions, answers, products) }
}

/**
 * The allergens a dish always contains, and those its choices can add. `unknown` names all parts without a statement.
 */
export function allergensPossible(product: Product, products: Products): AllergenFacts & { byChoice: Allergen[] } {
  const own = factsOf([product])
  const choices = factsOf(product.questions.flatMap((question) => choicesOf(question, products)))
  return {
    contains: own.contains,
    byChoice: choices.contains.filter((code) => !own.contains.includes(code)),
    unknown: [...new Set([...own.unknown, ...choices.unknown])],
    isOpen: false,
  }
}

/** Can the dish be shown as free of the 14 allergens? Only if every part is known and no choice is open. */
export function hasNoAllergens({ contains, unknown, isOpen }: AllergenFacts): boolean {
  return contains.length === 0 && unknown.length === 0 && !isOpen
}

function factsOf(parts: readonly Part[]): AllergenFacts {
  return {
    contains: ALLERGEN_CODES.filter((code) => parts.some(({ allergens }) => allergens?.includes(code))),
    unknown: [...new Set(parts.filter(({ allergens }) => allergens === null).map(({ name }) => name))],
    isOpen: false,
  }
}

function pickedParts({ productId, answers }: Pick, products: Products): Part[] {
  const picked = products.get(productId)
  return picked ? [picked, ...answers.flatMap((answer) => optionsOf(picked, answer))] : [UNKNOWN_PART]
}

function optionsOf(product: Product, { questionId, options }: ChoiceAnswer): Part[] {
  const question = product.questions.find(({ id }) => id === questionId)
  const known = question && !isSet(question) ? question.options : []
  return options.map(({ optionId }) => known.find(({ id }) => id === optionId) ?? UNKNOWN_PART)
}

// Sets nest one level: a product of a set adds only its own options. Contract C6.
function choicesOf(question: Question, products: Products): Part[] {
  if (!isSet(question)) return question.options
  return question.components.flatMap((component) =>
    component.products.flatMap(({ productId }) => {
      const listed = products.get(productId)
      return listed ? [listed, ...listed.questions.flatMap((own) => (isSet(own) ? [] : own.options))] : [UNKNOWN_PART]
    }),
  )
}

function isOpen(
  questions: readonly Question[],
  answers: readonly (Answer | ChoiceAnswer)[],
  products: Products,
): boolean {
  return questions.some((question) => {
    const answer = answers.find(({ questionId }) => questionId === question.id)
    return isSet(question) ? isSetOpen(question, answer, products) : isChoiceOpen(question, answer)
  })
}

function isChoiceOpen(question: ChoiceQuestion, answer: ChoiceAnswer | undefined): boolean {
  const total = (answer?.options ?? []).reduce((sum, { amount }) => sum + amount, 0)
  return total < questionLimitsOf(question).min && question.options.some(mayAddAllergens)
}

function isSetOpen(question: SetQuestion, answer: Answer | ChoiceAnswer | undefined, products: Products): boolean {
  const components = answer && 'components' in answer ? answer.components : []
  return question.components.some((component) => {
    const picks = components.find(({ componentId }) => componentId === component.id)?.picks ?? []
    const one: SetQuestion = { ...question, components: [component] }
    if (picks.length < component.count && choicesOf(one, products).some(mayAddAllergens)) return true
    return picks.some((pick) => isOpen(products.get(pick.productId)?.questions ?? [], pick.answers, products))
  })
}

function mayAddAllergens({ allergens }: Part): boolean {
  return allergens === null || allergens.length > 0
}
