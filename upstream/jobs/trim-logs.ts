import { sql } from 'drizzle-orm'
import { type Db, rowsOf } from '../db/database'

/** Characters stored per type and tenant: together about 160 MB on disk, whatever browsers send. */
const MAX_CHARACTERS = 8_000_000

/** Deletes the oldest browser logs above the limit, so that a flood never fills the disk. Contract C14. */
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
  // PGlite has no autovacuum that would make the space usable again.
  if (trimmed && trimmed.count > 0) await db.execute(sql`VACUUM browser_logs`)
}
