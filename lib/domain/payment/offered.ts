import type { DeliveryType } from '@/lib/domain/ordering/delivery/schema'
import { isPrepaid, OFFERED_METHODS, type OfferedMethod, type PaymentMethod } from '@/lib/domain/payment/methods'

/** Types in which nobody meets the diner to take money. Ledger L235, L236. */
const NEEDS_ONLINE_PAYMENT: Record<DeliveryType, boolean> = {
  delivery: false,
  contactless_delivery: true,
  robot_delivery: true,
  takeout: false,
}

/**
 * Methods that the tenant allows, the restaurant takes and the delivery type permits, in the order of the page; never
 * `paid`. Contract C3, ledger L012, L235, L236.
 */
export function paymentMethodsOffered(
  tenantKeys: readonly PaymentMethod[],
  restaurantKeys: readonly PaymentMethod[],
  deliveryType: DeliveryType,
): OfferedMethod[] {
  return OFFERED_METHODS.filter(
    (method) => tenantKeys.includes(method) && restaurantKeys.includes(method) && isPermitted(method, deliveryType),
  )
}

/** May the method settle an order that is delivered like this? Checked in the page and on the server. */
export function isPermitted(method: PaymentMethod, deliveryType: DeliveryType): boolean {
  return isPrepaid(method) || !needsOnlinePayment(deliveryType)
}

/** Ledger L235, L236. */
export function needsOnlinePayment(deliveryType: DeliveryType): boolean {
  return NEEDS_ONLINE_PAYMENT[deliveryType]
}
