import { sql } from 'drizzle-orm'
import { nakryte } from '@/tenants/nakryte'
import { type Db, rowsOf } from '@/upstream/db/database'
import { tenants } from '@/upstream/db/schema'
import type { Progress } from './progress'

const BATCH_SIZE = 500

/**
 * Adds tenants `marka-1` to `marka-{wanted}`, as far as they are missing; each lists the restaurants of one city
 * (decision 0038). Returns how many it made.
 */
export async function addTestTenants(db: Db, wanted: number, progress?: Progress): Promise<number> {
  const query = sql`SELECT coalesce(max(substr(key, 7)::int), 0) AS made FROM tenants WHERE key ~ '^marka-[0-9]{1,8}$'`
  const [last] = await rowsOf<{ made: number }>(db, query)
  const before = last?.made ?? 0
  for (let made = before; made < wanted; ) {
    const rows = Array.from({ length: Math.min(BATCH_SIZE, wanted - made) }, (_, n) => tenantRow(made + n + 1))
    await db.insert(tenants).values(rows)
    made += rows.length
    progress?.(made)
  }
  return Math.max(0, wanted - before)
}

function tenantRow(n: number) {
  const { cities } = nakryte.fallback
  const city = cities[n % cities.length]
  const config = { ...nakryte.fallback, label: `Marka ${n}`, cities: city ? [city] : cities }
  return { key: `marka-${n}`, config: { ...config, location: city?.location ?? config.location } }
}
