import { refundView } from '@/lib/domain/ordering/order/refund-view'
import type { Order } from '@/lib/domain/ordering/order/schema'
import { isFinal } from '@/lib/domain/ordering/order/status'

/** Nothing more will happen to it: neither food nor money is on its way. */
export function isSettled(order: Pick<Order, 'status' | 'total' | 'payment' | 'history'>): boolean {
  const refund = refundView(order)
  return isFinal(order.status) && (refund === null || refund.state === 'done')
}
