import { type SQL, sql } from 'drizzle-orm'
import { type Db, rowsOf } from '../../db/database'

const BATCH_SIZE = 50

/**
 * Ids of due rows, each postponed by `pause` before the work starts: other processes skip them, and after a crash they
 * are due again when the pause is over.
 */
export async function claimDue(
  db: Db,
  { table, column, where, pause }: { table: SQL; column: SQL; where: SQL; pause: SQL },
  now: Date,
): Promise<string[]> {
  const at = sql`${now.toISOString()}::timestamptz`
  const rows = await rowsOf<{ id: string }>(
    db,
    sql`UPDATE ${table} SET ${pause} WHERE id IN (
      SELECT id FROM ${table} WHERE ${column} <= ${at} AND ${where} ORDER BY ${column} LIMIT ${BATCH_SIZE}
      FOR UPDATE SKIP LOCKED) RETURNING id`,
  )
  return rows.map(({ id }) => id)
}
