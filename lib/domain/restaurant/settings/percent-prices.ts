import type { Grosze } from '@/lib/domain/money'
import type { FileMenu, FileProduct, FileQuestion } from '@/lib/domain/restaurant/file/menu-schema'

/** How new prices end: on a multiple of so many grosze, or `endGrosze` after one. */
const roundings = {
  grosz: { stepGrosze: 1, endGrosze: 0 },
  '10gr': { stepGrosze: 10, endGrosze: 0 },
  '50gr': { stepGrosze: 50, endGrosze: 0 },
  zloty: { stepGrosze: 100, endGrosze: 0 },
  'x,90': { stepGrosze: 100, endGrosze: 90 },
  'x,99': { stepGrosze: 100, endGrosze: 99 },
} as const

export type Rounding = keyof typeof roundings
export const ROUNDINGS = Object.keys(roundings) as Rounding[]

export interface PriceChange {
  /** Dishes or categories of these numbers, or the category at this place: one that is new has no number yet. */
  of: { productIds: readonly number[] } | { categoryIds: readonly number[] } | { category: number }
  /** 5 is dearer by a twentieth, -10 cheaper by a tenth. To a hundredth of a percent. */
  percent: number
  rounding: Rounding
  /** Also what options and parts of sets cost extra. */
  withOptions?: boolean
}

/**
 * The menu with other prices. What is free stays free; packaging, deposits and prices of before stay as they are: saving keeps
 * those. Contract C7, C33.
 */
export function changePrices<T extends FileMenu>(
  menu: T,
  { of, percent, rounding, withOptions = false }: PriceChange,
): T {
  const change = (grosze: Grosze) => changedGrosze(grosze, percent, rounding)
  const isChosen = (place: number, categoryId: number | undefined, { id }: FileProduct) => {
    if ('category' in of) return of.category === place
    if ('productIds' in of) return id !== undefined && of.productIds.includes(id)
    return categoryId !== undefined && of.categoryIds.includes(categoryId)
  }
  const changed = (product: FileProduct): FileProduct => ({
    ...product,
    priceGrosze: change(product.priceGrosze),
    questions: withOptions ? product.questions.map((question) => withPrices(question, change)) : product.questions,
  })
  const categories = menu.categories.map((category, place) => ({
    ...category,
    products: category.products.map((product) => (isChosen(place, category.id, product) ? changed(product) : product)),
  }))
  return { ...menu, categories }
}

/**
 * A price changed by a percentage and rounded to the nearest that ends so, the higher of two. A price that the rounding would
 * move against the percentage stays; what costs something never becomes free.
 */
export function changedGrosze(grosze: Grosze, percent: number, rounding: Rounding): Grosze {
  if (grosze === 0) return 0
  const { stepGrosze, endGrosze } = roundings[rounding]
  // Whole numbers up to here, so that half a grosz is exact.
  const tenThousandths = grosze * (10_000 + Math.round(percent * 100))
  const steps = Math.floor((tenThousandths - endGrosze * 10_000) / (stepGrosze * 10_000) + 0.5)
  const least = endGrosze || stepGrosze
  const rounded = Math.max(least, steps * stepGrosze + endGrosze)
  const isAgainst = percent > 0 ? rounded < grosze : percent < 0 && rounded > grosze
  return isAgainst ? grosze : rounded
}

function withPrices(question: FileQuestion, change: (grosze: Grosze) => Grosze): FileQuestion {
  if (question.type !== 'set')
    return {
      ...question,
      options: question.options.map((option) => ({ ...option, priceGrosze: change(option.priceGrosze) })),
    }
  const components = question.components.map((component) => ({
    ...component,
    products: component.products.map((one) => ({ ...one, surchargeGrosze: change(one.surchargeGrosze) })),
  }))
  return { ...question, components }
}
