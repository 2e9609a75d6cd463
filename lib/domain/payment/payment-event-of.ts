import type { AttemptState, ProviderRefundState } from '@/lib/domain/payment/provider'
import type { PaymentEventType } from '@/lib/domain/payment/status'

const events: Record<AttemptState, PaymentEventType | null> = {
  open: null,
  pending: 'started',
  paid: 'settled',
  failed: 'failed',
  expired: 'failed',
}

/** Payment event of the state that the provider reports for an attempt; null = no event. Contract C1. */
export function eventOfAttempt(state: AttemptState): PaymentEventType | null {
  return events[state]
}

/** Payment event of a requested refund's state. */
export function eventOfRefund(state: ProviderRefundState): PaymentEventType | null {
  if (state === 'pending') return null
  return state === 'done' ? 'refundDone' : 'refundFailed'
}
