import type { RestaurantSummary } from '@/lib/domain/restaurant/schema'
import type { DeliveryMode, DeliveryType } from './schema'

/** Delivery types of each product of a restaurant. Contract C18. */
const TYPES_OF_PRODUCT: Record<string, readonly DeliveryType[]> = {
  deliveries: ['delivery', 'contactless_delivery'],
  foodeli_deliveries: ['delivery', 'contactless_delivery'],
  robot_deliveries: ['robot_delivery'],
  orders: ['takeout'],
}

/** Delivery types of a restaurant's products. Contract C18. */
export function deliveryTypesOfProducts(products: readonly string[]): DeliveryType[] {
  const bought = Object.keys(TYPES_OF_PRODUCT).filter((product) => products.includes(product))
  return [...new Set(bought.flatMap((product) => TYPES_OF_PRODUCT[product] ?? []))]
}

/** Products that offer this mode: a restaurant needs one of them. Contract C18. */
export function productsOfMode(mode: DeliveryMode): string[] {
  return Object.keys(TYPES_OF_PRODUCT).filter((product) =>
    TYPES_OF_PRODUCT[product]?.some((type) => (type === 'takeout') === (mode === 'takeout')),
  )
}

/**
 * Does the restaurant offer this mode? Delivery needs a delivery area; the diner's address is checked later. Contract
 * C5.
 */
export function offersMode(
  { products, delivery }: Pick<RestaurantSummary, 'products' | 'delivery'>,
  mode: DeliveryMode,
): boolean {
  if (needsDeliveryArea(mode) && delivery.maxKmDistance === null) return false
  return productsOfMode(mode).some((product) => products.includes(product))
}

/** Contract C5: without `maxKmDistance` a restaurant does not deliver. */
export function needsDeliveryArea(mode: DeliveryMode): boolean {
  return mode !== 'takeout'
}
