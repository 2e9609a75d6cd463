import { eq, inArray, sql } from 'drizzle-orm'
import type { RestaurantFile } from '@/lib/domain/restaurant/file/schema'
import { type Db, rowsOf } from '@/upstream/db/database'
import { diningTables, tableCombinations } from '@/upstream/db/schema'

/**
 * Tables by name: new ones are added, known ones changed, missing ones removed, and their reservations stay at them. The
 * permitted combinations become those of the file; of those of the board each stays whose tables stay. Contract C33.
 */
export async function saveTables(
  tx: Db,
  restaurantId: number,
  { rooms, combinations }: Pick<RestaurantFile, 'rooms' | 'combinations'>,
  now: Date,
): Promise<void> {
  const wanted = rooms.flatMap(({ key, tables }) => tables.map((table) => ({ ...table, area: key })))
  const known = await tx.select().from(diningTables).where(eq(diningTables.restaurantId, restaurantId))
  const byName = new Map(known.map((table) => [table.name, table]))
  const names = new Set(wanted.map(({ name }) => name))
  const gone = known.filter(({ name, removedAt }) => !removedAt && !names.has(name))
  if (gone.length > 0) {
    const ids = gone.map(({ id }) => id)
    await tx.update(diningTables).set({ removedAt: now }).where(inArray(diningTables.id, ids))
  }
  for (const table of wanted) {
    const { name, area, minSeats, maxSeats } = table
    const before = byName.get(name)
    if (!before || isSame(before, table)) continue
    await tx
      .update(diningTables)
      .set({ area, minSeats, maxSeats, removedAt: null })
      .where(eq(diningTables.id, before.id))
  }
  const added = wanted.filter(({ name }) => !byName.has(name)).map((table) => ({ restaurantId, ...table }))
  if (added.length > 0) await tx.insert(diningTables).values(added)
  await saveCombinations(tx, restaurantId, combinations)
}

function isSame(known: typeof diningTables.$inferSelect, { area, minSeats, maxSeats }: Seats): boolean {
  const { removedAt } = known
  return known.area === area && known.minSeats === minSeats && known.maxSeats === maxSeats && removedAt === null
}

type Seats = { area: string; minSeats: number; maxSeats: number }

async function saveCombinations(tx: Db, restaurantId: number, combinations: string[][]): Promise<void> {
  await tx.execute(sql`DELETE FROM table_joins j WHERE j.restaurant_id = ${restaurantId} AND (NOT j.at_board OR EXISTS (
      SELECT 1 FROM table_joins k JOIN dining_tables t ON t.id = k.table_id
      WHERE k.restaurant_id = j.restaurant_id AND k.join_no = j.join_no AND t.removed_at IS NOT NULL))`)
  if (combinations.length === 0) return
  const [last] = await rowsOf<{ no: number }>(
    tx,
    sql`SELECT coalesce(max(join_no), -1) + 1 AS no FROM table_joins WHERE restaurant_id = ${restaurantId}`,
  )
  const tables = await tx
    .select({ id: diningTables.id, name: diningTables.name })
    .from(diningTables)
    .where(eq(diningTables.restaurantId, restaurantId))
  const idOf = new Map(tables.map(({ id, name }) => [name, id]))
  await tx.insert(tableCombinations).values(
    combinations.flatMap((names, i) =>
      names.flatMap((name) => {
        const tableId = idOf.get(name)
        return tableId === undefined ? [] : [{ restaurantId, combinationNo: (last?.no ?? 0) + i, tableId }]
      }),
    ),
  )
}
