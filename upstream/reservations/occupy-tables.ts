import { and, eq, isNull, type SQL, sql } from 'drizzle-orm'
import { type Db, preparedRowsOfEach } from '@/upstream/db/database'
import { occupations } from '@/upstream/db/schema'

/** Occupant of the tables. */
export type Owner = { reservationId: number } | { holdToken: string } | { blockId: number }

/**
 * Locks the restaurant until the transaction ends, so that lost races are rare. Double bookings are prevented by the
 * exclusion constraint, not by this lock.
 */
export async function lockTables(tx: Db, restaurantId: number, now: Date): Promise<void> {
  await preparedRowsOfEach(tx, restaurantLock(restaurantId, now))
}

/** The queries of `lockTables`, for a transaction that runs several queries at once. */
export function restaurantLock(restaurantId: number, now: Date): [SQL, SQL] {
  return [
    sql`SELECT pg_advisory_xact_lock(1, ${restaurantId})`,
    // The constraint ignores the time: an expired hold must be deleted before its table can be taken.
    sql`DELETE FROM holds WHERE restaurant_id = ${restaurantId} AND expires_at <= ${now.toISOString()}::timestamptz`,
  ]
}

/** Takes tables for `[fromMs, untilMs)`; throws SQLSTATE 23P01 if one was taken meanwhile. */
export async function occupyTables(
  tx: Db,
  restaurantId: number,
  tableIds: number[],
  { fromMs, untilMs }: { fromMs: number; untilMs: number },
  owner: Owner,
): Promise<void> {
  if (tableIds.length === 0) return
  const during = rangeOf(fromMs, untilMs)
  await tx.insert(occupations).values(tableIds.map((tableId) => ({ restaurantId, tableId, during, ...owner })))
}

/** `[from, until)` as a `tstzrange`. */
export function rangeOf(fromMs: number, untilMs: number): string {
  return `[${new Date(fromMs).toISOString()},${new Date(untilMs).toISOString()})`
}

/** Releases the tables of a reservation that is moved. */
export async function releaseTables(tx: Db, reservationId: number, now: Date): Promise<void> {
  await tx
    .update(occupations)
    .set({ endedAt: now })
    .where(and(eq(occupations.reservationId, reservationId), isNull(occupations.endedAt)))
}
