import type { Db } from '../../db/database'
import type { LockedOrder } from './find-order'
import { OPEN_ATTEMPT } from './open-attempt'
import { applyNews, saveAttempt } from './payment-news'

/**
 * Nobody waits for these attempts any more. The provider hears of it from the job that asks it next; money that it has
 * taken by then is late, and goes back. Contract C1.
 */
export async function expireAttempts(tx: Db, locked: LockedOrder, now: Date): Promise<LockedOrder> {
  let left = locked
  for (const { id, status } of locked.attempts) {
    if (!OPEN_ATTEMPT.includes(status)) continue
    left = await saveAttempt(tx, left, id, { status: 'expired', askAt: now, asked: 0 })
    left = await applyNews(tx, left, { event: 'failed', attempt: id }, { by: 'system', now, reason: 'expired' })
  }
  return left
}
