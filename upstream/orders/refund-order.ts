import { isFinal } from '@/lib/domain/ordering/order/status'
import type { Db } from '@/upstream/db/database'
import { done, type Outcome, refused } from '@/upstream/db/outcome'
import type { LockedOrder } from './find-order'
import { retryParts } from './part-refunds'
import { requestAttemptRefund, requestRefund } from './request-refund'

/**
 * Operations refund an order that has ended: one that could not be delivered, one with a complaint, one whose refund
 * was refused. A repeat changes nothing. Contract C1.
 */
export async function refundOrder(
  tx: Db,
  locked: LockedOrder,
  request: { reason: string; now: Date },
): Promise<Outcome<LockedOrder>> {
  const { order, payment, attempts, parts } = locked
  // A second payment belongs to the diner in any state of the order.
  const extra = attempts.find(({ id, refundState }) => refundState === 'failed' && id !== payment.paidBy)
  if (extra) return done(await requestAttemptRefund(tx, locked, extra, request))
  const refusedParts = parts.filter(({ state }) => state === 'failed')
  if (refusedParts.length > 0) return retryParts(tx, locked, refusedParts, request.now)
  if (payment.status === 'pending_refund' || payment.status === 'refunded') return done(locked)
  if (!isFinal(order.status)) return refused(409, 'order_not_ended')
  const sent = await requestRefund(tx, locked, request.now, { by: 'operations', reason: request.reason })
  return sent === locked ? refused(409, 'nothing_to_refund') : done(sent)
}
