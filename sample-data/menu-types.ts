import type { Grosze } from '@/lib/domain/money'
import type { PausedReason } from '@/lib/domain/ordering/availability/paused'
import type { DeliveryType } from '@/lib/domain/ordering/delivery/schema'
import type { DeliveryZone } from '@/lib/domain/ordering/delivery/zones'
import type { Discount, Product } from '@/lib/domain/ordering/menu/menu'
import type { OfferedMethod } from '@/lib/domain/payment/methods'

/** A price and the day from which it is valid. */
export interface SeedPrice {
  sinceDaysAgo: number
  priceGrosze: Grosze
}

/**
 * A product as `lib/domain/ordering/menu` reads it; ids are unique among all sample restaurants, also those of
 * questions, components and options. Contract C0, C6.
 */
export interface SeedProduct extends Omit<Product, 'lowestPriceGrosze'> {
  /** Oldest first; the last one is `priceGrosze`. The lowest of the last 30 days follows from it. */
  prices: SeedPrice[]
}

export interface SeedCategory {
  id: number
  name: string
  products: SeedProduct[]
}

/** A pause that starts with the seeding; with `endsInMinutes` null it is ended by hand. Contract C17. */
export interface SeedPause {
  /** Null while the restaurant is only busy. */
  reason: PausedReason | null
  endsInMinutes: number | null
  busyMinutes?: number
}

/** The menu of a restaurant, with or without orders. */
export interface SeedMenu {
  restaurantId: number
  categories: SeedCategory[]
  /** The discounts. Contract C7. */
  discounts: Discount[]
}

/** What a restaurant with the product `orders` sells, and its delivery terms. */
export interface SeedOrdering extends SeedMenu {
  /** Nearest first; empty where the restaurant does not deliver. Contract C5. */
  zones: DeliveryZone[]
  /** The payment methods; the tenant and the delivery type restrict them further. Contract C3. */
  paymentMethods: OfferedMethod[]
  /** Charged once per order, besides the packaging of each product. */
  packagingPerOrderGrosze: Grosze
  /** From the order to a packed bag on a usual day, in minutes. */
  preparationMinutes: number
  /** How many orders the kitchen finishes in one slot. */
  kitchen: { slotMinutes: 15 | 30; ordersPerSlot: number }
  /** Null where the kitchen has no limit. */
  scheduled: { stepMinutes: 15 | 30; daysAhead: number } | null
  paused: SeedPause | null
}

export const VOUCHER_TYPES = ['percent', 'value', 'freeDelivery'] as const

/** Days are counted from the day of seeding, negative ones are past. Contract C8. */
export interface SeedVoucher {
  /** The tenant where it is valid. */
  tenant: string
  /** Upper case; diners may use any letter case. */
  code: string
  type: (typeof VOUCHER_TYPES)[number]
  /** Percent, grosze for `value`, 0 for `freeDelivery`. */
  value: number
  minCartGrosze: Grosze
  /** For `percent`; null = no limit. */
  maxDiscountGrosze: Grosze | null
  validFromInDays: number
  /** The last valid day; null = no end. */
  validToInDays: number | null
  /** Null = every delivery type. */
  deliveryTypes: DeliveryType[] | null
  /** Null = every sample restaurant that the tenant lists. */
  restaurants: number[] | null
  totalLimit: number | null
  customerLimit: number | null
  firstOrderOnly: boolean
  /** Uses counted before the seeding. */
  used: number
}
