import { createHash } from 'node:crypto'
import type { SQL } from 'drizzle-orm'
import { PgDialect } from 'drizzle-orm/pg-core'
import type { Db } from './database'

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
