import { sql } from 'drizzle-orm'
import type { Db } from '@/upstream/db/database'

/** What was sent is forgotten: the mailbox, which holds names and addresses, after 30 days, the rest after 90. */
export async function deleteOldMessages(db: Db, now: Date): Promise<void> {
  const at = sql`${now.toISOString()}::timestamptz`
  await db.execute(sql`DELETE FROM outbox WHERE at < ${at} - interval '30 days'`)
  await db.execute(sql`DELETE FROM messages
    WHERE state IN ('sent', 'dropped', 'failed') AND ended_at < ${at} - interval '90 days'`)
}
