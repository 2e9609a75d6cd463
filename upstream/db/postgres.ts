import { drizzle } from 'drizzle-orm/node-postgres'
import { migrate } from 'drizzle-orm/node-postgres/migrator'
import { Client } from 'pg'
import { BoundedPool } from './bounded-pool'
import type { Database, Db } from './database'
import { refuseUnknownDatabase } from './refuse-unknown-database'

// Any number works, if every process of this product uses the same one.
const MIGRATION_LOCK = 7_305_221
/** No caller waits longer for a connection; the web server aborts a call after eight seconds. */
const CONNECTION_WAIT_MS = 8000
/** Longest time of a statement, and of a silent connection, in milliseconds. */
export interface DatabaseBounds {
  statementMs: number
  silenceMs: number
}
/**
 * Time limits of a diner's call. The silence is longer than the database's own limit of a statement: a connection
 * that is silent for longer is dead.
 */
const BOUNDS: DatabaseBounds = { statementMs: 20_000, silenceMs: 25_000 }
/** Time limit of a statement outside diners' calls: reading every trail of a large database takes minutes. */
const UNHURRIED_STATEMENT_MS = 900_000
const SILENT_TRANSACTION_MS = 20_000
/** `/readyz` answers within two seconds. See docs/design/processes.md. */
const PING_MS = 1500
/** Keep-alive ends a read from another machine that has vanished, which would never end. */
const KEEP_ALIVE = { keepAlive: true, keepAliveInitialDelayMillis: 10_000 }

/** Connections of a process. */
const CONNECTIONS = 12

/** Opens PostgreSQL by its URL, migrated and ready. Throws an outage while it is away. */
export async function openPostgres(
  url: string,
  migrationsFolder: string,
  { bounds = BOUNDS, connections = CONNECTIONS }: { bounds?: DatabaseBounds; connections?: number } = {},
): Promise<Database> {
  await migrateUnderLock(url, migrationsFolder)
  const pool = new BoundedPool({
    connectionString: url,
    max: connections,
    // Queries of a transaction that start together are sent together (`preparedRowsOfEach`); awaited ones go one by
    // one.
    pipeline: true,
    ...KEEP_ALIVE,
    connectionTimeoutMillis: CONNECTION_WAIT_MS,
    query_timeout: bounds.silenceMs,
    options: sessionOptions(bounds.statementMs),
  })
  // The ping has its own connection, so that a queue of diners' queries does not look like an outage.
  const pinger = new BoundedPool({
    connectionString: url,
    max: 1,
    ...KEEP_ALIVE,
    connectionTimeoutMillis: PING_MS,
    query_timeout: PING_MS,
    idleTimeoutMillis: 60_000,
  })
  return {
    db: drizzle(pool) as unknown as Db,
    kind: 'postgres',
    close: async () => {
      await Promise.all([pool.end(), pinger.end()])
    },
    pool: () => ({ total: pool.totalCount, idle: pool.idleCount, waiting: pool.waitingCount }),
    runWithoutStatementTimeout: (work) => runWithoutStatementTimeout(url, work),
    ping: async () => {
      await pinger.query('SELECT 1')
    },
  }
}

function sessionOptions(statementMs: number): string {
  // Compiling a statement costs 20 ms and more; PostgreSQL does it for high row estimates, which are mostly wrong
  // here.
  return `-c timezone=UTC -c jit=off -c statement_timeout=${statementMs} -c idle_in_transaction_session_timeout=${SILENT_TRANSACTION_MS}`
}

/** See `Database.runWithoutStatementTimeout`. */
async function runWithoutStatementTimeout<T>(url: string, work: (db: Db) => Promise<T>): Promise<T> {
  const client = new Client({
    connectionString: url,
    connectionTimeoutMillis: CONNECTION_WAIT_MS,
    ...KEEP_ALIVE,
    options: sessionOptions(UNHURRIED_STATEMENT_MS),
  })
  // The work gets the error through its failing queries.
  client.on('error', () => {})
  try {
    await client.connect()
    return await work(drizzle(client) as unknown as Db)
  } finally {
    await client.end()
  }
}

/** Locked, so that two processes that start together migrate one after the other; the lock ends with the connection. */
async function migrateUnderLock(url: string, migrationsFolder: string): Promise<void> {
  // No time-out: a migration of many rows takes longer than any statement of a diner, and so does waiting for it.
  const client = new Client({
    connectionString: url,
    connectionTimeoutMillis: CONNECTION_WAIT_MS,
    ...KEEP_ALIVE,
    options: '-c timezone=UTC -c jit=off',
  })
  // The caller gets the error through its failing queries.
  client.on('error', () => {})
  try {
    await client.connect()
    await client.query('SELECT pg_advisory_lock($1)', [MIGRATION_LOCK])
    await refuseUnknownDatabase(drizzle(client) as unknown as Db, migrationsFolder)
    await migrate(drizzle(client), { migrationsFolder })
  } finally {
    await client.end()
  }
}
