import { and, eq } from 'drizzle-orm'
import type { Order } from '@/lib/domain/ordering/order/schema'
import { needsProvider } from '@/lib/domain/payment/methods'
import { applyPaymentEvent } from '@/upstream/orders/apply-payment-event'
import { findOrder, lockOrder } from '@/upstream/orders/find-order'
import { orderView } from '@/upstream/orders/order-view'
import type { Db } from '../db/database'
import { type AttemptRow, type OrderRow, paymentAttempts } from '../db/order-schema'
import { replaceOrderAnswer } from '../db/stored-answer'
import { openAttempt } from './open-attempt'
import { isCodeAttempt } from './pay-order'
import type { PaymentDeps } from './payment-deps'
import type { PaymentProviders } from './payment-providers'
import { startAttempt } from './start-attempt'

/**
 * The first attempt of a new order: a payment page, or the BLIK code that came with it. Without a code, a provider
 * that takes codes is not called yet. Contract C3.
 */
export async function openFirstAttempt(
  tx: Db,
  paymentProviders: PaymentProviders,
  order: OrderRow,
  { blikCode, now }: { blikCode: string | undefined; now: Date },
): Promise<void> {
  const method = order.paymentMethod
  const provider = paymentProviders.providerFor(order.tenant, method)
  if (!provider) return
  const isCode = method === 'blik' && provider.takesBlikCode
  if (isCode && blikCode === undefined) return
  const attempt = await openAttempt(tx, order, { provider, method, isCode }, now)
  if (!isCode) return
  const locked = await lockOrder(tx, order.id, null)
  if (locked) await applyPaymentEvent(tx, locked, { event: 'started', attempt: attempt.id }, { by: 'diner', now })
}

/**
 * Starts the first payment and answers the order's resulting state: `next` leads to the provider's page, or gives the
 * time limit of a BLIK code. A repeat of the request, even after a crash, starts nothing twice. Without an answer of
 * the provider the order stays, to be paid again. `blikCode` is passed on and never stored.
 */
export async function startFirstPayment(deps: PaymentDeps, made: Order, blikCode: string | undefined): Promise<Order> {
  if (made.status !== 'new' || made.payment.next?.kind === 'redirect' || !needsProvider(made.payment.method))
    return made
  const { orderId, status } = paymentAttempts
  const [attempt] = await deps.db
    .select()
    .from(paymentAttempts)
    .where(and(eq(orderId, made.id), eq(status, 'created')))
  if (attempt) await startUnlessCodeExpired(deps, attempt, blikCode)
  const found = await findOrder(deps.db, made.id, null)
  if (!found) return made
  const view = orderView(found, deps.now())
  await replaceOrderAnswer(deps.db, view)
  return view
}

/** A repeat from another page has no code, and a code is valid for two minutes: such an attempt expires. */
async function startUnlessCodeExpired(deps: PaymentDeps, attempt: AttemptRow, blikCode: string | undefined) {
  const isCode = isCodeAttempt(attempt) && deps.paymentProviders.byName(attempt.provider)?.takesBlikCode
  if (isCode && (blikCode === undefined || attempt.expiresAt <= deps.now())) return
  await startAttempt(deps, attempt.id, { ...(isCode && { blikCode }), waitMs: deps.providerWaitMs.order })
}
