import { drizzle } from 'drizzle-orm/node-postgres'
import { migrate } from 'drizzle-orm/node-postgres/migrator'
import { Pool } from 'pg'
import type { Database, Db } from './database'

// Any number works, if every process of this product uses the same one.
const MIGRATION_LOCK = 7_305_221

/** Opens PostgreSQL by its URL, migrated and ready. */
export async function openPostgres(url: string, migrationsFolder: string): Promise<Database> {
  const pool = new Pool({
    connectionString: url,
    max: 12,
    // What a transaction asks at once goes out at once (`prepared-rows.ts`); what it awaits goes one by one as ever.
    pipeline: true,
    // Compiling a statement costs 20 ms and more, and comes with an estimate of many rows, which is mostly wrong here.
    options: '-c timezone=UTC -c jit=off -c statement_timeout=20000 -c idle_in_transaction_session_timeout=20000',
  })
  // A broken idle connection is replaced at the next query; without a listener its error would end the process.
  pool.on('error', () => {})
  await migrateUnderLock(pool, migrationsFolder)
  return {
    db: drizzle(pool) as unknown as Db,
    kind: 'postgres',
    close: () => pool.end(),
    pool: () => ({ total: pool.totalCount, idle: pool.idleCount, waiting: pool.waitingCount }),
  }
}

/** Locked, so that two processes that start together migrate one after the other. */
async function migrateUnderLock(pool: Pool, migrationsFolder: string): Promise<void> {
  const client = await pool.connect()
  try {
    // A migration of many rows takes longer than any statement of a diner, and so does waiting for it.
    await client.query('SET statement_timeout = 0')
    await client.query('SELECT pg_advisory_lock($1)', [MIGRATION_LOCK])
    await migrate(drizzle(client), { migrationsFolder })
  } finally {
    await client.query('SELECT pg_advisory_unlock($1)', [MIGRATION_LOCK])
    await client.query('RESET statement_timeout')
    client.release()
  }
}
