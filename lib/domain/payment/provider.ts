import type { Grosze } from '@/lib/domain/money'
import type { ProviderMethod } from '@/lib/domain/payment/methods'

/** State of an attempt from the provider's own status; `expired` never takes money again. */
export type AttemptState = 'open' | 'pending' | 'paid' | 'failed' | 'expired'
export type ProviderRefundState = 'pending' | 'done' | 'failed'

/** One attempt to pay one order. `attemptId` is ours and the provider's idempotency key at once. */
export type PaymentOrder = {
  attemptId: string
  orderId: string
  orderNumber: string
  method: ProviderMethod
  amountGrosze: Grosze
  description: string
  customer: { email: string; firstname: string; lastname: string; ip: string }
  /** Typed into our page; never stored or logged. */
  blikCode?: string
  returnUrl: string
  notifyUrl: string
  expiresAt: Date
}

/**
 * Reasons of a provider to refuse a payment. The last three concern the sent data: `refused` where it names neither the
 * sum nor the e-mail address. None of them is an outage.
 */
export const PAYMENT_REFUSALS = [
  'declined',
  'blik_code_invalid',
  'method_unavailable',
  'amount_refused',
  'email_refused',
  'refused',
] as const
export type PaymentRefusal = (typeof PAYMENT_REFUSALS)[number]

export type CreatedPayment =
  | { ok: true; providerId: string; state: AttemptState; next: { kind: 'redirect'; url: string } | { kind: 'waiting' } }
  | { ok: false; code: PaymentRefusal }

/** The provider's report on an attempt; `rawStatus` is stored with it. */
export type AttemptReport = {
  providerId: string
  /** Our id, as stored by the provider; null if it does not return it. */
  attemptId: string | null
  state: AttemptState
  amountGrosze: Grosze
  rawStatus: string
  reason: string | null
}
export type RefundReport = {
  providerRefundId: string
  state: ProviderRefundState
  amountGrosze: Grosze
  rawStatus: string
}

/** Content of an unverified webhook: its id (to drop repeats) and the object to query at the provider. */
export type WebhookEvent = { eventId: string; about: { kind: 'payment' | 'refund'; providerId: string } }
/** The raw bytes as received: a parsed and serialised body has another signature. */
export type RawWebhook = { rawBody: string; headers: Headers }
export type ParsedWebhook =
  | { ok: true; event: WebhookEvent | null }
  | { ok: false; code: 'bad_signature' | 'malformed' }

/**
 * One payment provider. Repeating a call with the same ids has no further effect; an outage throws. A notice is only a
 * hint: only `getStatus` moves an order. Contract C1.
 */
export interface PaymentProvider {
  readonly name: string
  /** BLIK: is the code typed into our page, or into the provider's? */
  readonly takesBlikCode: boolean
  create(order: PaymentOrder): Promise<CreatedPayment>
  /** Provider's id of an attempt whose answer was lost; null if it never arrived, or this is unknown. */
  find(attemptId: string): Promise<string | null>
  getStatus(providerId: string): Promise<AttemptReport>
  /** Cancels the attempt so that it can take no more money; `paid` if it already has. */
  expire(providerId: string): Promise<AttemptReport>
  refund(refund: { refundId: string; providerId: string; amountGrosze: Grosze; reason: string }): Promise<RefundReport>
  getRefund(providerId: string, refundId: string): Promise<RefundReport>
  parseWebhook(webhook: RawWebhook): ParsedWebhook
}
