import type { Grosze } from '@/lib/domain/money'
import type { PausedReason } from '@/lib/domain/ordering/availability/paused'
import type { DeliveryType } from '@/lib/domain/ordering/delivery/schema'
import type { DeliveryZone } from '@/lib/domain/ordering/delivery/zones'
import type { Discount, Product } from '@/lib/domain/ordering/menu/menu'
import type { OfferedMethod } from '@/lib/domain/payment/methods'
import type { PictureKey } from './picture-alts'

/** A price and the day from which it holds. */
export interface SeedPrice {
  sinceDaysAgo: number
  priceGrosze: Grosze
}

/**
 * A product as `lib/menu` reads it; ids are unique among all sample restaurants, of questions, components and options
 * too. Contract C0, C6.
 */
export interface SeedProduct extends Omit<Product, 'lowestPriceGrosze' | 'image'> {
  /** A stem in `public/pictures`; its words are in `PICTURE_ALTS`. */
  image: PictureKey | null
  /** Oldest first; the last one is `priceGrosze`. The lowest of the last 30 days follows from it. */
  prices: SeedPrice[]
}

export interface SeedCategory {
  id: number
  name: string
  products: SeedProduct[]
}

/** A pause counted from the moment of seeding; `endsInMinutes` null is ended by hand. Contract C17. */
export interface SeedPause {
  /** Null while the kitchen is only busy. */
  reason: PausedReason | null
  endsInMinutes: number | null
  busyMinutes?: number
}

/** What a restaurant with the product `orders` sells, and on which terms. */
export interface SeedOrdering {
  restaurantId: number
  categories: SeedCategory[]
  /** Contract C7. */
  discounts: Discount[]
  /** Nearest first; empty where the restaurant does not deliver. Contract C5. */
  zones: DeliveryZone[]
  /** What it takes; the tenant and the delivery type narrow it further. Contract C3. */
  paymentMethods: OfferedMethod[]
  /** Once per order, beside what each product adds. */
  packagingPerOrderGrosze: Grosze
  /** From the order to a packed bag on a usual day. */
  preparationMinutes: number
  /** How many orders the kitchen finishes in one slot. */
  kitchen: { slotMinutes: 15 | 30; ordersPerSlot: number }
  /** Null where everything is made at once. */
  scheduled: { stepMinutes: 15 | 30; daysAhead: number } | null
  paused: SeedPause | null
}

export const VOUCHER_TYPES = ['percent', 'value', 'freeDelivery'] as const

/** Days are counted from the day of seeding, negative ones are past. Contract C8. */
export interface SeedVoucher {
  /** The tenant that accepts it. */
  tenant: string
  /** Upper case; diners may write it in any. */
  code: string
  type: (typeof VOUCHER_TYPES)[number]
  /** Percent, grosze for `value`, 0 for `freeDelivery`. */
  value: number
  minCartGrosze: Grosze
  /** Of `percent`; null = no limit. */
  maxDiscountGrosze: Grosze | null
  validFromInDays: number
  /** The last day on which it holds; null = for good. */
  validToInDays: number | null
  /** Null = every delivery type. */
  deliveryTypes: DeliveryType[] | null
  /** Null = every restaurant of the tenant. */
  restaurants: number[] | null
  totalLimit: number | null
  customerLimit: number | null
  firstOrderOnly: boolean
  /** Uses counted before the seeding. */
  used: number
}
