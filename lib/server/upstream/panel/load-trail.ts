import 'server-only'
import { staffAuditSchema } from '@/lib/domain/panel/access/schema'
import type { Tenant } from '@/lib/domain/tenant/schema'
import { upstream } from '@/lib/server/upstream/client/client'
import { pageOrFirst } from '@/lib/server/upstream/client/page-or-first'
import type { BearerOptions } from './staff'

/** A page of a trail; the first where `cursor` is none, or is no cursor. Contract C21, C38. */
export function loadTrail(tenant: Tenant, path: string, cursor: string | null, options: BearerOptions) {
  return pageOrFirst(cursor, (query) =>
    upstream.get(tenant, `${path}?${new URLSearchParams({ limit: '50', ...query })}`, staffAuditSchema, options),
  )
}
