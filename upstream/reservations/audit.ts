import type { Db } from '@/upstream/db/database'
import { reservationChanges } from '@/upstream/db/schema'

type Change = typeof reservationChanges.$inferInsert

/** Appends to the audit trail, which is append-only and contains no personal data. */
export async function recordChange(tx: Db, change: Change): Promise<void> {
  await tx.insert(reservationChanges).values(change)
}
