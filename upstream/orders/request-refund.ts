import { takenGrosze } from '@/lib/domain/payment/refundable'
import type { Db } from '@/upstream/db/database'
import type { AttemptRow } from '@/upstream/db/order-schema'
import { applyPaymentEvent, type PaymentEventContext, refundRequestValues, saveAttempt } from './apply-payment-event'
import type { LockedOrder } from './find-order'
import { replaceFailedParts } from './part-refunds'

/**
 * Sends back what was paid for an order; a job does it, so that no outage loses it. What is not paid, or is on its way
 * back already, stays as it is; what was refused is asked for anew. Contract C1.
 */
export async function requestRefund(
  tx: Db,
  locked: LockedOrder,
  now: Date,
  eventContext: Omit<PaymentEventContext, 'now'> = { by: 'system' },
): Promise<LockedOrder> {
  const { payment, order, attempts } = locked
  const paidBy = attempts.find(({ id }) => id === payment.paidBy)
  if (payment.status !== 'confirmed' || !paidBy) return locked
  const requested = await requestAttemptRefund(tx, locked, paidBy, {
    reason: eventContext.reason ?? order.endedReason ?? order.status,
    now,
  })
  return applyPaymentEvent(tx, requested, { event: 'refundRequested', attempt: paidBy.id }, { ...eventContext, now })
}

/**
 * Asks the job to send back the money of one attempt, less the parts that went back already; what was refused is asked for under
 * a key of its own. Contract C40.
 */
export async function requestAttemptRefund(
  tx: Db,
  locked: LockedOrder,
  attempt: AttemptRow,
  { reason, now }: { reason: string; now: Date },
): Promise<LockedOrder> {
  const { id, refundState, refundRound } = attempt
  const round = refundState === 'failed' ? refundRound + 1 : refundRound
  const others = await replaceFailedParts(tx, locked, id)
  const refundGrosze = attempt.amountGrosze - takenGrosze(others.parts.filter(({ attemptId }) => attemptId === id))
  return saveAttempt(tx, others, id, { ...refundRequestValues(reason, now), refundRound: round, refundGrosze })
}
