import { indexNowKey } from '@/lib/backend/indexnow-key'
import type { Tenant } from '@/lib/domain/tenant/schema'
import { env } from '@/lib/server/env'

/** The key of the tenant's canonical host; `null` while IndexNow is off. See docs/design/search.md. */
export function ownIndexNowKey({ hosts }: Pick<Tenant, 'hosts'>): string | null {
  const { INDEXNOW_SECRET } = env()
  return INDEXNOW_SECRET ? indexNowKey(INDEXNOW_SECRET, hosts[0] ?? '') : null
}
