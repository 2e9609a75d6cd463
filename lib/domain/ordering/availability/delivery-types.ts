import type { DeliveryType } from '@/lib/domain/ordering/delivery/schema'

type OrderingConfig = { products: readonly string[]; maxKm: number | null; allowOrders: boolean }

/** The products that a restaurant must have bought for each delivery type. Contract C18, ledger L116–L120, L192. */
const REQUIRED_PRODUCTS: Record<DeliveryType, readonly string[]> = {
  delivery: ['deliveries', 'foodeli_deliveries'],
  contactless_delivery: ['deliveries', 'foodeli_deliveries'],
  robot_delivery: ['robot_deliveries'],
  takeout: ['orders'],
}

/**
 * The delivery types that a restaurant offers, in the order of the page; empty if it takes no orders. Without
 * `maxKmDistance` it does not deliver. Contract C5, C18, ledger L113, L114.
 */
export function deliveryTypesOffered({ products, maxKm, allowOrders }: OrderingConfig): DeliveryType[] {
  if (!allowOrders) return []
  const types = Object.keys(REQUIRED_PRODUCTS) as DeliveryType[]
  return types.filter(
    (type) =>
      REQUIRED_PRODUCTS[type].some((product) => products.includes(product)) && (type === 'takeout' || maxKm !== null),
  )
}
