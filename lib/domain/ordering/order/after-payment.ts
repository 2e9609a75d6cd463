import type { OrderState } from '@/lib/domain/ordering/order/order-state'
import { isLatePayment } from '@/lib/domain/ordering/order/transition'

/** `send` = to the restaurant; `cancelAndRefund` = the kitchen is gone; `refund` = nobody waits for the money. */
export type AfterPayment = 'send' | 'cancelAndRefund' | 'refund' | 'nothing'

/**
 * What follows once a verified word has moved the payment, asked in the same transaction as that move. Asked twice it
 * answers `nothing` the second time: the order is no longer `new`, the payment no longer `confirmed`. Contract C1.
 */
export function afterPayment({ status, paymentStatus }: OrderState, kitchenAvailable: boolean): AfterPayment {
  if (status === null || paymentStatus !== 'confirmed') return 'nothing'
  if (status === 'new') return kitchenAvailable ? 'send' : 'cancelAndRefund'
  return isLatePayment(status, paymentStatus) ? 'refund' : 'nothing'
}
