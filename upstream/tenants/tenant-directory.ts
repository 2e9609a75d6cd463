import { eq, sql } from 'drizzle-orm'
import type { TenantConfig } from '@/lib/domain/tenant/schema'
import { tenants as registry } from '@/tenants/registry'
import type { Db } from '@/upstream/db/database'
import { tenants } from '@/upstream/db/schema'

/** The configuration of a tenant; `null` for an unknown key. Contract C13. */
export async function findTenant(db: Db, key: string): Promise<TenantConfig | null> {
  const [found] = await db.select({ config: tenants.config }).from(tenants).where(eq(tenants.key, key))
  return found?.config ?? null
}

/**
 * Writes the registry's files over the database's tenants at every start, because the registry takes precedence. What a
 * tenant lists follows from its cities by a trigger (decision 0038).
 */
export async function syncTenants(db: Db): Promise<void> {
  const rows = registry.map(({ key, fallback }) => ({ key, config: fallback }))
  await db
    .insert(tenants)
    .values(rows)
    .onConflictDoUpdate({ target: tenants.key, set: { config: sql`excluded.config` } })
}
