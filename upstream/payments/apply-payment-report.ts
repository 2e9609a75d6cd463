import { addSeconds } from 'date-fns/addSeconds'
import type { Logger } from 'pino'
import { afterPayment } from '@/lib/domain/ordering/order/after-payment'
import { eventOfAttempt } from '@/lib/domain/payment/payment-event-of'
import type { AttemptReport } from '@/lib/domain/payment/provider'
import type { Db } from '@/upstream/db/database'
import type { AttemptRow } from '@/upstream/db/order-schema'
import { findStoredOrderingRestaurant } from '@/upstream/menus/ordering-restaurant'
import { applyPaymentEvent, saveAttempt } from '@/upstream/orders/apply-payment-event'
import { dueAtOf } from '@/upstream/orders/create-order'
import type { LockedOrder } from '@/upstream/orders/find-order'
import { etaFor, kitchenTimes } from '@/upstream/orders/kitchen-times'
import { capacityRefusal } from '@/upstream/orders/ordering-policy'
import { requestRefund } from '@/upstream/orders/request-refund'
import { transitionOrder } from '@/upstream/orders/transition-order'

const POLL_SECONDS = 20

/**
 * Applies the provider's report on an attempt of a locked order, polled or notified: stores it, moves the payment,
 * and advances the order. A repeated report changes nothing. Contract C1.
 */
export async function applyPaymentReport(
  tx: Db,
  locked: LockedOrder,
  attemptId: string,
  report: Omit<AttemptReport, 'attemptId' | 'providerId'>,
  { now, log }: { now: Date; log: Logger },
): Promise<LockedOrder> {
  const attempt = locked.attempts.find(({ id }) => id === attemptId)
  // Paid is final: a later report is out of order, or is about the refund.
  if (!attempt || attempt.status === 'paid') return locked
  if (report.state === 'paid' && report.amountGrosze !== attempt.amountGrosze) {
    log.error({ order: locked.order.number, provider: attempt.provider }, 'alert: another sum was paid')
    return saveAttempt(tx, locked, attemptId, { rawStatus: report.rawStatus, reason: 'amount_mismatch' })
  }
  const known = await saveAttempt(tx, locked, attemptId, valuesOf(attempt, report, now))
  const event = eventOfAttempt(report.state)
  if (!event) return known
  const eventContext = {
    by: 'payment' as const,
    now,
    ...(event === 'failed' && { reason: report.reason ?? 'declined' }),
  }
  return advanceOrder(tx, await applyPaymentEvent(tx, known, { event, attempt: attemptId }, eventContext), now)
}

function valuesOf(
  attempt: AttemptRow,
  report: { state: AttemptReport['state']; rawStatus: string; reason: string | null },
  now: Date,
) {
  const isOpen = report.state === 'open' || report.state === 'pending'
  // We have expired the attempt already; the provider is polled until it has, too.
  const state = attempt.status === 'expired' && isOpen ? 'expired' : report.state
  return {
    status: state,
    rawStatus: report.rawStatus,
    reason: report.reason,
    paidAt: report.state === 'paid' ? now : null,
    pollAt: isOpen ? (attempt.pollAt ?? addSeconds(now, POLL_SECONDS)) : null,
  }
}

/** Advances an order after its confirmed payment: to the restaurant, or to a refund. */
async function advanceOrder(tx: Db, locked: LockedOrder, now: Date): Promise<LockedOrder> {
  const { order, payment } = locked
  const orderingRestaurant = await findStoredOrderingRestaurant(tx, null, order.restaurantId, now)
  if (!orderingRestaurant) throw new Error(`order ${order.number} has no restaurant`)
  const kitchenAvailable = capacityRefusal(orderingRestaurant, order, now) === null
  const state = { status: order.status, paymentMethod: order.paymentMethod, paymentStatus: payment.status }
  const next = afterPayment(state, kitchenAvailable)
  if (next === 'refund') return requestRefund(tx, locked, now)
  if (next === 'nothing') return locked
  const context = { now, kitchenAvailable }
  if (next === 'cancelAndRefund') return transitionOrThrow(tx, locked, { to: 'cancelled', by: 'system', context })
  // An order for now counts from the payment.
  const times = kitchenTimes(orderingRestaurant, order.deliveryAt, order, now)
  const readyAt = times.readyAt > order.kitchenSlotAt ? times.readyAt : order.kitchenSlotAt
  const { from, to } = etaFor(order.wantedAt, readyAt, order)
  const values = {
    dueAt: dueAtOf('pending', orderingRestaurant, order, now),
    etaFrom: from,
    etaTo: to,
    client: null,
  }
  return transitionOrThrow(tx, locked, { to: 'pending', by: 'payment', context, values })
}

async function transitionOrThrow(
  tx: Db,
  locked: LockedOrder,
  orderTransition: Parameters<typeof transitionOrder>[2],
): Promise<LockedOrder> {
  const moved = await transitionOrder(tx, locked, orderTransition)
  if (!moved.ok) throw new Error(`order ${locked.order.number} cannot follow its payment: ${moved.refusal.code}`)
  return moved.value
}
