import type { Db } from '@/upstream/db/database'
import { applyPaymentEvent, saveAttempt } from './apply-payment-event'
import type { LockedOrder } from './find-order'
import { OPEN_ATTEMPT_STATUSES } from './is-open-attempt'

/**
 * Nobody waits for these attempts any more. The provider hears of it from the job that asks it next; money that it has
 * taken by then is late, and goes back. Contract C1.
 */
export async function expireAttempts(tx: Db, locked: LockedOrder, now: Date): Promise<LockedOrder> {
  let left = locked
  for (const { id, status } of locked.attempts) {
    if (!OPEN_ATTEMPT_STATUSES.includes(status)) continue
    left = await saveAttempt(tx, left, id, { status: 'expired', askAt: now, asked: 0 })
    left = await applyPaymentEvent(tx, left, { event: 'failed', attempt: id }, { by: 'system', now, reason: 'expired' })
  }
  return left
}
