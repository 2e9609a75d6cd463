import { nakryte } from '@/tenants/nakryte'
import type { Db } from '@/upstream/db/database'
import { tenantRows } from '@/upstream/db/schema'

const ROWS_AT_ONCE = 500

/** Adds brands `marka-1`, `marka-2`, …; each lists the restaurants of one city (decision 0038). */
export async function addTenants(db: Db, count: number): Promise<number> {
  const rows = Array.from({ length: count }, (_, n) => tenantRow(n + 1))
  for (let made = 0; made < count; made += ROWS_AT_ONCE)
    await db.insert(tenantRows).values(rows.slice(made, made + ROWS_AT_ONCE))
  return count
}

function tenantRow(n: number) {
  const { cities } = nakryte.fallback
  const city = cities[n % cities.length]
  const config = { ...nakryte.fallback, label: `Marka ${n}`, cities: city ? [city] : cities }
  return { key: `marka-${n}`, config: { ...config, location: city?.location ?? config.location } }
}
