import { sql } from 'drizzle-orm'
import type { Db } from '@/upstream/db/database'

/**
 * Keeps other transactions from changing this restaurant by its file until this one ends; other restaurants are not
 * affected. A key also locks a restaurant that does not exist yet; an unknown id locks nothing. Reads take no lock.
 * Contract C33, C37.
 */
export async function lockRestaurant(tx: Db, which: { key: string } | { id: number }): Promise<void> {
  // Namespace 3 of the locks of this database: 1 are tables (`occupy-tables.ts`), 2 contacts (`caps/contact.ts`).
  await tx.execute(
    'key' in which
      ? sql`SELECT pg_advisory_xact_lock(3, hashtext(${which.key}))`
      : sql`SELECT pg_advisory_xact_lock(3, hashtext(key)) FROM restaurants WHERE id = ${which.id}`,
  )
}
