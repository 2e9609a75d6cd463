import { and, eq, inArray, isNull, sql } from 'drizzle-orm'
import type { RestaurantFile } from '@/lib/domain/restaurant/file/schema'
import { type Db, rowsOf } from '@/upstream/db/database'
import { diningTables, tableCombinations } from '@/upstream/db/schema'

/**
 * Saves tables by the numbers of `numberTables`: new ones are added, known ones changed, missing ones removed; their
 * reservations stay. The permitted combinations are replaced by those of the file; a combination of the board stays
 * if its tables stay. Answers the rooms with all numbers. Contract C33.
 */
export async function saveTables(
  tx: Db,
  restaurantId: number,
  { rooms, combinations }: Pick<RestaurantFile, 'rooms' | 'combinations'>,
  now: Date,
): Promise<RestaurantFile['rooms']> {
  const wanted = rooms
    .flatMap(({ key, tables }) => tables.map((table) => ({ ...table, area: key })))
    .map((table, position) => ({ ...table, position }))
  const known = await tx.select().from(diningTables).where(eq(diningTables.restaurantId, restaurantId))
  const byId = new Map(known.map((table) => [table.id, table]))
  // A removed table returns under its name, with its past.
  const past = new Map(known.flatMap((table) => (table.removedAt ? [[table.name, table] as const] : [])))
  const pairs = wanted.map((table) => ({
    table,
    before: (table.id ? byId.get(table.id) : past.get(table.name)) ?? null,
  }))
  const remaining = new Set(pairs.map(({ before }) => before?.id))
  const removed = known.flatMap(({ id, removedAt }) => (removedAt || remaining.has(id) ? [] : [id]))
  if (removed.length > 0) await tx.update(diningTables).set({ removedAt: now }).where(inArray(diningTables.id, removed))
  for (const { before, table } of pairs) {
    if (!before || isSame(before, table)) continue
    const { name, area, minSeats, maxSeats, position } = table
    const values = { name, area, minSeats, maxSeats, position, removedAt: null }
    await tx.update(diningTables).set(values).where(eq(diningTables.id, before.id))
  }
  const added = pairs.flatMap(({ before, table: { id: _, ...table } }) => (before ? [] : [{ restaurantId, ...table }]))
  if (added.length > 0) await tx.insert(diningTables).values(added)
  const idOf = await standingTables(tx, restaurantId)
  await saveCombinations(tx, restaurantId, combinations, idOf)
  return rooms.map((room) => ({
    ...room,
    tables: room.tables.map((table) => ({ ...table, id: idOf.get(table.name) })),
  }))
}

type Table = typeof diningTables.$inferSelect
type Wanted = Pick<Table, 'name' | 'area' | 'minSeats' | 'maxSeats' | 'position'>

function isSame(known: Table, wanted: Wanted): boolean {
  const fields = ['name', 'area', 'minSeats', 'maxSeats', 'position'] as const
  return known.removedAt === null && fields.every((field) => known[field] === wanted[field])
}

/** Numbers of the restaurant's present tables, by name. */
async function standingTables(tx: Db, restaurantId: number): Promise<Map<string, number>> {
  const { id, name, removedAt } = diningTables
  const rows = await tx
    .select({ id, name })
    .from(diningTables)
    .where(and(eq(diningTables.restaurantId, restaurantId), isNull(removedAt)))
  return new Map(rows.map((table) => [table.name, table.id]))
}

async function saveCombinations(
  tx: Db,
  restaurantId: number,
  combinations: string[][],
  idOf: ReadonlyMap<string, number>,
): Promise<void> {
  await tx.execute(sql`DELETE FROM table_joins j WHERE j.restaurant_id = ${restaurantId} AND (NOT j.at_board OR EXISTS (
      SELECT 1 FROM table_joins k JOIN dining_tables t ON t.id = k.table_id
      WHERE k.restaurant_id = j.restaurant_id AND k.join_no = j.join_no AND t.removed_at IS NOT NULL))`)
  if (combinations.length === 0) return
  const [last] = await rowsOf<{ no: number }>(
    tx,
    sql`SELECT coalesce(max(join_no), -1) + 1 AS no FROM table_joins WHERE restaurant_id = ${restaurantId}`,
  )
  await tx.insert(tableCombinations).values(
    combinations.flatMap((names, i) =>
      names.flatMap((name) => {
        const tableId = idOf.get(name)
        return tableId === undefined ? [] : [{ restaurantId, combinationNo: (last?.no ?? 0) + i, tableId }]
      }),
    ),
  )
}
