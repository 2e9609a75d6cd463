import Stripe from 'stripe'
import type {
  AttemptReport,
  CreatedPayment,
  ParsedWebhook,
  PaymentOrder,
  PaymentProvider,
  PaymentRefusal,
  RawWebhook,
  RefundReport,
} from '@/lib/domain/payment/provider'
import { stripeAttemptState, stripeRefundState, stripeSessionState } from '@/lib/domain/payment/stripe-status'

interface StripeSettings {
  secretKey: string
  webhookSecret: string
}

const TIMEOUT_MS = 12_000
/** Stripe's shortest life of a session; ours ends earlier, by `expire`. */
const SESSION_SECONDS = 31 * 60
/** Stands for any amount in another currency, which never equals ours. */
const FOREIGN_AMOUNT = -1

/** Stripe's names of the methods on its page; wallets are on the card's page, on devices that support them. */
const CHECKOUT_METHODS: Record<PaymentOrder['method'], 'blik' | 'card' | 'p24'> = {
  blik: 'blik',
  card_online: 'card',
  apple_pay: 'card',
  google_pay: 'card',
  transfer: 'p24',
}

/** Hosted Checkout for everything but BLIK, whose code is typed into our page and confirmed from here. */
export function stripeProvider({ secretKey, webhookSecret }: StripeSettings): PaymentProvider {
  const stripe = new Stripe(secretKey, { timeout: TIMEOUT_MS, maxNetworkRetries: 1, telemetry: false })
  return {
    name: 'stripe',
    takesBlikCode: true,
    create: (order) =>
      refusedOnInvalidInput(
        order.blikCode === undefined ? createSession(stripe, order) : confirmBlik(stripe, order, order.blikCode),
      ),
    find: (attemptId) => findIntent(stripe, attemptId),
    getStatus: (providerId) => getStatus(stripe, providerId),
    expire: (providerId) => expire(stripe, providerId),
    refund: async ({ refundId, providerId, amountGrosze }) => {
      const payment_intent = await fetchIntentId(stripe, providerId)
      return refundReport(
        await stripe.refunds.create({ payment_intent, amount: amountGrosze }, { idempotencyKey: refundId }),
      )
    },
    getRefund: async (_, refundId) => refundReport(await stripe.refunds.retrieve(refundId)),
    parseWebhook: (webhook) => parseWebhook(stripe, webhookSecret, webhook),
  }
}

async function createSession(stripe: Stripe, order: PaymentOrder): Promise<CreatedPayment> {
  const metadata = { attempt: order.attemptId }
  const price_data = {
    currency: 'pln',
    unit_amount: order.amountGrosze,
    product_data: { name: order.description },
  }
  const session = await stripe.checkout.sessions.create(
    {
      mode: 'payment',
      locale: 'pl',
      allowed_payment_method_types: [CHECKOUT_METHODS[order.method]],
      line_items: [{ quantity: 1, price_data }],
      customer_email: order.customer.email,
      client_reference_id: order.attemptId,
      metadata,
      payment_intent_data: { metadata },
      success_url: order.returnUrl,
      cancel_url: order.returnUrl,
      // The time is computed from the attempt, not from the clock, so that a repeat sends the same request.
      expires_at: Math.floor(order.expiresAt.getTime() / 1000) + SESSION_SECONDS,
    },
    { idempotencyKey: order.attemptId },
  )
  if (!session.url) return { ok: false, code: 'method_unavailable' }
  const state = stripeSessionState(session.status, session.payment_status)
  return { ok: true, providerId: session.id, state, next: { kind: 'redirect', url: session.url } }
}

/**
 * Creates an intent under the attempt's id, then confirms the code: a repeat finds the same intent and confirms it
 * once.
 */
async function confirmBlik(stripe: Stripe, order: PaymentOrder, code: string): Promise<CreatedPayment> {
  const intent = await stripe.paymentIntents.create(
    {
      amount: order.amountGrosze,
      currency: 'pln',
      allowed_payment_method_types: ['blik'],
      description: order.description,
      metadata: { attempt: order.attemptId },
    },
    { idempotencyKey: order.attemptId },
  )
  try {
    const { email, firstname, lastname } = order.customer
    const confirmed = await stripe.paymentIntents.confirm(
      intent.id,
      {
        payment_method_data: { type: 'blik', billing_details: { email, name: `${firstname} ${lastname}` } },
        payment_method_options: { blik: { code } },
      },
      { idempotencyKey: `${order.attemptId}-confirm` },
    )
    const state = stripeAttemptState(confirmed.status, Boolean(confirmed.last_payment_error))
    return { ok: true, providerId: intent.id, state, next: { kind: 'waiting' } }
  } catch (error) {
    if (error instanceof Stripe.errors.StripeCardError) return { ok: false, code: 'declined' }
    if (error instanceof Stripe.errors.StripeInvalidRequestError && error.param?.includes('blik')) {
      return { ok: false, code: 'blik_code_invalid' }
    }
    throw error
  }
}

/** Invalid input in Stripe's view (400 and 404) is a refusal; every other error is an outage. */
async function refusedOnInvalidInput(creation: Promise<CreatedPayment>): Promise<CreatedPayment> {
  try {
    return await creation
  } catch (error) {
    // An intent in another state may be paid: it is polled, never treated as refused.
    const isInput =
      error instanceof Stripe.errors.StripeInvalidRequestError && error.code !== 'payment_intent_unexpected_state'
    if (!isInput) throw error
    return { ok: false, code: refusalOf(`${error.code} ${error.param}`) }
  }
}

function refusalOf(word: string): PaymentRefusal {
  if (/amount/.test(word)) return 'amount_refused'
  if (/email/.test(word)) return 'email_refused'
  return /payment_method_type/.test(word) ? 'method_unavailable' : 'refused'
}

async function getStatus(stripe: Stripe, providerId: string): Promise<AttemptReport> {
  return providerId.startsWith('cs_')
    ? sessionReport(await stripe.checkout.sessions.retrieve(providerId))
    : intentReport(await stripe.paymentIntents.retrieve(providerId))
}

/** An ended or paid session cannot be expired; its status shows that. */
async function expire(stripe: Stripe, providerId: string): Promise<AttemptReport> {
  try {
    return providerId.startsWith('cs_')
      ? sessionReport(await stripe.checkout.sessions.expire(providerId))
      : intentReport(await stripe.paymentIntents.cancel(providerId))
  } catch (error) {
    if (!(error instanceof Stripe.errors.StripeInvalidRequestError)) throw error
    return getStatus(stripe, providerId)
  }
}

function sessionReport(session: Stripe.Checkout.Session): AttemptReport {
  const state = stripeSessionState(session.status, session.payment_status)
  return {
    providerId: session.id,
    attemptId: session.metadata?.attempt ?? null,
    state,
    amountGrosze: session.currency === 'pln' ? (session.amount_total ?? FOREIGN_AMOUNT) : FOREIGN_AMOUNT,
    rawStatus: `${session.status}/${session.payment_status}`,
    reason: state === 'expired' ? 'timeout' : null,
  }
}

function intentReport(intent: Stripe.PaymentIntent): AttemptReport {
  const error = intent.last_payment_error
  return {
    providerId: intent.id,
    attemptId: intent.metadata?.attempt ?? null,
    state: stripeAttemptState(intent.status, Boolean(error)),
    amountGrosze: intent.currency === 'pln' ? intent.amount : FOREIGN_AMOUNT,
    rawStatus: intent.status,
    reason: error ? (error.decline_code ?? error.code ?? 'declined') : null,
  }
}

function refundReport(refund: Stripe.Refund): RefundReport {
  return {
    providerRefundId: refund.id,
    state: stripeRefundState(refund.status),
    amountGrosze: refund.amount,
    rawStatus: refund.status ?? 'unknown',
  }
}

async function fetchIntentId(stripe: Stripe, providerId: string): Promise<string> {
  if (!providerId.startsWith('cs_')) return providerId
  const { payment_intent: intent } = await stripe.checkout.sessions.retrieve(providerId)
  if (!intent) throw new Error('a session without a payment')
  return typeof intent === 'string' ? intent : intent.id
}

/** A session whose answer was lost has no page that the diner could open; an intent may have been confirmed. */
async function findIntent(stripe: Stripe, attemptId: string): Promise<string | null> {
  const { data } = await stripe.paymentIntents.search({ query: `metadata['attempt']:'${attemptId}'`, limit: 1 })
  return data[0]?.id ?? null
}

function parseWebhook(stripe: Stripe, secret: string, { rawBody, headers }: RawWebhook): ParsedWebhook {
  try {
    const event = stripe.webhooks.constructEvent(rawBody, headers.get('stripe-signature') ?? '', secret)
    const kind = kindOf(event.type)
    const { id } = event.data.object as { id?: string }
    return { ok: true, event: kind && id ? { eventId: event.id, about: { kind, providerId: id } } : null }
  } catch (error) {
    const isForged = error instanceof Stripe.errors.StripeSignatureVerificationError
    return { ok: false, code: isForged ? 'bad_signature' : 'malformed' }
  }
}

function kindOf(type: string): 'payment' | 'refund' | null {
  if (type.startsWith('refund.')) return 'refund'
  return type.startsWith('checkout.session.') || type.startsWith('payment_intent.') ? 'payment' : null
}
