import { type Grosze, groszeFromWire } from '@/lib/domain/money'
import type { Order, Refund } from '@/lib/domain/ordering/order/schema'
import { isCalledOff, isDeliveredByTimer } from '@/lib/domain/ordering/order/status'
import { needsProvider, type PaymentMethod, type RefundTarget, refundTargetOf } from '@/lib/domain/payment/methods'

/** A refund. `ordered` = the order has ended and the refund is about to be requested. */
export type RefundView = {
  state: 'ordered' | 'requested' | 'done' | 'failed'
  amountGrosze: Grosze
  to: RefundTarget
  at: string | null
}

/** Amount, time and target of a refund; `null` if nothing was paid, or nobody has decided yet. Contract C1. */
export function refundView(order: Pick<Order, 'status' | 'total' | 'payment' | 'history'>): RefundView | null {
  const { status, total, payment } = order
  const { refund, method } = payment
  if (refund) return viewOf(refund)
  const isOwed = isCalledOff(status) && payment.status === 'confirmed'
  if (!isOwed || isUndeliverable(order) || !needsProvider(method)) return null
  const amountGrosze = groszeFromWire(total) - partsTakenGrosze(payment)
  return { state: 'ordered', amountGrosze, to: targetOf(method), at: null }
}

/** Partial refunds, each by itself, oldest first. Contract C40. */
export function partRefundViews({ payment }: Pick<Order, 'payment'>): RefundView[] {
  return (payment.part_refunds ?? []).map(viewOf)
}

/** Sum of partial refunds, done or under way; refused ones do not count. Contract C40. */
export function partsTakenGrosze({ part_refunds = [] }: Order['payment']): Grosze {
  return part_refunds
    .filter(({ state }) => state !== 'failed')
    .reduce((sum, { amount }) => sum + groszeFromWire(amount), 0)
}

/** Maps a refund of the wire for display. */
export function viewOf({ state, amount, to, requested_at, completed_at }: Refund): RefundView {
  return { state, amountGrosze: groszeFromWire(amount), to: targetOf(to), at: completed_at ?? requested_at }
}

/** The order was cooked and driven, but not delivered: operations decide about a refund, case by case. */
function isUndeliverable({ status, history }: Pick<Order, 'status' | 'history'>): boolean {
  const from = history.at(-1)?.from
  return status === 'cancelled' && Boolean(from && isDeliveredByTimer(from))
}

/** Throws for a method without a provider: there is no payment to refund. */
function targetOf(method: PaymentMethod): RefundTarget {
  if (!needsProvider(method)) throw new Error(`a refund to ${method}`)
  return refundTargetOf(method)
}
