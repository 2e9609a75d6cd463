import type { DeliveryType } from '@/lib/domain/ordering/delivery/schema'
import type { OfferedMethod } from '@/lib/domain/payment/methods'
import type { LocalTime } from '@/lib/domain/time/time'
import type { SeedPause } from '@/sample-data/menu-types'

/** A dish of the library or of one restaurant; prices in złoty before the restaurant's own price level. */
export interface Dish {
  name: string
  zloty: number
  about: string
  /**
   * Names in `ingredients.ts`, separated by commas; allergens and diets are derived. Empty where only the options
   * decide, null where the restaurant states nothing.
   */
  of: string | null
  /** The drawings of `sample-data/pictures/dania` are finished: a later dish has none. */
  isDrawn?: false
  asks?: Ask[]
  /** Złoty per unit, independent of the price level. */
  packaging?: number
  deposit?: number
}

/** One option; without `of` it has no diet data, such as a size. */
export interface AskOption {
  name: string
  zloty: number
  of?: string
  isDefault?: true
  soldOut?: true
}

export interface ChoiceAsk {
  type: 'single-choice' | 'multiple-choice' | 'checkbox'
  title: string
  required: boolean
  min: number
  max: number
  free: number
  perOption: number
  options: AskOption[]
}

/** Products by their name in the same menu, with an optional surcharge in złoty. */
export interface SetAsk {
  type: 'set'
  title: string
  components: { title: string; count?: number; of: (string | [name: string, surcharge: number])[] }[]
}

export type Ask = ChoiceAsk | SetAsk

export interface CategoryOutline {
  name: string
  dishes: Dish[]
  /** Questions added to every dish, before its own. */
  asks?: Ask[]
  /** Packaging in złoty per unit for dishes without a value of their own. */
  packaging?: number
}

/** `on` names a category or a product of the same menu. Contract C7. */
export interface DiscountOutline {
  on: string
  buy: number
  get: number
  percent: number
  maxUses?: number
  /** 0 = Monday. */
  days?: number[]
  hours?: [from: LocalTime, to: LocalTime]
  deliveryTypes?: DeliveryType[]
}

/** Delivery within `km`: złoty, and minutes from order to delivery. */
export interface Ring {
  km: number
  fee: number
  minCart: number
  freeFrom?: number
  eta: [min: number, max: number]
}

/** The description of a menu and its terms; ids, allergens and grosze are derived. */
export interface MenuOutline {
  restaurant: number
  /** Multiplies every price by `factor`, then rounds to this ending in grosze. */
  prices?: { factor?: number; ending?: 0 | 50 | 90 }
  categories: CategoryOutline[]
  discounts?: DiscountOutline[]
  /** Names of products. */
  soldOut?: string[]
  /** Keys name a category or a product of the same menu, values the products that go with it; a product's own come first. */
  goesWith?: Record<string, string[]>
  /** Earlier prices of a product in złoty, each with the days since its last day, oldest first. */
  earlier?: Record<string, [zloty: number, endedDaysAgo: number][]>
  rings: Ring[]
  /** All seven by default. */
  pays?: OfferedMethod[]
  /** In złoty, once per order. */
  packaging?: number
  minutes: number
  kitchen: { slotMinutes: 15 | 30; ordersPerSlot: number }
  /** A week ahead in quarter hours by default. */
  scheduled?: { stepMinutes: 15 | 30; daysAhead: number } | null
  paused?: SeedPause
}
