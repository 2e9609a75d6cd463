import type { Db } from '@/upstream/db/database'
import { orderAudit } from '@/upstream/db/order-schema'

type Entry = Omit<typeof orderAudit.$inferInsert, 'id'>

/**
 * Appends to the trail, which is never rewritten; streams of the order notice the new line. No personal data.
 * Contract C1.
 */
export async function recordOrderAudit(tx: Db, ...entries: Entry[]): Promise<void> {
  if (entries.length > 0) await tx.insert(orderAudit).values(entries)
}
