import type { Grosze } from '@/lib/domain/money'
import type { ProviderMethod } from '@/lib/domain/payment/methods'

/** What a provider's own status means for an attempt; `expired` takes no more money, ever. */
export type AttemptState = 'open' | 'pending' | 'paid' | 'failed' | 'expired'
export type RefundState = 'pending' | 'done' | 'failed'

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
 * Why a provider does not begin a payment. The last three are about what it was told: `refused` where it names neither
 * the sum nor the e-mail address. None of them is an outage.
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

/** The provider's word about an attempt; `rawStatus` is kept with it. */
export type AttemptReport = {
  providerId: string
  /** Ours, as the provider keeps it; null where it does not say. */
  attemptId: string | null
  state: AttemptState
  amountGrosze: Grosze
  rawStatus: string
  reason: string | null
}
export type RefundReport = { providerRefundId: string; state: RefundState; amountGrosze: Grosze; rawStatus: string }

/** What a webhook says before it is believed: its id (to drop repeats) and what to ask the provider about. */
export type WebhookEvent = { eventId: string; about: { kind: 'payment' | 'refund'; providerId: string } }
/** The raw bytes as they came: a parsed and written body has another signature. */
export type RawWebhook = { rawBody: string; headers: Headers }
export type ParsedWebhook =
  | { ok: true; event: WebhookEvent | null }
  | { ok: false; code: 'bad_signature' | 'malformed' }

/**
 * One payment provider. Every call may be repeated with the same ids and then does nothing new; an outage throws.
 * A notice is only a hint: `getStatus` is the truth that moves an order. Contract C1.
 */
export interface PaymentProvider {
  readonly name: string
  /** BLIK: is the code typed into our page, or into the provider's? */
  readonly takesBlikCode: boolean
  create(order: PaymentOrder): Promise<CreatedPayment>
  /** The id under which an attempt arrived whose answer never did; null where it cannot be told, or never did. */
  find(attemptId: string): Promise<string | null>
  getStatus(providerId: string): Promise<AttemptReport>
  /** Takes the attempt back so that no money can come any more; `paid` if it already has. */
  expire(providerId: string): Promise<AttemptReport>
  refund(refund: { refundId: string; providerId: string; amountGrosze: Grosze; reason: string }): Promise<RefundReport>
  getRefund(providerId: string, refundId: string): Promise<RefundReport>
  parseWebhook(webhook: RawWebhook): ParsedWebhook
}
