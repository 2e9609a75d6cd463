import type { AttemptState, RefundState } from '@/lib/domain/payment/provider'
import type { PaymentEventType } from '@/lib/domain/payment/status'

const events: Record<AttemptState, PaymentEventType | null> = {
  open: null,
  pending: 'started',
  paid: 'settled',
  failed: 'failed',
  expired: 'failed',
}

/** What the provider's word about an attempt means for the order's payment; null = nothing has happened. Contract C1. */
export function eventOfAttempt(state: AttemptState): PaymentEventType | null {
  return events[state]
}

/** The same for a refund that was asked for. */
export function eventOfRefund(state: RefundState): PaymentEventType | null {
  if (state === 'pending') return null
  return state === 'done' ? 'refundDone' : 'refundFailed'
}
