import type { DeliveryType } from '@/lib/domain/ordering/delivery/schema'

/** The fields of a restaurant that decide what it delivers. */
type DeliverySource = {
  products: readonly string[]
  delivery: { maxKmDistance: number | null }
  config: { orders: { allowOrders: boolean } }
}

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
export function offeredDeliveryTypes({ products, delivery, config }: DeliverySource): DeliveryType[] {
  if (!config.orders.allowOrders) return []
  const types = Object.keys(REQUIRED_PRODUCTS) as DeliveryType[]
  return types.filter(
    (type) =>
      REQUIRED_PRODUCTS[type].some((product) => products.includes(product)) &&
      (type === 'takeout' || delivery.maxKmDistance !== null),
  )
}
