import { sql } from 'drizzle-orm'
import { nakryte } from '@/tenants/nakryte'
import { type Db, rowsOf } from '@/upstream/db/database'
import { restaurantTenants, tenants } from '@/upstream/db/schema'

const AT_ONCE = 500

/** Adds tenants `marka-1`, `marka-2`, …; each lists the restaurants of one city. */
export async function addTestTenants(db: Db, wanted: number): Promise<number> {
  const query = sql`SELECT count(*)::int AS n FROM tenants WHERE key LIKE 'marka-%'`
  const [found] = await rowsOf<{ n: number }>(db, query)
  const first = (found?.n ?? 0) + 1
  const rows = Array.from({ length: wanted }, (_, n) => tenantRow(first + n))
  for (let made = 0; made < wanted; made += AT_ONCE) {
    await db
      .insert(tenants)
      .values(rows.slice(made, made + AT_ONCE))
      .onConflictDoNothing()
  }
  await db.execute(sql`
    INSERT INTO ${restaurantTenants} (tenant, restaurant_id)
    SELECT t.key, r.id FROM tenants t
    JOIN restaurants r ON r.city_slug = t.config #>> '{cities,0,slug}'
    WHERE t.key LIKE 'marka-%' ON CONFLICT DO NOTHING`)
  return wanted
}

function tenantRow(n: number) {
  const { cities } = nakryte.fallback
  const city = cities[n % cities.length]
  const config = { ...nakryte.fallback, label: `Marka ${n}`, cities: city ? [city] : cities }
  return { key: `marka-${n}`, config: { ...config, location: city?.location ?? config.location } }
}
