import { mkdirSync } from 'node:fs'
import { join } from 'node:path'
import { PGlite } from '@electric-sql/pglite'
import { btree_gist } from '@electric-sql/pglite/contrib/btree_gist'
import { pg_trgm } from '@electric-sql/pglite/contrib/pg_trgm'
import { drizzle } from 'drizzle-orm/pglite'
import { migrate } from 'drizzle-orm/pglite/migrator'
import type { Logger } from 'pino'
import type { Database, Db } from './database'
import { checkPeriodically, diskSpaceGuard, freeBytes } from './disk-space'
import { refuseUnknownDatabase } from './refuse-unknown-database'

/** The embedded database in `{dataDir}/pg`, migrated and ready; `onFatalError` is called when it cannot continue. */
export async function openPglite(
  dataDir: string,
  migrationsFolder: string,
  { log, onFatalError }: { log: Logger; onFatalError: (reason: string) => void },
): Promise<Database> {
  mkdirSync(dataDir, { recursive: true })
  const client = await PGlite.create({ dataDir: join(dataDir, 'pg'), extensions: { btree_gist, pg_trgm } })
  notifyOnFatalError(client, onFatalError)
  const database = await pgliteDatabase(client, migrationsFolder)
  const checkDiskSpace = diskSpaceGuard(database.db, () => freeBytes(dataDir), log)
  await checkDiskSpace()
  const stopChecking = checkPeriodically(checkDiskSpace, log)
  const close = () => {
    stopChecking()
    return database.close()
  }
  return { ...database, close }
}

/** Migrates an open PGlite, which may be in memory. */
export async function pgliteDatabase(client: PGlite, migrationsFolder: string): Promise<Database> {
  await client.exec("SET TIME ZONE 'UTC'")
  const db = drizzle(client)
  await refuseUnknownDatabase(db as unknown as Db, migrationsFolder)
  await migrate(db, { migrationsFolder })
  return { db: db as unknown as Db, kind: 'pglite', close: () => client.close() }
}

/** After a PANIC the database never answers again, not even a ROLLBACK: only a new process helps. */
export function notifyOnFatalError(client: Pick<PGlite, 'execProtocol'>, onFatalError: (reason: string) => void): void {
  const execProtocol = client.execProtocol.bind(client)
  client.execProtocol = async (...args) => {
    try {
      return await execProtocol(...args)
    } catch (error) {
      const { severity, message } = error as { severity?: string; message: string }
      if (severity === 'PANIC' || severity === 'FATAL') onFatalError(message)
      throw error
    }
  }
}
