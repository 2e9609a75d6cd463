import { questionLimitsOf } from '@/lib/domain/ordering/menu/answers/answer-errors'
import type { Answer } from '@/lib/domain/ordering/menu/answers/answers'
import { type Part, partsOf } from '@/lib/domain/ordering/menu/diet/allergen-facts'
import type { Allergen } from '@/lib/domain/ordering/menu/diet/allergens'
import { DIET_CODES, type Diet, type DietWish } from '@/lib/domain/ordering/menu/diet/diets'
import {
  type ChoiceQuestion,
  isSet,
  type Product,
  type Products,
  type Question,
  type SetComponent,
} from '@/lib/domain/ordering/menu/menu'

/** `byChoice` = fit if the diner leaves out the parts that do not fit. */
export type DietMatch = 'fit' | 'byChoice' | 'unfit'

/**
 * Does the dish fit as it is, by choosing, or not at all? Sold-out options do not help, and an unstated diet or
 * allergen never fits. See docs/design/orders.md.
 */
export function dietMatchOf(product: Product, filter: DietWish, products: Products): DietMatch {
  if (!isPartFit(product, filter)) return 'unfit'
  return worst(product.questions.map((question) => questionDietMatch(question, filter, products)))
}

/** The diet match of every product of a menu, by id. */
export function dietMatchesIn(products: Products, filter: DietWish): ReadonlyMap<number, DietMatch> {
  return new Map([...products.values()].map((product) => [product.id, dietMatchOf(product, filter, products)]))
}

/** The diets for which a menu has at least one dish that can be ordered. */
export function dietsIn(products: Products): Diet[] {
  return DIET_CODES.filter((diet) =>
    [...dietMatchesIn(products, { diets: [diet], without: [] }).values()].some((fitness) => fitness !== 'unfit'),
  )
}

/** Does this part fit by itself? Applies to options as well. Contract C6. */
export function isPartFit({ diets, allergens }: Omit<Part, 'name'>, filter: DietWish): boolean {
  return hasDiets({ diets, allergens }, filter) && isFreeOf(allergens, filter)
}

/** The parts of a dish as chosen that do not fit; empty = the whole dish fits. */
export function unfitParts(product: Product, answers: readonly Answer[], filter: DietWish, products: Products): Part[] {
  return partsOf(product, answers, products).filter((part) => !isPartFit(part, filter))
}

function questionDietMatch(question: Question, filter: DietWish, products: Products): DietMatch {
  if (!isSet(question)) return choiceFitness(question, filter)
  return worst(question.components.map((component) => componentFitness(component, filter, products)))
}

function choiceFitness(question: ChoiceQuestion, filter: DietWish): DietMatch {
  const available = question.options.filter((option) => option.available)
  const fit = available.filter((option) => isPartFit(option, filter))
  if (fit.length === available.length) return 'fit'
  const { min, perOption } = questionLimitsOf(question)
  return fit.length * perOption >= min ? 'byChoice' : 'unfit'
}

function componentFitness({ products: listed }: SetComponent, filter: DietWish, products: Products): DietMatch {
  const available = listed.map(({ productId }) => products.get(productId)).filter((one) => one?.available)
  // A set inside a set cannot be answered: only one level is supported.
  const each = available.map((one) =>
    one && !one.questions.some(isSet) ? dietMatchOf(one, filter, products) : 'unfit',
  )
  if (each.every((one) => one === 'fit')) return 'fit'
  return each.some((one) => one !== 'unfit') ? 'byChoice' : 'unfit'
}

function worst(each: readonly DietMatch[]): DietMatch {
  if (each.includes('unfit')) return 'unfit'
  return each.includes('byChoice') ? 'byChoice' : 'fit'
}

// Vegan implies vegetarian. Without diets and allergens nothing was stated.
function hasDiets({ diets, allergens }: Omit<Part, 'name'>, { diets: wanted }: DietWish): boolean {
  if (wanted.length === 0) return true
  if (diets === null) return allergens !== null
  return wanted.every((diet) => diets.includes(diet) || (diet === 'vegetarian' && diets.includes('vegan')))
}

function isFreeOf(allergens: readonly Allergen[] | null, { without }: DietWish): boolean {
  return without.length === 0 || (allergens !== null && !without.some((code) => allergens.includes(code)))
}
