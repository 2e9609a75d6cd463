import type { Logger } from 'pino'
import type { Database } from './db/database'
import { waitForDiskSpace } from './db/disk-space'
import { lockDataDir } from './db/lock-file'
import { isDatabaseOutage } from './db/outage'
import type { DatabaseBounds } from './db/postgres'
import type { UpstreamSettings } from './env'

const FIRST_PAUSE_MS = 250
const MAX_PAUSE_MS = 10_000

/**
 * Opens PostgreSQL where DATABASE_URL is set, else PGlite in DATA_DIR, which only one process may use. Waits while
 * PostgreSQL is unreachable, and throws errors that waiting does not solve: a wrong password, a missing database.
 */
export async function openDatabase(
  settings: UpstreamSettings,
  log: Logger,
  options: { bounds?: DatabaseBounds; connections?: number } = {},
): Promise<Database> {
  const { DATABASE_URL, DATA_DIR, MIGRATIONS_DIR } = settings
  if (DATABASE_URL) {
    const { openPostgres } = await import('./db/postgres')
    return onceDatabaseAnswers(() => openPostgres(DATABASE_URL, MIGRATIONS_DIR, options), log)
  }
  await waitForDiskSpace(DATA_DIR, log)
  const unlock = lockDataDir(DATA_DIR)
  process.once('exit', unlock)
  const { openPglite } = await import('./db/pglite')
  return openPglite(DATA_DIR, MIGRATIONS_DIR, { log, onFatalError: endProcess })
}

/**
 * Repeats `work` while the database is unreachable, with growing pauses of at most ten seconds: on a starting machine
 * the database is some seconds late. See docs/design/processes.md.
 */
export async function onceDatabaseAnswers<T>(
  work: () => Promise<T>,
  log: Logger,
  pauseMs = FIRST_PAUSE_MS,
): Promise<T> {
  try {
    return await work()
  } catch (error) {
    if (!isDatabaseOutage(error)) throw error
    log.warn({ reason: (error as Error).message.split('\n')[0], pauseMs }, 'waiting for the database')
  }
  await new Promise((resolve) => setTimeout(resolve, pauseMs))
  return onceDatabaseAnswers(work, log, Math.min(2 * pauseMs, MAX_PAUSE_MS))
}

// The supervisor of this process restarts it; acknowledged writes are not lost.
function endProcess(reason: string): void {
  process.stderr.write(`upstream: the database ended: ${reason}\n`)
  process.exit(1)
}
