import { sql } from 'drizzle-orm'
import { type Db, rowsOf } from '../db/database'

/** Characters kept of each type of each tenant: together some 160 MB on disk, whatever browsers send. */
const MAX_CHARACTERS = 8_000_000

/** Lets the oldest browser logs go where there are too many: a flood rolls over, and never fills the disk. Contract C14. */
export async function trimLogs(db: Db, maxCharacters = MAX_CHARACTERS): Promise<void> {
  const [trimmed] = await rowsOf<{ count: number }>(
    db,
    sql`WITH gone AS (
      DELETE FROM browser_logs WHERE id IN (
        SELECT id FROM (
          SELECT id, sum(length(message) + 64) OVER (PARTITION BY tenant, type ORDER BY id DESC) AS kept
          FROM browser_logs
        ) AS newest_first WHERE kept > ${maxCharacters}
      ) RETURNING 1
    ) SELECT count(*)::int AS count FROM gone`,
  )
  // PGlite has nobody who would make the room usable again.
  if (trimmed && trimmed.count > 0) await db.execute(sql`VACUUM browser_logs`)
}
