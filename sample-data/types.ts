import type { NumberedPoint } from '@/lib/domain/ordering/delivery/house-number'
import type { CustomRule } from '@/lib/domain/restaurant/custom-rules/schema'
import type { Interval } from '@/lib/domain/restaurant/hours/schema'
import type { RestaurantProduct } from '@/lib/domain/restaurant/products'

/** A table as it stands in the room. */
export interface SeedTable {
  name: string
  area: string
  minSeats: number
  maxSeats: number
}

/** A restaurant of the sample data, before it becomes rows. Days are counted from the day of seeding. */
export interface SeedRestaurant {
  id: number
  name: string
  homeTenant: string
  /** City slug of `tenants/cities.ts`. */
  city: string
  street: string
  house: string
  postalCode: string
  lat: number
  lng: number
  products: RestaurantProduct[]
  cuisines: string[]
  orderCuisines: string[]
  priceLevel: 1 | 2 | 3 | 4
  /** One line for cards. */
  lead: string
  description: string
  /** Stems in `public/pictures`, the first is the cover; an empty list gets a composed cover. */
  pictures: { key: string; alt: string }[]
  /** Monday first. */
  week: Interval[][]
  exceptions: { inDays: number; intervals: Interval[]; note?: string }[]
  areas: { key: string; name: string }[]
  tables: SeedTable[]
  /** Names of tables of one area that may stand together. */
  joins: string[][]
  autoConfirmBefore: number | null
  customRules: CustomRule[]
  /** 15 where the restaurant seats by the quarter, 30 elsewhere. */
  slotMinutes: 15 | 30
  /** Minutes of stay for 1–2, 3–6, 7 and more; `null` = 90, 120, 150. */
  stayMinutes: [number, number, number] | null
  maxKmDistance: number | null
  phone: string
  email: string
  website: string | null
  trader: { name: string; address: string; nip: string }
}

/** A street of the built-in address source. */
export interface SeedStreet {
  city: string
  street: string
  lat: number
  lng: number
  /** Highest house number that the source suggests. */
  houses: number
  /** Where some of its numbers stand, in ascending order; without them only the middle is known. */
  points?: NumberedPoint[]
}
