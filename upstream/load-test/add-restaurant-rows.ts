import type { Db } from '@/upstream/db/database'
import { diningTables, restaurants, tableCombinations } from '@/upstream/db/schema'
import type { PictureFiles } from '@/upstream/restaurants/file/pictures'
import { restaurantRow } from '@/upstream/restaurants/file/restaurant-row'
import type { SampleRestaurant } from '@/upstream/seed/sample-schema'

const ROWS_AT_ONCE = 500

/** Adds many open restaurants with their tables and combinations, in few statements: an import of each would take hours. */
export async function addRestaurantRows(
  tx: Db,
  added: SampleRestaurant[],
  { cityName, files }: { cityName: (slug: string) => string; files: PictureFiles },
): Promise<void> {
  for (const chunk of chunksOf(added)) {
    const rows = chunk.map(({ id, file }) => restaurantRow(file, { id, cityName: cityName(file.city), files }))
    await tx.insert(restaurants).values(rows)
    await addTables(tx, chunk)
  }
}

async function addTables(tx: Db, added: SampleRestaurant[]): Promise<void> {
  const rows = added.flatMap(({ id: restaurantId, file }) =>
    file.rooms.flatMap(({ key: area, tables }) => tables.map((table) => ({ restaurantId, area, ...table }))),
  )
  const ids = new Map<string, number>()
  for (const chunk of chunksOf(rows)) {
    const { id, restaurantId, name } = diningTables
    const made = await tx.insert(diningTables).values(chunk).returning({ id, restaurantId, name })
    for (const table of made) ids.set(`${table.restaurantId} ${table.name}`, table.id)
  }
  const combinations = added.flatMap(({ id: restaurantId, file }) =>
    file.combinations.flatMap((names, combinationNo) =>
      names.map((name) => ({ restaurantId, combinationNo, tableId: ids.get(`${restaurantId} ${name}`) ?? 0 })),
    ),
  )
  for (const chunk of chunksOf(combinations)) await tx.insert(tableCombinations).values(chunk)
}

function chunksOf<T>(rows: T[]): T[][] {
  const count = Math.ceil(rows.length / ROWS_AT_ONCE)
  return Array.from({ length: count }, (_, index) => rows.slice(index * ROWS_AT_ONCE, (index + 1) * ROWS_AT_ONCE))
}
