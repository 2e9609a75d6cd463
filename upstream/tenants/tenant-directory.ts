import { eq, sql } from 'drizzle-orm'
import type { TenantConfig } from '@/lib/domain/tenant/schema'
import { tenants as registry } from '@/tenants/registry'
import type { Db } from '@/upstream/db/database'
import { restaurants, restaurantTenants, tenants } from '@/upstream/db/schema'

/** The configuration of a tenant; `null` for an unknown key. Contract C13. */
export async function findTenant(db: Db, key: string): Promise<TenantConfig | null> {
  const [found] = await db.select({ config: tenants.config }).from(tenants).where(eq(tenants.key, key))
  return found?.config ?? null
}

/** Writes the registry's files over the database's tenants at every start, because the registry takes precedence. */
export async function syncTenants(db: Db): Promise<void> {
  const rows = registry.map(({ key, fallback }) => ({ key, config: fallback }))
  await db
    .insert(tenants)
    .values(rows)
    .onConflictDoUpdate({ target: tenants.key, set: { config: sql`excluded.config` } })
  for (const { key, config } of rows) await listByCity(db, key, config)
}

/** A tenant lists the restaurants of its cities. */
async function listByCity(db: Db, tenant: string, { cities }: TenantConfig): Promise<void> {
  const slugs = cities.map(({ slug }) => slug)
  await db.execute(sql`
    INSERT INTO ${restaurantTenants} (tenant, restaurant_id)
    SELECT ${tenant}, id FROM ${restaurants} WHERE city_slug IN ${slugs}
    ON CONFLICT DO NOTHING`)
}
