import { sql } from 'drizzle-orm'
import { nakryte } from '@/tenants/nakryte'
import { type Db, inTransaction } from '@/upstream/db/database'
import { diningTables, restaurants, tableCombinations } from '@/upstream/db/schema'
import { restaurantRow } from '@/upstream/restaurants/file/restaurant-row'
import type { SampleData, SampleRestaurant } from '@/upstream/seed/sample-schema'

const ROWS_AT_ONCE = 500
/** Ids of made-up restaurants begin behind this one, far from those of the sample data. */
const ID_BASE = 1_000_000

type Samples = Pick<SampleData, 'restaurants' | 'pictures'>

/** Copies the sample restaurants with new ids, names and addresses, their tables and menus: an import of each would take hours. */
export async function addRestaurants(db: Db, count: number, samples: Samples): Promise<number> {
  const bookable = samples.restaurants.filter(({ file }) => file.products.includes('reservations'))
  for (let made = 0; made < count; made += ROWS_AT_ONCE) {
    const size = Math.min(ROWS_AT_ONCE, count - made)
    const copies = Array.from({ length: size }, (_, n) => copyOf(bookable, ID_BASE + made + n + 1))
    await inTransaction(db, (tx) => addCopies(tx, copies, samples.pictures))
  }
  return count
}

interface Copy {
  sampleId: number
  restaurant: SampleRestaurant
}

function copyOf(samples: SampleRestaurant[], id: number): Copy {
  const sample = samples[id % samples.length]
  if (!sample) throw new Error('there is no sample restaurant to copy')
  // A few hundred metres away, computed from the id, so that two runs make the same.
  const [north, east] = [((id * 37) % 101) - 50, ((id * 53) % 103) - 51]
  const { address, key, name } = sample.file
  const at = { lat: address.lat + north / 5000, lng: address.lng + east / 4000 }
  const file = { ...sample.file, key: `${key}-${id}`, name: `${name} ${id}`, address: { ...address, ...at } }
  return { sampleId: sample.id, restaurant: { id, file } }
}

async function addCopies(tx: Db, copies: Copy[], files: SampleData['pictures']): Promise<void> {
  const cityName = (slug: string) => nakryte.fallback.cities.find((city) => city.slug === slug)?.name ?? slug
  const rows = copies.map(({ restaurant: { id, file } }) =>
    restaurantRow(file, { id, cityName: cityName(file.city), files }),
  )
  await tx.insert(restaurants).values(rows)
  await addTables(
    tx,
    copies.map(({ restaurant }) => restaurant),
  )
  const pairs = JSON.stringify(copies.map(({ sampleId, restaurant }) => ({ id: restaurant.id, sample: sampleId })))
  const copied = sql`jsonb_to_recordset(${pairs}::jsonb) AS copy (id int, sample int)`
  await tx.execute(sql`INSERT INTO menus (restaurant_id, menu, search_text, diets)
    SELECT copy.id, m.menu, m.search_text, m.diets FROM ${copied} JOIN menus m ON m.restaurant_id = copy.sample`)
  await tx.execute(sql`INSERT INTO order_settings (restaurant_id, payment_methods, packaging_grosze,
      preparation_minutes, slot_minutes, orders_per_slot, scheduled, zones)
    SELECT copy.id, s.payment_methods, s.packaging_grosze, s.preparation_minutes, s.slot_minutes, s.orders_per_slot,
      s.scheduled, s.zones
    FROM ${copied} JOIN order_settings s ON s.restaurant_id = copy.sample`)
}

async function addTables(tx: Db, added: SampleRestaurant[]): Promise<void> {
  const ids = new Map<string, number>()
  for (const { id: restaurantId, file } of added) {
    const rows = file.rooms.flatMap(({ key: area, tables }) =>
      tables.map((table) => ({ restaurantId, area, ...table })),
    )
    if (rows.length === 0) continue
    const { id, name } = diningTables
    for (const table of await tx.insert(diningTables).values(rows).returning({ id, name }))
      ids.set(`${restaurantId} ${table.name}`, table.id)
  }
  const combinations = added.flatMap(({ id: restaurantId, file }) =>
    file.combinations.flatMap((names, combinationNo) =>
      names.map((name) => ({ restaurantId, combinationNo, tableId: ids.get(`${restaurantId} ${name}`) ?? 0 })),
    ),
  )
  if (combinations.length > 0) await tx.insert(tableCombinations).values(combinations)
}
