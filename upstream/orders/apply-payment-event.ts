import { eq } from 'drizzle-orm'
import type { Actor } from '@/lib/domain/ordering/order/order-state'
import { nextPaymentState, type PaymentEffect, type PaymentEvent } from '@/lib/domain/payment/status'
import type { Db } from '@/upstream/db/database'
import { type AttemptRow, type PaymentRow, paymentAttempts, payments } from '@/upstream/db/order-schema'
import type { LockedOrder } from './find-order'
import { recordOrderAudit } from './order-audit'

/** Source and time of the event; `reason` is stored as the last error of a failure. */
export interface PaymentEventContext {
  by: Actor
  now: Date
  reason?: string
}

/**
 * Applies a payment event to a locked order, by the one table of contract C1. Duplicates and late events change
 * nothing; money of a second attempt is marked for a refund. It changes no status of the order.
 */
export async function applyPaymentEvent(
  tx: Db,
  locked: LockedOrder,
  paymentEvent: PaymentEvent,
  { by, now, reason }: PaymentEventContext,
): Promise<LockedOrder> {
  const { payment, order } = locked
  const { status, currentAttempt, paidBy } = payment
  const change = nextPaymentState({ status, currentAttempt, paidBy }, paymentEvent)
  const updated = await applyEffects(tx, locked, change.effects, { paymentEvent, now, reason })
  if (!change.changed) return recordEarlyError(tx, updated, paymentEvent, { by, now, reason })
  const values = { ...change.state, lastError: lastErrorAfter(payment, change.effects, paymentEvent, reason) }
  await tx.update(payments).set(values).where(eq(payments.orderId, order.id))
  const audit = { orderId: order.id, at: now, by, kind: 'payment' as const, reason: reason ?? null }
  await recordOrderAudit(tx, { ...audit, fromState: status, toState: change.state.status })
  return { ...updated, payment: { ...payment, ...values } }
}

/**
 * A refusal on the bank's own page, before the payment is pending, changes no payment state; but it is recorded, so
 * that a returning diner sees it at once.
 */
async function recordEarlyError(
  tx: Db,
  locked: LockedOrder,
  paymentEvent: PaymentEvent,
  { by, now, reason }: PaymentEventContext,
) {
  const { payment, order, attempts } = locked
  const lastError = reason ?? 'declined'
  const isNewError = paymentEvent.event === 'failed' && payment.status === 'new' && payment.lastError !== lastError
  if (!isNewError || attempts.at(-1)?.id !== paymentEvent.attempt) return locked
  await tx.update(payments).set({ lastError }).where(eq(payments.orderId, order.id))
  const audit = { orderId: order.id, at: now, by, kind: 'payment' as const, reason: lastError }
  await recordOrderAudit(tx, { ...audit, fromState: 'new', toState: 'new' })
  return { ...locked, payment: { ...payment, lastError } }
}

/** Changes an attempt, and updates the locked order in memory. */
export async function saveAttempt(
  tx: Db,
  locked: LockedOrder,
  id: string,
  values: Partial<AttemptRow>,
): Promise<LockedOrder> {
  await tx.update(paymentAttempts).set(values).where(eq(paymentAttempts.id, id))
  const attempts = locked.attempts.map((one) => (one.id === id ? { ...one, ...values } : one))
  return { ...locked, attempts }
}

async function applyEffects(
  tx: Db,
  locked: LockedOrder,
  effects: readonly PaymentEffect[],
  { paymentEvent, now }: { paymentEvent: PaymentEvent; now: Date; reason?: string },
): Promise<LockedOrder> {
  const attempt = locked.attempts.find(({ id }) => id === paymentEvent.attempt)
  if (!effects.includes('refundExtraAttempt') || !attempt || attempt.refundState) return locked
  return saveAttempt(tx, locked, attempt.id, refundRequestValues('paid_twice', now))
}

/** Columns that make the job refund an attempt. */
export function refundRequestValues(reason: string, now: Date): Partial<AttemptRow> {
  return { refundState: 'wanted', refundReason: reason, refundAt: now, refundWantedAt: now, refundTries: 0 }
}

function lastErrorAfter(
  payment: PaymentRow,
  effects: readonly PaymentEffect[],
  paymentEvent: PaymentEvent,
  reason?: string,
) {
  if (effects.includes('recordError')) return reason ?? 'declined'
  return paymentEvent.event === 'started' || paymentEvent.event === 'settled' ? null : payment.lastError
}
