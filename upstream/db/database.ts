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
  /** Connections now; none where there is only one. */
  pool?(): { total: number; idle: number; waiting: number }
  /**
   * Does `work` on a connection of its own without the bounds of a diner's call, and to its end: nobody who is gone stops it.
   * None where no call has bounds. Decision 0062.
   */
  runWithoutStatementTimeout?: RunWithoutStatementTimeout
  /** Rejects where the database does not answer at once, however many wait for it. */
  ping?(): Promise<void>
}

/**
 * Does `work` in a transaction; inside of another one, behind a savepoint. Drizzle gives a transaction a type of its own,
 * which its type of a database does not take: the cast is made here, so that no caller needs one.
 */
export function inTransaction<T>(db: Db, work: (tx: Db) => Promise<T>, config?: PgTransactionConfig): Promise<T> {
  return db.transaction((tx) => work(tx as Db), config)
}

const ROLLED_BACK = Symbol('rolled back')

/** Does `work` in a transaction of which nothing stays: what it saw is its answer. What is deferred to a commit never runs. */
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
