import { createHash } from 'node:crypto'
import { type SQL, sql } from 'drizzle-orm'
import { type PgDatabase, PgDialect, type PgQueryResultHKT, type PgTransactionConfig } from 'drizzle-orm/pg-core'

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

/** Serialization failure, deadlock, and an exclusion constraint (the slot was taken meanwhile). */
const RETRYABLE_STATES = ['40001', '40P01', '23P01']
const MAX_RETRIES = 3

/** A race lost to a row that another transaction committed meanwhile: a repeat sees that row. */
export class LostRace extends Error {}

/** A race lost after all retries. */
export class WriteConflict extends Error {}

/** Repeats a whole transaction after a lost race, at most 3 times; then throws WriteConflict. Contract C2. */
export async function withRetries<T>(work: () => Promise<T>, retriesLeft = MAX_RETRIES): Promise<T> {
  try {
    return await work()
  } catch (error) {
    if (!(error instanceof LostRace) && !RETRYABLE_STATES.includes(sqlStateOf(error) ?? '')) throw error
    if (retriesLeft === 0) throw new WriteConflict('lost a race too often', { cause: error })
    await new Promise((resolve) => setTimeout(resolve, Math.random() * 20 * (MAX_RETRIES + 1 - retriesLeft)))
    return withRetries(work, retriesLeft - 1)
  }
}

/**
 * `('pending', 'sent')` as part of the statement, not as parameters: so the planner finds the partial indexes that
 * name the same values. Only for constants of our own code.
 */
export function literalList(values: readonly string[]): SQL {
  const strange = values.find((value) => !/^[a-z_]+$/.test(value))
  if (strange !== undefined || values.length === 0) throw new Error(`not a list of our words: ${strange}`)
  return sql.raw(`(${values.map((value) => `'${value}'`).join(', ')})`)
}

/**
 * Above the number of constant query texts in the program; texts that depend on a count would fill the server's
 * memory.
 */
const MAX_NAMES = 200

const dialect = new PgDialect()
const names = new Map<string, string>()

/**
 * Rows of a hand-written query, whose parsed statement and plan PostgreSQL keeps for each connection. Only for
 * queries whose text is the same at every call and whose best plan does not depend on the values. The caller states
 * the rows' shape.
 */
export async function preparedRows<T>(db: Db, query: SQL): Promise<T[]> {
  const built = dialect.sqlToQuery(query)
  const statement = db._.session.prepareQuery(built, undefined, nameOf(built.sql), false)
  return ((await statement.execute()) as { rows: T[] }).rows
}

/**
 * Rows of several such queries of one transaction, which are sent without waiting for the answers between them: the
 * database runs them one after the other in this order, and each sees the changes of the queries before it and those
 * that others have committed.
 */
export function preparedRowsOfEach<T extends unknown[]>(
  tx: Db,
  queries: { [N in keyof T]: SQL },
): Promise<{ [N in keyof T]: T[N][] }> {
  return Promise.all(queries.map((query) => preparedRows(tx, query))) as Promise<{ [N in keyof T]: T[N][] }>
}

function nameOf(text: string): string | undefined {
  const known = names.get(text)
  if (known || names.size >= MAX_NAMES) return known
  const name = `nakryte_${createHash('sha256').update(text).digest('base64url').slice(0, 22)}`
  names.set(text, name)
  return name
}
