import { and, eq, inArray, isNull } from 'drizzle-orm'
import type { DiningTable, RestaurantAvailability } from '@/lib/domain/reservation/availability/restaurant-availability'
import type { Db } from '@/upstream/db/database'
import { diningTables, type ReservationRow } from '@/upstream/db/schema'

/**
 * Tables for a group of 11–50: those that the restaurant named, otherwise as few as possible, in one area if that
 * suffices. `null` if a named table is unknown or taken, or if the free tables do not seat the group. Contract C2.
 */
export async function tablesForEnquiry(
  tx: Db,
  availability: RestaurantAvailability,
  row: Pick<ReservationRow, 'startsAt' | 'endsAt' | 'partySize'>,
  names?: string[],
): Promise<number[] | null> {
  const free = freeTables(availability, row.startsAt.getTime(), row.endsAt.getTime())
  if (!names) return fewestTables(free, row.partySize)
  const ids = await idsOfNames(tx, availability.restaurantId, names)
  return ids?.every((id) => free.some((table) => table.id === id)) ? ids : null
}

/** The largest tables first, within one area if it seats everybody. */
function fewestTables(free: DiningTable[], partySize: number): number[] | null {
  const areas = [...new Set(free.map(({ area }) => area))].map((area) => free.filter((table) => table.area === area))
  const choices = [...areas, free].map((tables) => largestFirst(tables, partySize)).filter((ids) => ids !== null)
  return choices[0] ?? null
}

function largestFirst(tables: DiningTable[], partySize: number): number[] | null {
  const chosen: number[] = []
  let missing = partySize
  for (const { id, maxSeats } of [...tables].sort((a, b) => b.maxSeats - a.maxSeats || a.id - b.id)) {
    if (missing <= 0) break
    chosen.push(id)
    missing -= maxSeats
  }
  return missing <= 0 ? chosen : null
}

function freeTables({ tables, occupations }: RestaurantAvailability, fromMs: number, untilMs: number): DiningTable[] {
  const taken = occupations.filter((o) => o.fromMs < untilMs && fromMs < o.untilMs)
  return tables.filter(({ id }) => !taken.some(({ tableId }) => tableId === id))
}

async function idsOfNames(tx: Db, restaurantId: number, names: string[]): Promise<number[] | null> {
  const wanted = [...new Set(names)]
  const rows = await tx
    .select({ id: diningTables.id })
    .from(diningTables)
    .where(
      and(
        eq(diningTables.restaurantId, restaurantId),
        inArray(diningTables.name, wanted),
        isNull(diningTables.removedAt),
      ),
    )
  return rows.length === wanted.length ? rows.map(({ id }) => id) : null
}
