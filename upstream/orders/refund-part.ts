import { randomBytes } from 'node:crypto'
import { formatGrosze, type Grosze } from '@/lib/domain/money'
import { areMissingLines, type MissingLine, type SoldLine } from '@/lib/domain/ordering/order/missing-lines'
import { isFinal } from '@/lib/domain/ordering/order/status'
import { refundableGrosze } from '@/lib/domain/payment/refundable'
import { refundTooMuchText } from '@/messages/content/refusals'
import type { Db } from '@/upstream/db/database'
import { refunds } from '@/upstream/db/order-schema'
import { done, type Outcome, refused } from '@/upstream/db/outcome'
import type { LockedOrder } from './find-order'
import { recordOrderAudit } from './order-audit'
import { missingBefore, ofAttempt, paidAttempt } from './part-refunds'
import { requestRefund } from './request-refund'

interface PartRequest {
  amountGrosze: Grosze
  /** Typed by a person; the trail of the order contains it. */
  reason: string
  /** Missing dishes, if the refund is for them. */
  lines: MissingLine[]
  /** Mark of one button press: the same mark twice is one refund. */
  mark: string
}

/**
 * Refunds a part of a locked order's payment, to the grosz; a job sends it. The whole rest counts as the whole
 * refund, for which the order must have ended. Never more than the payment: the database itself refuses it too.
 * Contract C40.
 */
export async function refundPart(
  tx: Db,
  locked: LockedOrder,
  sold: readonly SoldLine[],
  { amountGrosze, reason, lines, mark }: PartRequest,
  now: Date,
): Promise<Outcome<LockedOrder>> {
  const { order, payment, parts } = locked
  if (parts.some((part) => part.mark === mark)) return done(locked)
  const paidBy = paidAttempt(locked)
  if (payment.status !== 'confirmed' || !paidBy) return refused(409, 'nothing_to_refund')
  if (!areMissingLines(sold, lines, missingBefore(parts))) return refused(409, 'lines_impossible')
  const left = refundableGrosze(paidBy, ofAttempt(parts, paidBy.id))
  if (amountGrosze > left) return refused(409, 'refund_too_much', { message: refundTooMuchText(formatGrosze(left)) })
  if (amountGrosze === left) {
    if (!isFinal(order.status)) return refused(409, 'order_not_ended')
    return done(await requestRefund(tx, locked, now, { by: 'operations', reason }))
  }
  const [part] = await tx
    .insert(refunds)
    .values({
      id: `p-${randomBytes(12).toString('hex')}`,
      orderId: order.id,
      attemptId: paidBy.id,
      amountGrosze,
      state: 'wanted',
      reason,
      lines,
      mark,
      nextAt: now,
      wantedAt: now,
    })
    .returning()
  if (!part) throw new Error('a refund was not saved')
  const audit = { orderId: order.id, at: now, by: 'operations' as const, kind: 'refund' as const, reason }
  await recordOrderAudit(tx, { ...audit, fromState: null, toState: 'wanted' })
  return done({ ...locked, parts: [...parts, part] })
}
