import type { Logger } from 'pino'
import type { Database } from './db/database'
import { waitForDiskSpace } from './db/disk-space'
import { lockDataDir } from './db/lock-file'
import type { UpstreamSettings } from './env'

/** PostgreSQL where DATABASE_URL says so, else PGlite in DATA_DIR, which one process has to itself. */
export async function openDatabase(settings: UpstreamSettings, log: Logger): Promise<Database> {
  const { DATABASE_URL, DATA_DIR, MIGRATIONS_DIR } = settings
  if (DATABASE_URL) {
    const { openPostgres } = await import('./db/postgres')
    return openPostgres(DATABASE_URL, MIGRATIONS_DIR)
  }
  await waitForDiskSpace(DATA_DIR, log)
  const unlock = lockDataDir(DATA_DIR)
  process.once('exit', unlock)
  const { openPglite } = await import('./db/pglite')
  return openPglite(DATA_DIR, MIGRATIONS_DIR, { log, onFatalError: endProcess })
}

// Whoever keeps this process running starts it anew, and what was acknowledged is there.
function endProcess(reason: string): void {
  process.stderr.write(`upstream: the database ended: ${reason}\n`)
  process.exit(1)
}
