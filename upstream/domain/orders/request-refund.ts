import type { Db } from '../../db/database'
import type { AttemptRow } from '../../db/order-schema'
import type { LockedOrder } from './find-order'
import { applyNews, type NewsTold, refundWanted, saveAttempt } from './payment-news'

/**
 * Sends back what was paid for an order; a job does it, so that no outage loses it. What is not paid, or is on its way
 * back already, stays as it is; what was refused is asked for anew. Contract C1.
 */
export async function requestRefund(
  tx: Db,
  locked: LockedOrder,
  now: Date,
  told: Omit<NewsTold, 'now'> = { by: 'system' },
): Promise<LockedOrder> {
  const { payment, order, attempts } = locked
  const paidBy = attempts.find(({ id }) => id === payment.paidBy)
  if (payment.status !== 'confirmed' || !paidBy) return locked
  const asked = await wantRefundOf(tx, locked, paidBy, {
    reason: told.reason ?? order.endedReason ?? order.status,
    now,
  })
  return applyNews(tx, asked, { event: 'refundRequested', attempt: paidBy.id }, { ...told, now })
}

/** Asks the job to send back the money of one attempt; what was refused is asked for under a key of its own. */
export function wantRefundOf(
  tx: Db,
  locked: LockedOrder,
  { id, refundState, refundRound }: AttemptRow,
  { reason, now }: { reason: string; now: Date },
): Promise<LockedOrder> {
  const round = refundState === 'failed' ? refundRound + 1 : refundRound
  return saveAttempt(tx, locked, id, { ...refundWanted(reason, now), refundRound: round })
}
