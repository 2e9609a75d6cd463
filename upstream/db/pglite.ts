import { mkdirSync } from 'node:fs'
import { join } from 'node:path'
import { PGlite } from '@electric-sql/pglite'
import { btree_gist } from '@electric-sql/pglite/contrib/btree_gist'
import { drizzle } from 'drizzle-orm/pglite'
import { migrate } from 'drizzle-orm/pglite/migrator'
import type { Database, Db } from './database'

/** The embedded database, kept in `{dataDir}/pg`, migrated and ready. */
export async function openPglite(dataDir: string, migrationsFolder: string): Promise<Database> {
  mkdirSync(dataDir, { recursive: true })
  const client = await PGlite.create({ dataDir: join(dataDir, 'pg'), extensions: { btree_gist } })
  return pgliteDatabase(client, migrationsFolder)
}

/** Migrates a PGlite that somebody opened, which may be one in memory. */
export async function pgliteDatabase(client: PGlite, migrationsFolder: string): Promise<Database> {
  await client.exec("SET TIME ZONE 'UTC'")
  const db = drizzle(client)
  await migrate(db, { migrationsFolder })
  return { db: db as unknown as Db, kind: 'pglite', close: () => client.close() }
}
