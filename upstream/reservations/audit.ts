import type { Db } from '@/upstream/db/database'
import { reservationChanges } from '@/upstream/db/schema'

type Change = typeof reservationChanges.$inferInsert

/** Appends to the trail that is never rewritten; it carries no personal data. */
export async function recordChange(tx: Db, change: Change): Promise<void> {
  await tx.insert(reservationChanges).values(change)
}
