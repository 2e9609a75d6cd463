import { subHours } from 'date-fns/subHours'
import { type SQL, sql } from 'drizzle-orm'
import type { Logger } from 'pino'
import { type Db, inTransaction, rowsOf } from '@/upstream/db/database'
import { eachRow, isDueAgain } from '@/upstream/db/each-row'
import { type ReservationRow, reservations } from '@/upstream/db/schema'
import { saveReservation } from '@/upstream/reservations/save-reservation'

/** Hours past the end of the stay: guests may sit longer, and staff may have forgotten to record that they left. */
const FINISHED_AFTER_HOURS = 2
const BATCH_SIZE = 200
const JOB = 'finish-visits'

/**
 * Finishes visits of seated guests whose leaving nobody recorded, two hours past the end of the stay. Returns how
 * many; rows locked by another process are left to it, and a row that fails stops no other. Contract C2,
 * docs/design/processes.md.
 */
export async function finishVisits(db: Db, now: Date, log?: Logger): Promise<number> {
  const before = subHours(now, FINISHED_AFTER_HOURS).toISOString()
  const isLeft = sql`visit_state = 'seated' AND cancelled_at IS NULL AND ends_at <= ${before}::timestamptz`
  const due = await rowsOf<{ id: string }>(
    db,
    sql`SELECT id FROM reservations WHERE ${isLeft} AND ${isDueAgain(JOB, sql`reservations.id::text`, now)}
      ORDER BY ends_at LIMIT ${BATCH_SIZE}`,
  )
  const finished = await eachRow(
    { name: JOB, db, now, log },
    due.map(({ id }) => Number(id)),
    (id) => inTransaction(db, (tx) => finish(tx, id, isLeft, now)),
  )
  return finished.filter(Boolean).length
}

async function finish(tx: Db, id: number, isLeft: SQL, now: Date): Promise<boolean> {
  const [row] = (await tx
    .select()
    .from(reservations)
    .where(sql`id = ${id} AND ${isLeft}`)
    .for('update', { skipLocked: true })) as ReservationRow[]
  if (!row) return false
  await saveReservation(tx, row, { visitState: 'finished' }, { by: 'system', action: 'visit', now })
  return true
}
