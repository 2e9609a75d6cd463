import type { SQL } from 'drizzle-orm'
import type { PgDatabase, PgQueryResultHKT, PgTransactionConfig } from 'drizzle-orm/pg-core'

/** PGlite, PostgreSQL, or a transaction on either. */
export type Db = PgDatabase<PgQueryResultHKT, Record<string, never>>

export type RunWithoutStatementTimeout = <T>(work: (db: Db) => Promise<T>) => Promise<T>

/** An open database and a function that closes it. */
export interface Database {
  db: Db
  kind: 'pglite' | 'postgres'
  close(): Promise<void>
  /** Connections now; absent where there is only one. */
  pool?(): { total: number; idle: number; waiting: number }
  /**
   * Runs `work` on its own connection, without the time limits of a diner's call, to its end: no disconnect stops it.
   * Absent where calls have no limits. See docs/design/processes.md.
   */
  runWithoutStatementTimeout?: RunWithoutStatementTimeout
  /** Rejects where the database does not answer at once, however long the queue is. */
  ping?(): Promise<void>
}

/**
 * Runs `work` in a transaction; inside another one, behind a savepoint. Drizzle's type of a transaction does not fit
 * its type of a database: the cast is made here, so that no caller needs one.
 */
export function inTransaction<T>(db: Db, work: (tx: Db) => Promise<T>, config?: PgTransactionConfig): Promise<T> {
  return db.transaction((tx) => work(tx as Db), config)
}

const ROLLED_BACK = Symbol('rolled back')

/**
 * Runs `work` in a transaction that is rolled back, and returns its result. Triggers deferred to the commit never
 * run.
 */
export async function inRolledBackTransaction<T>(db: Db, work: (tx: Db) => Promise<T>): Promise<T> {
  let seen: { value: T } | null = null
  try {
    await inTransaction(db, async (tx) => {
      seen = { value: await work(tx) }
      throw ROLLED_BACK
    })
  } catch (error) {
    if (error !== ROLLED_BACK) throw error
  }
  return (seen as unknown as { value: T }).value
}

/** Rows of a hand-written query; the caller states their shape. */
export async function rowsOf<T>(db: Db, query: SQL): Promise<T[]> {
  const answer = (await db.execute(query)) as unknown as { rows: T[] }
  return answer.rows
}

/** The SQLSTATE of a database error at any depth of wrapping. */
export function sqlStateOf(error: unknown): string | null {
  for (let at = error; typeof at === 'object' && at !== null; at = (at as { cause?: unknown }).cause) {
    const { code } = at as { code?: unknown }
    if (typeof code === 'string' && /^[0-9A-Z]{5}$/.test(code)) return code
  }
  return null
}
