import { sql } from 'drizzle-orm'
import type { Db } from './database'

/** Until this transaction ends, triggers write `now` and not the time of the database's machine. Decision 0057. */
export async function setPresentTime(tx: Db, now: Date): Promise<void> {
  await tx.execute(sql`SELECT set_config('nakryte.now', ${now.toISOString()}, true)`)
}
