import { eventOfAttempt, eventOfRefund } from '@/lib/domain/payment/payment-event-of'
import { payuAmount, payuAttemptState, payuGrosze, payuRefundState } from '@/lib/domain/payment/payu-status'
import { stripeAttemptState, stripeRefundState, stripeSessionState } from '@/lib/domain/payment/stripe-status'

it.each([
  ['requires_payment_method', false, 'open'],
  ['requires_payment_method', true, 'failed'],
  ['requires_confirmation', false, 'open'],
  ['requires_action', false, 'pending'],
  ['processing', false, 'pending'],
  ['requires_capture', false, 'pending'],
  ['succeeded', false, 'paid'],
  ['canceled', false, 'expired'],
  ['something_new', false, 'pending'],
] as const)('Stripe intent %s (error: %s) is %s', (status, hasError, state) =>
  expect(stripeAttemptState(status, hasError)).toBe(state),
)

it.each([
  ['open', 'unpaid', 'open'],
  ['complete', 'unpaid', 'pending'],
  ['complete', 'paid', 'paid'],
  ['expired', 'unpaid', 'expired'],
] as const)('Stripe session %s, %s is %s', (status, payment, state) =>
  expect(stripeSessionState(status, payment)).toBe(state),
)

it.each([
  ['pending', 'pending'],
  ['requires_action', 'pending'],
  ['succeeded', 'done'],
  ['failed', 'failed'],
  ['canceled', 'failed'],
  [null, 'pending'],
] as const)('Stripe refund %s is %s', (status, state) => expect(stripeRefundState(status)).toBe(state))

it.each([
  ['NEW', 'open'],
  ['PENDING', 'pending'],
  ['WAITING_FOR_CONFIRMATION', 'pending'],
  ['COMPLETED', 'paid'],
  ['CANCELED', 'expired'],
  ['SOMETHING', 'pending'],
] as const)('PayU order %s is %s', (status, state) => expect(payuAttemptState(status)).toBe(state))

it.each([
  ['PENDING', 'pending'],
  ['FINALIZED', 'done'],
  ['CANCELED', 'failed'],
] as const)('PayU refund %s is %s', (status, state) => expect(payuRefundState(status)).toBe(state))

it.each([
  ['6450', 6450],
  ['0', 0],
  ['64.50', null],
  ['-1', null],
  ['1e9', null],
])('PayU amount %s is %s grosze', (text, grosze) => expect(payuGrosze(text)).toBe(grosze))
it('PayU amounts are digits', () => expect(payuAmount(6450)).toBe('6450'))

it.each([
  ['open', null],
  ['pending', 'started'],
  ['paid', 'settled'],
  ['failed', 'failed'],
  ['expired', 'failed'],
] as const)('C1 an attempt that is %s: %s', (state, event) => expect(eventOfAttempt(state)).toBe(event))

it.each([
  ['pending', null],
  ['done', 'refundDone'],
  ['failed', 'refundFailed'],
] as const)('C1 a refund that is %s: %s', (state, event) => expect(eventOfRefund(state)).toBe(event))
