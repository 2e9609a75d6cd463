import { sql } from 'drizzle-orm'
import type { SeedRestaurant } from '@/sample-data/types'
import { type Db, rowsOf } from '@/upstream/db/database'
import { seed } from '@/upstream/db/seed/seed'
import { syncTenants } from '@/upstream/tenants/tenant-directory'

const AT_ONCE = 1000

/** Copies the sample restaurants with new ids, names and addresses; each tenant lists those of its cities. */
export async function addTestRestaurants(
  db: Db,
  wanted: number,
  samples: SeedRestaurant[],
  now: Date,
): Promise<number> {
  const [last] = await rowsOf<{ id: number }>(db, sql`SELECT coalesce(max(id), 0)::int AS id FROM restaurants`)
  const first = (last?.id ?? 0) + 1
  const bookable = samples.filter(({ products }) => products.includes('reservations'))
  for (let made = 0; made < wanted; made += AT_ONCE) {
    const ids = Array.from({ length: Math.min(AT_ONCE, wanted - made) }, (_, n) => first + made + n)
    const restaurants = ids.map((id) => copyOf(bookable[id % bookable.length], id))
    await db.transaction((tx) => seed(tx as Db, { restaurants, streets: [] }, now))
  }
  await syncTenants(db)
  await db.execute(sql`ANALYZE`)
  return wanted
}

function copyOf(sample: SeedRestaurant | undefined, id: number): SeedRestaurant {
  if (!sample) throw new Error('there is no sample restaurant to copy')
  // A few hundred metres away, computed from the id, so that a run can be repeated.
  const [north, east] = [((id * 37) % 101) - 50, ((id * 53) % 103) - 51]
  const { lat, lng } = sample
  return { ...sample, id, name: `${sample.name} ${id}`, lat: lat + north / 5000, lng: lng + east / 4000 }
}
