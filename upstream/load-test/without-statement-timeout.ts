import { sql } from 'drizzle-orm'
import { type Db, inTransaction } from '@/upstream/db/database'

/** A transaction without the time-out of diners' statements: counting ten million rows takes longer. */
export function withoutStatementTimeout<T>(db: Db, work: (tx: Db) => Promise<T>): Promise<T> {
  return inTransaction(db, async (tx) => {
    await tx.execute(sql`SET LOCAL statement_timeout = 0`)
    return work(tx)
  })
}
