import { groszeToWire } from '@/lib/domain/money'
import type { Order, PaymentNext, Refund } from '@/lib/domain/ordering/order/schema'
import { isoWithOffset } from '@/lib/domain/time/time'
import type { RefundRow, RefundState } from '@/upstream/db/order-schema'
import type { LockedOrder } from './find-order'
import { isOpenAttempt } from './is-open-attempt'

/** Payment of the order, the diner's next step, and its refunds. Contract C3. */
export function paymentView({ order, payment, attempts, parts }: LockedOrder, now: Date): Order['payment'] {
  return {
    method: order.paymentMethod,
    status: payment.status,
    next: nextOf({ order, payment, attempts }, now),
    due_at: order.status === 'new' && order.dueAt ? isoWithOffset(order.dueAt) : null,
    last_error: payment.lastError,
    cash_change_from: order.cashChangeFromGrosze === null ? null : groszeToWire(order.cashChangeFromGrosze),
    refund: refundOf(attempts),
    part_refunds: parts.flatMap((part) => partRefundView(part, attempts) ?? []),
  }
}

/**
 * The page to open, or the code to type; after a code was sent, the time limit of its confirmation in the bank's app.
 */
function nextOf({ order, payment, attempts }: Omit<LockedOrder, 'parts'>, now: Date): PaymentNext | null {
  if (order.status !== 'new' || payment.status === 'confirmed') return null
  const current = attempts.findLast((attempt) => isOpenAttempt(attempt) && attempt.expiresAt > now)
  if (current?.redirectUrl) {
    return { kind: 'redirect', url: current.redirectUrl, expires_at: isoWithOffset(current.expiresAt) }
  }
  if (order.paymentMethod !== 'blik') return null
  // The code's own time limit, even when it has passed: a reloaded page continues the same countdown.
  const typed = payment.status === 'pending' ? attempts.findLast(isOpenAttempt) : undefined
  const expiresAt = typed?.expiresAt ?? order.dueAt
  return expiresAt && { kind: 'blik_code', expires_at: isoWithOffset(expiresAt) }
}

const REFUND_STATE_ON_WIRE: Record<RefundState, Refund['state']> = {
  wanted: 'requested',
  pending: 'requested',
  done: 'done',
  failed: 'failed',
}

/** A partial refund; null where the whole refund includes it. Contract C40. */
export function partRefundView(
  { state, amountGrosze, attemptId, wantedAt, doneAt }: RefundRow,
  attempts: LockedOrder['attempts'],
): Refund | null {
  const attempt = attempts.find(({ id }) => id === attemptId)
  if (state === 'replaced' || !attempt) return null
  return {
    state: REFUND_STATE_ON_WIRE[state],
    amount: groszeToWire(amountGrosze),
    to: attempt.method,
    requested_at: isoWithOffset(wantedAt),
    completed_at: doneAt && isoWithOffset(doneAt),
  }
}

function refundOf(attempts: LockedOrder['attempts']): Refund | null {
  const refunded = attempts.findLast(({ refundState }) => refundState !== null)
  if (!refunded?.refundState) return null
  return {
    state: REFUND_STATE_ON_WIRE[refunded.refundState],
    amount: groszeToWire(refunded.refundGrosze ?? refunded.amountGrosze),
    to: refunded.method,
    requested_at: isoWithOffset(refunded.refundWantedAt ?? refunded.createdAt),
    completed_at: refunded.refundedAt && isoWithOffset(refunded.refundedAt),
  }
}
