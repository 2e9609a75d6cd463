import { sql } from 'drizzle-orm'
import { AWAITING_STATUSES } from '@/lib/domain/reservation/status'
import { UNANSWERED_REASON } from '@/messages/content/refusals'
import { literalList } from '@/upstream/db/literal-list'
import { type Db, rowsOf } from '../db/database'
import { setPresentTime } from '../db/present-time'
import { reservationChanges } from '../db/schema'

const BATCH_SIZE = 200

/**
 * Declines reservations without an answer in time; returns how many. Rows locked by another process are left to it.
 * Contract C2.
 */
export async function declineUnanswered(db: Db, now: Date): Promise<number> {
  return db.transaction(async (tx) => {
    const at = now.toISOString()
    await setPresentTime(tx as Db, now)
    const declined = await rowsOf<{ id: string }>(
      tx as Db,
      sql`UPDATE reservations SET status = 'declined', decline_reason = ${UNANSWERED_REASON}, answer_due_at = NULL
        WHERE id IN (
          SELECT id FROM reservations
          WHERE status IN ${literalList(AWAITING_STATUSES)} AND cancelled_at IS NULL AND answer_due_at <= ${at}::timestamptz
          ORDER BY answer_due_at LIMIT ${BATCH_SIZE} FOR UPDATE SKIP LOCKED)
        RETURNING id`,
    )
    if (declined.length === 0) return 0
    const change = { at: now, by: 'system' as const, action: 'declined', fromState: 'pending', toState: 'declined' }
    await tx
      .insert(reservationChanges)
      .values(declined.map(({ id }) => ({ ...change, reservationId: Number(id), reason: UNANSWERED_REASON })))
    return declined.length
  })
}
