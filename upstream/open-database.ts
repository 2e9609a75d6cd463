import type { Database } from './db/database'
import { lockDataDir } from './db/lock-file'
import type { UpstreamSettings } from './env'

/** PostgreSQL where DATABASE_URL says so, else PGlite in DATA_DIR, which one process has to itself. */
export async function openDatabase(settings: UpstreamSettings): Promise<Database> {
  const { DATABASE_URL, DATA_DIR, MIGRATIONS_DIR } = settings
  if (DATABASE_URL) {
    const { openPostgres } = await import('./db/postgres')
    return openPostgres(DATABASE_URL, MIGRATIONS_DIR)
  }
  const unlock = lockDataDir(DATA_DIR)
  process.once('exit', unlock)
  const { openPglite } = await import('./db/pglite')
  return openPglite(DATA_DIR, MIGRATIONS_DIR)
}
