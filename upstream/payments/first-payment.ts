import { and, eq } from 'drizzle-orm'
import type { Order } from '@/lib/domain/ordering/order/schema'
import { needsProvider } from '@/lib/domain/payment/methods'
import { findOrder } from '@/upstream/orders/find-order'
import { orderView } from '@/upstream/orders/order-view'
import type { Db } from '../db/database'
import { type OrderRow, paymentAttempts } from '../db/order-schema'
import { replaceOrderAnswer } from '../db/stored-answer'
import { openAttempt } from './open-attempt'
import type { PaymentDeps } from './payment-deps'
import type { PaymentProviders } from './payment-providers'
import { startAttempt } from './start-attempt'

/** The attempt that a new order begins with, where a page is where it is paid: a code has not been typed yet. */
export async function openFirstAttempt(
  tx: Db,
  paymentProviders: PaymentProviders,
  order: OrderRow,
  now: Date,
): Promise<void> {
  const method = order.paymentMethod
  const provider = paymentProviders.providerFor(order.tenant, method)
  if (!provider || (method === 'blik' && provider.takesBlikCode)) return
  await openAttempt(tx, order, { provider, method, isCode: false }, now)
}

/**
 * Starts what the order began with and answers how it looks then: `next` leads to the provider's page. A repeat of the
 * request, even after a crash, starts nothing twice. Without an answer of the provider the order stands, to be paid again.
 */
export async function startFirstPayment(deps: PaymentDeps, made: Order): Promise<Order> {
  if (made.status !== 'new' || made.payment.next || !needsProvider(made.payment.method)) return made
  const { id, orderId, status } = paymentAttempts
  const [attempt] = await deps.db
    .select({ id })
    .from(paymentAttempts)
    .where(and(eq(orderId, made.id), eq(status, 'created')))
  if (attempt) await startAttempt(deps, attempt.id, { waitMs: deps.providerWaitMs.order })
  const found = await findOrder(deps.db, made.id, null)
  if (!found) return made
  const view = orderView(found, deps.now())
  await replaceOrderAnswer(deps.db, view)
  return view
}
