import type { NumberedPoint } from '@/lib/domain/ordering/delivery/house-number'
import type { CustomRule } from '@/lib/domain/restaurant/custom-rules/schema'
import type { Interval } from '@/lib/domain/restaurant/hours/schema'
import type { RestaurantProduct } from '@/lib/domain/restaurant/products'

/** A table of a restaurant. */
export interface SeedTable {
  name: string
  area: string
  minSeats: number
  maxSeats: number
}

/** Days after the seeding, or month and day of each year. */
/** In a rule of dates `12-24` and `12-24..12-26` are days of each year as well. */
export type SeedDay = number | `${number}-${number}`

/** A restaurant of the sample data, before it becomes database rows. Days are counted from the day of seeding. */
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
  /** File names without extension in `sample-data/pictures`, the first is the cover; without any, a cover is generated. */
  pictures: { key: string; alt: string }[]
  /** Monday first. */
  week: Interval[][]
  exceptions: { on: SeedDay; intervals: Interval[]; note?: string }[]
  areas: { key: string; name: string }[]
  tables: SeedTable[]
  /** Names of tables of one area that can be joined. */
  combinations: string[][]
  autoConfirmBefore: number | null
  customRules: CustomRule[]
  /** Slot interval in minutes: 15 or 30. */
  slotMinutes: 15 | 30
  /** Minutes of a stay for parties of 1–2, 3–6, 7 and more; `null` = 90, 120, 150. */
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
  /** The points of some house numbers, in ascending order; without them only the middle is known. */
  points?: NumberedPoint[]
}

/** Who signs in as the owner of a restaurant. */
export interface SeedOwner {
  restaurantId: number
  email: string
  name: string
}
