import { and, eq, sql } from 'drizzle-orm'
import { REFUSAL_STATUS } from '@/lib/domain/ordering/order/refusal-status'
import type { PaymentRequest } from '@/lib/domain/ordering/order/schema'
import { needsProvider } from '@/lib/domain/payment/methods'
import type { PaymentProvider } from '@/lib/domain/payment/provider'
import type { TenantConfig } from '@/lib/domain/tenant/schema'
import { capRefusal } from '@/upstream/caps/caps'
import { done, type Outcome, refused } from '@/upstream/db/outcome'
import { findStoredOrderingRestaurant } from '@/upstream/menus/ordering-restaurant'
import { applyPaymentEvent } from '@/upstream/orders/apply-payment-event'
import type { LockedOrder } from '@/upstream/orders/find-order'
import { isOpenAttempt } from '@/upstream/orders/is-open-attempt'
import { closedText } from '@/upstream/orders/order-refusal'
import { capacityRefusal, orderingPolicy } from '@/upstream/orders/ordering-policy'
import type { Db } from '../db/database'
import { type AttemptRow, orders } from '../db/order-schema'
import { openAttempt } from './open-attempt'
import type { PaymentProviders } from './payment-providers'

interface PaymentContext {
  paymentProviders: PaymentProviders
  tenantConfig: TenantConfig
  now: Date
}

/** The attempt for a payment of a locked order, stored and not yet started. Contract C1, C3. */
export async function payOrder(
  tx: Db,
  locked: LockedOrder,
  request: PaymentRequest,
  { paymentProviders, tenantConfig, now }: PaymentContext,
): Promise<Outcome<{ attempt: string }>> {
  const { order, payment, attempts } = locked
  const { payment_method: method, blik_code: code } = request
  const provider = paymentProviders.providerFor(order.tenant, method)
  if (!needsProvider(method) || !provider) {
    return refused(422, 'payment_not_offered', { fields: { payment_method: 'not_offered' } })
  }
  if (order.status !== 'new' || payment.status === 'confirmed') return refused(409, 'not_payable')
  const refusal = await restaurantRefusal(tx, locked, request, tenantConfig, now)
  if (refusal) return refusal
  if (order.dueAt && order.dueAt <= now) return refused(409, 'not_payable')
  const reusable = attempts.find((attempt) => isReusable(attempt, request, now))
  if (reusable) return done({ attempt: reusable.id })
  if (attempts.some((attempt) => isWithBank(attempt, now))) return refused(409, 'payment_pending')
  const isCode = isPaidByCode(provider, request)
  if (isCode && code === undefined) return refused(422, 'blik_code_required', { fields: { blik_code: 'required' } })
  const tooMany = capRefusal('attempts', attempts.length)
  if (tooMany) return tooMany

  await tx
    .update(orders)
    .set({ paymentMethod: method })
    .where(and(eq(orders.id, order.id), sql`payment_method <> ${method}`))
  const attempt = await openAttempt(tx, order, { provider, method, isCode }, now)
  // A typed code is sent to the bank at once; an opened page does not count as a start.
  const opened = { ...locked, attempts: [...attempts, attempt] }
  if (isCode) await applyPaymentEvent(tx, opened, { event: 'started', attempt: attempt.id }, { by: 'diner', now })
  return done({ attempt: attempt.id })
}

/** An open page for the same method is used again; a code never is. */
export function isReusable(attempt: AttemptRow, { payment_method: method }: PaymentRequest, now: Date): boolean {
  const hasPage = attempt.status === 'created' || attempt.redirectUrl !== null
  return (
    isOpenAttempt(attempt) && hasPage && attempt.method === method && attempt.expiresAt > now && !isCodeAttempt(attempt)
  )
}

/**
 * The bank is processing the attempt, or is being sent its code: no other attempt may start, so that nobody pays
 * twice.
 */
export function isWithBank(attempt: AttemptRow, now: Date): boolean {
  const isCodeBeingSent = attempt.status === 'created' && isCodeAttempt(attempt) && attempt.expiresAt > now
  return attempt.status === 'pending' || isCodeBeingSent
}

/** Does the diner type the code into our page? */
function isPaidByCode(provider: PaymentProvider, { payment_method: method }: PaymentRequest): boolean {
  return method === 'blik' && provider.takesBlikCode
}

/** A BLIK attempt without a page was started by a code. */
export function isCodeAttempt({ method, redirectUrl }: AttemptRow): boolean {
  return method === 'blik' && redirectUrl === null
}

/** Refuses a payment for a kitchen that is closed, paused, or can no longer make the order. Contract C1. */
async function restaurantRefusal(
  tx: Db,
  { order }: LockedOrder,
  { payment_method: method }: PaymentRequest,
  { allowed_payment_option_keys: keys }: TenantConfig,
  now: Date,
) {
  const orderingRestaurant = await findStoredOrderingRestaurant(tx, null, order.restaurantId, now)
  if (!orderingRestaurant) return refused(404, 'unknown_restaurant')
  const code = capacityRefusal(orderingRestaurant, order, now)
  const policy = orderingPolicy(orderingRestaurant, order.deliveryType, keys, now)
  if (code) return refused(REFUSAL_STATUS[code], code, { message: closedText(code, policy, now) })
  const { paymentMethods } = policy
  if (paymentMethods.includes(method)) return null
  return refused(422, 'payment_not_offered', { fields: { payment_method: 'not_offered' } })
}
