import type { Allergen } from '@/lib/menu/allergens'
import { limitsOf } from '@/lib/menu/answer-errors'
import type { Diet } from '@/lib/menu/diets'
import {
  type ChoiceQuestion,
  isSet,
  type Option,
  type Product,
  type Products,
  type Question,
  type SetComponent,
} from '@/lib/menu/menu'

/** What a diner keeps to: every diet chosen, and none of the allergens. */
export type DietFilter = { diets: readonly Diet[]; without: readonly Allergen[] }
/** `byChoice` = fit if the diner leaves out what is not. */
export type Fitness = 'fit' | 'byChoice' | 'unfit'

/** Does the dish fit as it is, by choosing, or not at all? Options that are sold out are no way out. */
export function fitnessOf(product: Product, filter: DietFilter, products: Products): Fitness {
  if (!isFit(product, filter)) return 'unfit'
  const each = product.questions.map((question) => questionFitness(question, filter, products))
  if (each.includes('unfit')) return 'unfit'
  return each.includes('byChoice') ? 'byChoice' : 'fit'
}

/** Is the option fit, down to a sauce? Contract C6. */
export function isOptionFit({ diets, allergens }: Option, filter: DietFilter): boolean {
  return (diets === null || hasDiets(diets, filter)) && isFreeOf(allergens, filter)
}

function questionFitness(question: Question, filter: DietFilter, products: Products): Fitness {
  if (!isSet(question)) return choiceFitness(question, filter)
  const each = question.components.map((component) => componentFitness(component, filter, products))
  if (each.includes('unfit')) return 'unfit'
  return each.includes('byChoice') ? 'byChoice' : 'fit'
}

function choiceFitness(question: ChoiceQuestion, filter: DietFilter): Fitness {
  const available = question.options.filter((option) => option.available)
  const fit = available.filter((option) => isOptionFit(option, filter))
  if (fit.length === available.length) return 'fit'
  const { min, perOption } = limitsOf(question)
  return fit.length * perOption >= min ? 'byChoice' : 'unfit'
}

function componentFitness({ products: listed }: SetComponent, filter: DietFilter, products: Products): Fitness {
  const available = listed.map(({ productId }) => products.get(productId)).filter((one) => one?.available)
  const each = available.map((one) => (one ? fitnessOf(one, filter, products) : 'unfit'))
  if (each.every((one) => one === 'fit')) return 'fit'
  return each.some((one) => one !== 'unfit') ? 'byChoice' : 'unfit'
}

function isFit({ diets, allergens }: Product, filter: DietFilter): boolean {
  return hasDiets(diets, filter) && isFreeOf(allergens, filter)
}

// A kitchen that calls a dish vegan need not add that it is vegetarian.
function hasDiets(diets: readonly Diet[], filter: DietFilter): boolean {
  return filter.diets.every((diet) => diets.includes(diet) || (diet === 'vegetarian' && diets.includes('vegan')))
}

function isFreeOf(allergens: readonly Allergen[], { without }: DietFilter): boolean {
  return !without.some((allergen) => allergens.includes(allergen))
}
