import type { AttemptState, ProviderRefundState } from '@/lib/domain/payment/provider'

/**
 * A `PaymentIntent`'s status; after a failure it waits for a new method, and `hasError` distinguishes that from a new
 * one.
 */
const intents: Record<string, AttemptState> = {
  requires_payment_method: 'open',
  requires_confirmation: 'open',
  requires_action: 'pending',
  processing: 'pending',
  requires_capture: 'pending',
  succeeded: 'paid',
  canceled: 'expired',
}
const refunds: Record<string, ProviderRefundState> = {
  pending: 'pending',
  requires_action: 'pending',
  succeeded: 'done',
  failed: 'failed',
  canceled: 'failed',
}

/** Unknown statuses are `pending`: neither food nor a refund follows from a status that we do not know. */
export function stripeAttemptState(status: string, hasError: boolean): AttemptState {
  if (status === 'requires_payment_method' && hasError) return 'failed'
  return intents[status] ?? 'pending'
}

/** A hosted Checkout session; the PaymentIntent reports its payment. */
export function stripeSessionState(status: string | null, paymentStatus: string): AttemptState {
  if (paymentStatus === 'paid' || paymentStatus === 'no_payment_required') return 'paid'
  if (status === 'expired') return 'expired'
  return status === 'complete' ? 'pending' : 'open'
}

export function stripeRefundState(status: string | null): ProviderRefundState {
  return refunds[status ?? ''] ?? 'pending'
}
