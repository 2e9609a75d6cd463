import type { OrderState } from '@/lib/domain/ordering/order/order-state'
import { isLatePayment } from '@/lib/domain/ordering/order/transition'

/**
 * `send` = to the restaurant; `cancelAndRefund` = the kitchen is no longer available; `refund` = the order has
 * ended.
 */
type AfterPayment = 'send' | 'cancelAndRefund' | 'refund' | 'nothing'

/**
 * Effect of a verified provider message that has moved the payment, in the same transaction as that move. A second
 * call answers `nothing`: the order is no longer `new`, the payment no longer `confirmed`. Contract C1.
 */
export function afterPayment({ status, paymentStatus }: OrderState, kitchenAvailable: boolean): AfterPayment {
  if (status === null || paymentStatus !== 'confirmed') return 'nothing'
  if (status === 'new') return kitchenAvailable ? 'send' : 'cancelAndRefund'
  return isLatePayment(status, paymentStatus) ? 'refund' : 'nothing'
}
