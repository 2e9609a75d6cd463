import { limitsOf } from '@/lib/domain/ordering/menu/answers/answer-errors'
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

/** One thing on the plate that says by itself what is in it. */
export type Part = { name: string; allergens: readonly Allergen[] | null; diets: Option['diets'] }

/** What is known of the allergens of a dish. Not stated is not the same as none. Decision 0028. */
export type AllergenFacts = {
  /** In the order of the regulation. */
  contains: Allergen[]
  /** Names of the parts whose allergens the restaurant did not state. */
  unknown: string[]
  /** Something that must still be chosen can bring more. */
  isOpen: boolean
}

/** Of what the menu no longer has, nothing is known. */
const UNKNOWN_PART: Part = { name: '', allergens: null, diets: [] }

/** Everything that comes with these answers: the dish, its chosen options, the dishes of a set and theirs. */
export function partsOf(product: Product, answers: readonly Answer[], products: Products): Part[] {
  return [
    product,
    ...answers.flatMap((answer) => [
      ...optionsOf(product, answer),
      ...answer.components.flatMap(({ picks }) => picks.flatMap((pick) => pickedParts(pick, products))),
    ]),
  ]
}

/** The allergens of a dish as it is chosen: of all its parts together. */
export function allergensChosen(product: Product, answers: readonly Answer[], products: Products): AllergenFacts {
  return { ...factsOf(partsOf(product, answers, products)), isOpen: isOpen(product.questions, answers, products) }
}

/** What a dish contains in any case, and what its choices can add. `unknown` names all that states nothing. */
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

/** May it be said that a dish has none of the 14? Only where every part is known and nothing is left to choose. */
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

// A set stands one level deep: what is within a dish of a set is its options alone. Contract C6.
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
  return total < limitsOf(question).min && question.options.some(mayAddAllergens)
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
