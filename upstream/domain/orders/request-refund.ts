import type { Db } from '../../db/database'
import type { LockedOrder } from './find-order'
import { applyNews, refundWanted, saveAttempt } from './payment-news'

/** Sends back what was paid for an order that is off; a job does it, so that no outage loses it. Contract C1. */
export async function requestRefund(tx: Db, locked: LockedOrder, now: Date): Promise<LockedOrder> {
  const { payment, order, attempts } = locked
  const paidBy = attempts.find(({ id }) => id === payment.paidBy)
  if (payment.status !== 'confirmed' || !paidBy) return locked
  const asked = await saveAttempt(tx, locked, paidBy.id, refundWanted(order.endedReason ?? order.status, now))
  return applyNews(tx, asked, { event: 'refundRequested', attempt: paidBy.id }, { by: 'system', now })
}
