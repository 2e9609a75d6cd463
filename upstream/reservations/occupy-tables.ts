import { and, eq, isNull, lte, sql } from 'drizzle-orm'
import type { Db } from '@/upstream/db/database'
import { holds, occupations } from '@/upstream/db/schema'

/** Whom the tables are assigned to. */
export type Owner = { reservationId: number } | { holdToken: string } | { blockId: number }

/**
 * Locks the restaurant until the transaction ends, so that lost races are rare. Double bookings are prevented by the
 * exclusion constraint, not by this lock.
 */
export async function lockRestaurant(tx: Db, restaurantId: number, now: Date): Promise<void> {
  await tx.execute(sql`SELECT pg_advisory_xact_lock(1, ${restaurantId})`)
  // The constraint ignores the time: an expired hold must be deleted before its table can be taken.
  await tx.delete(holds).where(and(eq(holds.restaurantId, restaurantId), lte(holds.expiresAt, now)))
}

/** Takes tables for `[fromMs, untilMs)`; throws SQLSTATE 23P01 if one was taken meanwhile. */
export async function occupyTables(
  tx: Db,
  restaurantId: number,
  tableIds: number[],
  { fromMs, untilMs }: { fromMs: number; untilMs: number },
  owner: Owner,
): Promise<void> {
  const during = `[${new Date(fromMs).toISOString()},${new Date(untilMs).toISOString()})`
  await tx.insert(occupations).values(tableIds.map((tableId) => ({ restaurantId, tableId, during, ...owner })))
}

/** Releases the tables of a reservation that is moved. */
export async function releaseTables(tx: Db, reservationId: number, now: Date): Promise<void> {
  await tx
    .update(occupations)
    .set({ endedAt: now })
    .where(and(eq(occupations.reservationId, reservationId), isNull(occupations.endedAt)))
}
