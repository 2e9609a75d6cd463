import { sql } from 'drizzle-orm'
import { readMigrationFiles } from 'drizzle-orm/migrator'
import { type Db, rowsOf } from './database'

/**
 * Throws where a newer version has migrated this database: what this one would write there, nobody has thought of. Asked
 * before migrating, so of a process that starts; one that runs already goes on. Decision 0060.
 */
export async function refuseNewerDatabase(db: Db, migrationsFolder: string): Promise<void> {
  const [{ isThere } = { isThere: false }] = await rowsOf<{ isThere: boolean }>(
    db,
    sql`SELECT to_regclass('drizzle.__drizzle_migrations') IS NOT NULL AS "isThere"`,
  )
  if (!isThere) return
  // By their times, which the journal gives each once: a text may be corrected later, and one of another branch may be earlier
  // than the newest of these.
  const known = readMigrationFiles({ migrationsFolder }).map(({ folderMillis }) => folderMillis)
  const [{ unknown } = { unknown: 0 }] = await rowsOf<{ unknown: number }>(
    db,
    sql`SELECT count(*)::int AS unknown FROM drizzle.__drizzle_migrations WHERE created_at::text NOT IN
      (SELECT * FROM jsonb_array_elements_text(${JSON.stringify(known)}::jsonb))`,
  )
  if (unknown === 0) return
  throw new Error(
    `the database is newer than this version: ${unknown} of its migrations are unknown here. ` +
      'Start the version that made them, or restore the backup from before them (deploy/backup.md).',
  )
}
