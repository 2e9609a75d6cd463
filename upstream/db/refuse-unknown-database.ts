import { sql } from 'drizzle-orm'
import { readMigrationFiles } from 'drizzle-orm/migrator'
import { type Db, rowsOf } from './database'

/**
 * Throws where this database was made by unknown migrations: those of a newer version, whose data this version would
 * corrupt, or those from before the baseline, which it cannot continue. Checked before migrating, so only at the
 * start of a process. See docs/design/processes.md.
 */
export async function refuseUnknownDatabase(db: Db, migrationsFolder: string): Promise<void> {
  const [{ isThere } = { isThere: false }] = await rowsOf<{ isThere: boolean }>(
    db,
    sql`SELECT to_regclass('drizzle.__drizzle_migrations') IS NOT NULL AS "isThere"`,
  )
  if (!isThere) return
  // Migrations are compared by their times, which are unique in the journal: a text may be corrected later, and a
  // migration of another branch may be earlier than the newest one here.
  const known = readMigrationFiles({ migrationsFolder }).map(({ folderMillis }) => folderMillis)
  const [{ older, newer } = { older: 0, newer: 0 }] = await rowsOf<{ older: number; newer: number }>(
    db,
    sql`SELECT count(*) FILTER (WHERE created_at < ${Math.min(...known)}::bigint)::int AS older,
        count(*) FILTER (WHERE created_at > ${Math.min(...known)}::bigint)::int AS newer
      FROM drizzle.__drizzle_migrations WHERE created_at::text NOT IN
        (SELECT * FROM jsonb_array_elements_text(${JSON.stringify(known)}::jsonb))`,
  )
  if (older > 0) {
    throw new Error(
      `the database is from before the first release: ${older} of its migrations are gone, and this version begins with an ` +
        'empty one. Give it an empty folder (DATA_DIR) or an empty database (DATABASE_URL), or start the version that made this one.',
    )
  }
  if (newer > 0) {
    throw new Error(
      `the database is newer than this version: ${newer} of its migrations are unknown here. ` +
        'Start the version that made them, or restore the backup from before them (deploy/backup.md).',
    )
  }
}
