import { eq } from 'drizzle-orm'
import type { TenantConfig } from '@/lib/domain/tenant/schema'
import { tenants as registry } from '@/tenants/registry'
import type { Db } from '@/upstream/db/database'
import { tenantRows } from '@/upstream/db/schema'

/** The brands' files, by key. */
export const tenantFiles: ReadonlyMap<string, TenantConfig> = new Map(
  registry.map(({ key, fallback }) => [key, fallback]),
)

/** The configuration of a tenant, with its file's values for what the row lacks; `null` for an unknown key. Contract C13. */
export async function findTenantConfig(db: Db, key: string): Promise<TenantConfig | null> {
  const [found] = await db.select({ config: tenantRows.config }).from(tenantRows).where(eq(tenantRows.key, key))
  return found ? { ...tenantFiles.get(key), ...found.config } : null
}
