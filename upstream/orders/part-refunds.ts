import { and, eq } from 'drizzle-orm'
import { formatGrosze } from '@/lib/domain/money'
import type { MissingLine } from '@/lib/domain/ordering/order/missing-lines'
import { refundableGrosze } from '@/lib/domain/payment/refundable'
import { refundTooMuchText } from '@/messages/content/refusals'
import type { Db } from '@/upstream/db/database'
import { type AttemptRow, type RefundRow, refunds } from '@/upstream/db/order-schema'
import { done, type Outcome, refused } from '@/upstream/db/outcome'
import type { LockedOrder } from './find-order'
import { recordOrderAudit } from './order-audit'

/** Requests refused parts again, each under a new key. Contract C40. */
export async function retryParts(
  tx: Db,
  locked: LockedOrder,
  refusedParts: readonly RefundRow[],
  now: Date,
): Promise<Outcome<LockedOrder>> {
  let retried = locked
  for (const part of refusedParts) {
    const attempt = locked.attempts.find(({ id }) => id === part.attemptId)
    const left = attempt ? refundableGrosze(attempt, ofAttempt(retried.parts, attempt.id)) : 0
    if (part.amountGrosze > left) {
      return refused(409, 'refund_too_much', { message: refundTooMuchText(formatGrosze(left)) })
    }
    retried = await savePart(tx, retried, part.id, {
      state: 'wanted',
      round: part.round + 1,
      tries: 0,
      nextAt: now,
      providerRefundId: null,
    })
    const audit = { orderId: part.orderId, at: now, by: 'operations' as const, kind: 'refund' as const, reason: null }
    await recordOrderAudit(tx, { ...audit, fromState: 'failed', toState: 'wanted' })
  }
  return done(retried)
}

/** Marks refused parts as replaced: the refund of the whole payment includes them. */
export async function replaceFailedParts(tx: Db, locked: LockedOrder, attemptId: string): Promise<LockedOrder> {
  const failed = and(eq(refunds.attemptId, attemptId), eq(refunds.state, 'failed'))
  await tx.update(refunds).set({ state: 'replaced' }).where(failed)
  const parts = locked.parts.map((part) =>
    part.attemptId === attemptId && part.state === 'failed' ? { ...part, state: 'replaced' as const } : part,
  )
  return { ...locked, parts }
}

/** Changes a part, and updates the locked order in memory. */
export async function savePart(
  tx: Db,
  locked: LockedOrder,
  id: string,
  values: Partial<RefundRow>,
): Promise<LockedOrder> {
  await tx.update(refunds).set(values).where(eq(refunds.id, id))
  return { ...locked, parts: locked.parts.map((part) => (part.id === id ? { ...part, ...values } : part)) }
}

/** The attempt that paid the order; none for a payment at the door. */
export function paidAttempt({ payment, attempts }: Pick<LockedOrder, 'payment' | 'attempts'>): AttemptRow | undefined {
  return attempts.find(({ id }) => id === payment.paidBy)
}

/** Refunded dishes; a refused refund is requested again, so it counts too. */
export function missingBefore(parts: readonly RefundRow[]): MissingLine[] {
  return parts.flatMap(({ lines }) => lines)
}

export function ofAttempt(parts: readonly RefundRow[], attemptId: string): RefundRow[] {
  return parts.filter((part) => part.attemptId === attemptId)
}
