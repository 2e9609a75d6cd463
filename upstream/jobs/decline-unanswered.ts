import { type SQL, sql } from 'drizzle-orm'
import type { Logger } from 'pino'
import { AWAITING_STATUSES } from '@/lib/domain/reservation/status'
import { UNANSWERED_REASON } from '@/messages/content/refusals'
import { literalList } from '@/upstream/db/database'
import { type Db, inTransaction, rowsOf } from '../db/database'
import { eachRow, isDueAgain } from '../db/each-row'
import { setPresentTime } from '../db/present-time'
import { reservationChanges } from '../db/schema'

const BATCH_SIZE = 200
const JOB = 'decline-unanswered'

/**
 * Declines reservations without an answer in time; returns how many. Rows locked by another process are left to it,
 * and a row that fails stops no other. Contract C2, docs/design/processes.md.
 */
export async function declineUnanswered(db: Db, now: Date, log?: Logger): Promise<number> {
  const isUnanswered = sql`status IN ${literalList(AWAITING_STATUSES)} AND cancelled_at IS NULL
    AND answer_due_at <= ${now.toISOString()}::timestamptz`
  const due = await rowsOf<{ id: string }>(
    db,
    sql`SELECT id FROM reservations
      WHERE ${isUnanswered} AND ${isDueAgain(JOB, sql`reservations.id::text`, now)}
      ORDER BY answer_due_at LIMIT ${BATCH_SIZE}`,
  )
  const declined = await eachRow(
    { name: JOB, db, now, log },
    due.map(({ id }) => Number(id)),
    (id) => inTransaction(db, (tx) => decline(tx, id, isUnanswered, now)),
  )
  return declined.filter(Boolean).length
}

async function decline(tx: Db, reservationId: number, isUnanswered: SQL, now: Date): Promise<boolean> {
  await setPresentTime(tx, now)
  const [declined] = await rowsOf(
    tx,
    sql`UPDATE reservations SET status = 'declined', decline_reason = ${UNANSWERED_REASON}, answer_due_at = NULL
      WHERE id = (SELECT id FROM reservations WHERE id = ${reservationId} AND ${isUnanswered} FOR UPDATE SKIP LOCKED)
      RETURNING id`,
  )
  if (!declined) return false
  const change = { at: now, by: 'system' as const, action: 'declined', fromState: 'pending', toState: 'declined' }
  await tx.insert(reservationChanges).values({ ...change, reservationId, reason: UNANSWERED_REASON })
  return true
}
