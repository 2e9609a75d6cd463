import type { RestaurantSummary } from '@/lib/domain/restaurant/schema'
import type { DeliveryMode, DeliveryType } from './schema'

/** The delivery types that a restaurant's products stand for. Contract C18. */
export function deliveryTypesOfProducts(products: readonly string[]): DeliveryType[] {
  const has = (...names: string[]) => names.some((name) => products.includes(name))
  return [
    ...(has('deliveries', 'foodeli_deliveries') ? (['delivery', 'contactless_delivery'] as const) : []),
    ...(has('robot_deliveries') ? (['robot_delivery'] as const) : []),
    ...(has('orders') ? (['takeout'] as const) : []),
  ]
}

/**
 * Does the restaurant offer this mode? Delivery needs a delivery area; the diner's address is checked later. Contract
 * C5.
 */
export function offersMode(
  { products, delivery }: Pick<RestaurantSummary, 'products' | 'delivery'>,
  mode: DeliveryMode,
): boolean {
  const types = deliveryTypesOfProducts(products)
  if (mode === 'takeout') return types.includes('takeout')
  return delivery.maxKmDistance !== null && types.some((type) => type !== 'takeout')
}
