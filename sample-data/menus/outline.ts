import type { DeliveryType } from '@/lib/domain/ordering/delivery/schema'
import type { OfferedMethod } from '@/lib/domain/payment/methods'
import type { LocalTime } from '@/lib/domain/time/time'
import type { SeedPause } from '@/sample-data/menu-types'
import type { PictureKey } from '@/sample-data/picture-alts'

/** A dish of the library or of one kitchen; prices in złoty before the restaurant's own level. */
export interface Dish {
  name: string
  zloty: number
  about: string
  /**
   * Names of `ingredients.ts` with commas between; allergens and diets follow. Empty where only choices say, null where
   * the kitchen does not say.
   */
  of: string | null
  image?: PictureKey
  asks?: Ask[]
  /** Złoty per unit, whatever the level of prices. */
  packaging?: number
  deposit?: number
}

/** One option; without `of` it says nothing of diets, as a size. */
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

/** Products by their name in the same menu, alone or with a surcharge in złoty. */
export interface SetAsk {
  type: 'set'
  title: string
  components: { title: string; count?: number; of: (string | [name: string, surcharge: number])[] }[]
}

export type Ask = ChoiceAsk | SetAsk

export interface CategoryOutline {
  name: string
  dishes: Dish[]
  /** Asked of every dish, before its own questions. */
  asks?: Ask[]
  /** Złoty per unit for dishes that say nothing else. */
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

/** Delivery within `km`: złoty, and minutes from order to door. */
export interface Ring {
  km: number
  fee: number
  minCart: number
  freeFrom?: number
  eta: [min: number, max: number]
}

/** What has to be said about a menu and its terms; ids, allergens and grosze follow. */
export interface MenuOutline {
  restaurant: number
  /** Every price times `factor`, then ending on so many grosze. */
  prices?: { factor?: number; ending?: 0 | 50 | 90 }
  categories: CategoryOutline[]
  discounts?: DiscountOutline[]
  /** Names of products. */
  soldOut?: string[]
  /** Earlier prices of a product in złoty, each with the days since its last day, oldest first. */
  earlier?: Record<string, [zloty: number, endedDaysAgo: number][]>
  rings: Ring[]
  /** All seven where it says nothing. */
  pays?: OfferedMethod[]
  /** Złoty once per order. */
  packaging?: number
  minutes: number
  kitchen: { slotMinutes: 15 | 30; ordersPerSlot: number }
  /** A week ahead by the quarter where it says nothing. */
  scheduled?: { stepMinutes: 15 | 30; daysAhead: number } | null
  paused?: SeedPause
}
