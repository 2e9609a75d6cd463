import { takenGrosze } from '@/lib/domain/payment/refundable'
import type { Db } from '@/upstream/db/database'
import type { AttemptRow } from '@/upstream/db/order-schema'
import { applyPaymentEvent, type PaymentEventContext, refundRequestValues, saveAttempt } from './apply-payment-event'
import type { LockedOrder } from './find-order'
import { replaceFailedParts } from './part-refunds'

/**
 * Requests the refund of an order; a job sends it, so that no outage loses it. An unpaid order, or one whose refund
 * is under way, stays as it is; a refused refund is requested again. Contract C1.
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
 * Requests the refund of one attempt, less its refunded parts; a refused one is requested under a new key. Contract
 * C40.
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
