import { callBackEndsAt } from '@/lib/domain/ordering/order/kitchen-steps'
import { partRefundViews, type RefundView, refundView } from '@/lib/domain/ordering/order/refund-view'
import type { Order } from '@/lib/domain/ordering/order/schema'
import { isFinal } from '@/lib/domain/ordering/order/status'

/** Neither food nor money is under way; a delivered order may still be called back. */
export function isSettled(order: Pick<Order, 'status' | 'total' | 'payment' | 'history'>): boolean {
  const refund = refundView(order)
  const isBack = (one: RefundView) => one.state === 'done'
  return isFinal(order.status) && (refund === null || isBack(refund)) && partRefundViews(order).every(isBack)
}

/**
 * Time in ms until which a delivered order may be called back; 0 where it cannot. The history does not tell the
 * panel from the cash register, so pages follow the order longer than necessary rather than too briefly. Contract
 * C23.
 */
export function callBackEndMs({ status, history }: Pick<Order, 'status' | 'history'>): number {
  const last = history.at(-1)
  return status === 'delivered' && last?.by === 'restaurant' ? callBackEndsAt(new Date(last.at)).getTime() : 0
}
