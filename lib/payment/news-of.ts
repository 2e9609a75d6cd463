import type { AttemptState, RefundState } from '@/lib/payment/provider'
import type { PaymentEvent } from '@/lib/payment/status'

const events: Record<AttemptState, PaymentEvent | null> = {
  open: null,
  pending: 'started',
  paid: 'settled',
  failed: 'failed',
  expired: 'failed',
}

/** What the provider's word about an attempt means for the order's payment; null = nothing has happened. Contract C1. */
export function eventOfAttempt(state: AttemptState): PaymentEvent | null {
  return events[state]
}

/** The same for a refund that was asked for. */
export function eventOfRefund(state: RefundState): PaymentEvent | null {
  if (state === 'pending') return null
  return state === 'done' ? 'refundDone' : 'refundFailed'
}
