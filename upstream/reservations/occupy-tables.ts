import { and, eq, isNull, lte, sql } from 'drizzle-orm'
import type { Db } from '@/upstream/db/database'
import { holds, occupations } from '@/upstream/db/schema'

/** Whose the tables become. */
export type Owner = { reservationId: number } | { holdToken: string }

/**
 * Writers of one restaurant go one after the other until their transaction ends, so that a lost race is rare;
 * what makes a double booking impossible is the exclusion constraint, not this.
 */
export async function lockRestaurant(tx: Db, restaurantId: number, now: Date): Promise<void> {
  await tx.execute(sql`SELECT pg_advisory_xact_lock(1, ${restaurantId})`)
  // The constraint does not know the time: an expired hold has to go before its table can be taken.
  await tx.delete(holds).where(and(eq(holds.restaurantId, restaurantId), lte(holds.expiresAt, now)))
}

/** Takes tables for `[fromMs, untilMs)`; throws SQLSTATE 23P01 if somebody was faster. */
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

/** Gives back the tables of a reservation that stays alive but moves. */
export async function releaseTables(tx: Db, reservationId: number, now: Date): Promise<void> {
  await tx
    .update(occupations)
    .set({ endedAt: now })
    .where(and(eq(occupations.reservationId, reservationId), isNull(occupations.endedAt)))
}
