import { eq, sql } from 'drizzle-orm'
import { ALL_CONTENT, listsTag, tenantTag } from '@/lib/domain/content/content-tags'
import type { TenantConfig } from '@/lib/domain/tenant/schema'
import { tenants as registry } from '@/tenants/registry'
import type { Db } from '@/upstream/db/database'
import { tenants } from '@/upstream/db/schema'

/** A tenant, and the revision of what its lists have: counts of before are no more true. Decision 0071. */
export interface FoundTenant {
  config: TenantConfig
  listsRevision: number
}

/** `null` for an unknown key. Contract C13. */
export async function findTenant(db: Db, key: string): Promise<FoundTenant | null> {
  const tags = [listsTag(key), tenantTag(key), ALL_CONTENT]
  const [found] = await db
    .select({
      config: tenants.config,
      listsRevision:
        sql<number>`(SELECT coalesce(max(revision), 0) FROM content_revisions WHERE tag IN ${tags})`.mapWith(Number),
    })
    .from(tenants)
    .where(eq(tenants.key, key))
  return found ?? null
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
