import { addSeconds } from 'date-fns/addSeconds'
import type { Logger } from 'pino'
import { eventOfRefund } from '@/lib/domain/payment/payment-event-of'
import type { RefundReport } from '@/lib/domain/payment/provider'
import type { Db } from '@/upstream/db/database'
import { applyPaymentEvent, saveAttempt } from '@/upstream/orders/apply-payment-event'
import type { LockedOrder } from '@/upstream/orders/find-order'

const POLL_SECONDS = 60

/** Applies the provider's report on a requested refund; a refused one needs a person. Contract C1. */
export async function applyRefundReport(
  tx: Db,
  locked: LockedOrder,
  attemptId: string,
  { state, providerRefundId }: RefundReport,
  { now, log }: { now: Date; log: Logger },
): Promise<LockedOrder> {
  const attempt = locked.attempts.find(({ id }) => id === attemptId)
  if (!attempt || (attempt.refundState !== 'wanted' && attempt.refundState !== 'pending')) return locked
  const known = await saveAttempt(tx, locked, attemptId, {
    refundId: providerRefundId,
    refundState: state,
    refundAt: state === 'pending' ? addSeconds(now, POLL_SECONDS) : null,
    refundedAt: state === 'done' ? now : null,
  })
  if (state === 'failed') log.error({ order: locked.order.number }, 'alert: a refund was refused')
  const event = eventOfRefund(state)
  return event ? applyPaymentEvent(tx, known, { event, attempt: attemptId }, { by: 'payment', now }) : known
}
