import { sql } from 'drizzle-orm'
import type { Db } from '@/upstream/db/database'

/** Deletes old messages: the mailbox, which contains names and addresses, after 30 days, all others after 90. */
export async function deleteOldMessages(db: Db, now: Date): Promise<void> {
  const at = sql`${now.toISOString()}::timestamptz`
  await db.execute(sql`DELETE FROM outbox WHERE at < ${at} - interval '30 days'`)
  await db.execute(sql`DELETE FROM messages
    WHERE state IN ('sent', 'in_outbox', 'dropped', 'failed') AND ended_at < ${at} - interval '90 days'`)
}
