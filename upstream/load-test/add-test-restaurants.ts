import { sql } from 'drizzle-orm'
import { nakryte } from '@/tenants/nakryte'
import { type Db, rowsOf } from '@/upstream/db/database'
import type { SampleData, SampleRestaurant } from '@/upstream/seed/sample-schema'
import { addRestaurantRows } from './add-restaurant-rows'
import type { Progress } from './progress'
import { withoutStatementTimeout } from './without-statement-timeout'

const BATCH_SIZE = 1000
/** Ids of made-up restaurants begin behind this one, far from those of the sample data. */
export const TEST_ID_BASE = 1_000_000

/**
 * Copies the sample restaurants with new ids, names and addresses, and their menus, until there are `wanted` copies. The
 * ids have no gap and each batch is one transaction, so a second run goes on behind the last. Returns how many it made.
 */
export async function addTestRestaurants(
  db: Db,
  wanted: number,
  { samples, progress }: { samples: Pick<SampleData, 'restaurants' | 'pictures'>; progress?: Progress },
): Promise<number> {
  const [last] = await rowsOf<{ made: number }>(
    db,
    sql`SELECT coalesce(max(id), ${TEST_ID_BASE}::int)::int - ${TEST_ID_BASE}::int AS made
      FROM restaurants WHERE id > ${TEST_ID_BASE}`,
  )
  const before = last?.made ?? 0
  const bookable = samples.restaurants.filter(({ file }) => file.products.includes('reservations'))
  for (let made = before; made < wanted; ) {
    const copies = Array.from({ length: Math.min(BATCH_SIZE, wanted - made) }, (_, n) =>
      copyOf(bookable, TEST_ID_BASE + made + n + 1),
    )
    await withoutStatementTimeout(db, (tx) => addCopies(tx, copies, samples.pictures))
    made += copies.length
    progress?.(made)
  }
  if (wanted > before) await withoutStatementTimeout(db, (tx) => tx.execute(sql`ANALYZE`))
  return Math.max(0, wanted - before)
}

interface Copy {
  sampleId: number
  restaurant: SampleRestaurant
}

async function addCopies(tx: Db, copies: Copy[], files: SampleData['pictures']): Promise<void> {
  const cityName = (slug: string) => nakryte.fallback.cities.find((city) => city.slug === slug)?.name ?? slug
  await addRestaurantRows(
    tx,
    copies.map(({ restaurant }) => restaurant),
    { cityName, files },
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

function copyOf(samples: SampleRestaurant[], id: number): Copy {
  const sample = samples[id % samples.length]
  if (!sample) throw new Error('there is no sample restaurant to copy')
  // A few hundred metres away, computed from the id, so that a run can be repeated.
  const [north, east] = [((id * 37) % 101) - 50, ((id * 53) % 103) - 51]
  const { address, key, name } = sample.file
  const at = { lat: address.lat + north / 5000, lng: address.lng + east / 4000 }
  const file = { ...sample.file, key: `${key}-${id}`, name: `${name} ${id}`, address: { ...address, ...at } }
  return { sampleId: sample.id, restaurant: { id, file } }
}
