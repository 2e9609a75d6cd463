import type { Grosze } from '@/lib/domain/money'
import type { DeliveryType } from '@/lib/domain/ordering/delivery/schema'
import type { Allergen } from '@/lib/domain/ordering/menu/diet/allergens'
import type { Diet } from '@/lib/domain/ordering/menu/diet/diets'
import type { LocalTime } from '@/lib/domain/time/time'
import type { WeeklyWindow } from '@/lib/domain/time/weekly-window'

/** The internal menu: money in grosze; `menuFromWire` and `menuToWire` map it. Contract C0, C6, C7. */
export type Menu = {
  categories: Category[]
  discounts: Discount[]
  /** Ids of the most ordered products, in this order; a stored menu has none. */
  popular?: number[]
}
export type Category = { id: number; name: string; servingTimes?: WeeklyWindow[] | undefined; products: Product[] }

export type Product = {
  id: number
  name: string
  description: string
  /** Price without options. */
  priceGrosze: Grosze
  /** Lowest price of the last 30 days, null if not known; shown beside every reduction. */
  lowestPriceGrosze: Grosze | null
  /** Packaging per unit. */
  packagingGrosze: Grosze
  /** Bottle deposit per unit. */
  depositGrosze: Grosze
  available: boolean
  /** Serving times; without any, those of its category apply, else always. Contract C6. */
  servingTimes?: WeeklyWindow[] | undefined
  /** Ids of products of the same menu that the restaurant serves with this one, in its order. Contract C32. */
  goesWith: number[]
  /** Allergens without options; null = the restaurant did not state them. */
  allergens: Allergen[] | null
  diets: Diet[]
  ingredients: string
  image: { src: string; alt: string; width: number; height: number; widths?: number[] } | null
  questions: Question[]
}

/**
 * `diets` null = the option does not affect the diet (a size); a list = every diet it fits. `allergens` null = not
 * stated; empty = it adds none.
 */
export type Option = {
  id: number
  name: string
  priceGrosze: Grosze
  available: boolean
  default: boolean
  allergens: Allergen[] | null
  diets: Diet[] | null
}

type ChoiceType = 'single-choice' | 'multiple-choice' | 'checkbox'
/** `max` 0 = no limit. */
export type ChoiceQuestion = {
  id: number
  type: ChoiceType
  title: string
  required: boolean
  min: number
  max: number
  freeCount: number
  maxPerOption: number
  options: Option[]
}
export type SetComponent = {
  id: number
  title: string
  count: number
  products: { productId: number; surchargeGrosze: Grosze }[]
}
export type SetQuestion = { id: number; type: 'set'; title: string; components: SetComponent[] }
export type Question = ChoiceQuestion | SetQuestion

export type Discount = {
  id: number
  scope: 'same-product' | 'same-category'
  /** A product id or a category id, depending on the scope. */
  targetId: number
  buy: number
  get: number
  percent: number
  /** Groups per order; null = no limit. */
  maxUses: number | null
  /** 0 = Monday; null = every day. */
  days: number[] | null
  /** `to` at or before `from` is on the next day; null = all day. */
  hours: { from: LocalTime; to: LocalTime } | null
  deliveryTypes: DeliveryType[] | null
}

/** Products by id, over all categories, each with the serving times that apply to it. */
export type Products = ReadonlyMap<number, Product>

export function productsOf(menu: Menu): Products {
  return new Map(
    menu.categories.flatMap(({ products, servingTimes }) =>
      products.map((product) => [product.id, servingTimes ? withTimesOf(servingTimes, product) : product]),
    ),
  )
}

function withTimesOf(servingTimes: WeeklyWindow[], product: Product): Product {
  return product.servingTimes?.length ? product : { ...product, servingTimes }
}

export function isSet(question: Question): question is SetQuestion {
  return question.type === 'set'
}
