import 'server-only'
import { lookupCalls } from '@/lib/domain/console/lookup-calls'
import type { Tenant } from '@/lib/domain/tenant/schema'
import { callUpstream } from '@/lib/server/upstream/client/call'
import { pageOrFirst } from '@/lib/server/upstream/client/page-or-first'
import type { BearerOptions } from '@/lib/server/upstream/panel/staff'

/**
 * A page of what operations find; the first where `cursor` is none, or is no cursor. The query goes in the body: it is in no
 * address and no log. Throws an outage. Contract C40.
 */
export function findSubjects(tenant: Tenant, query: string, cursor: string | null, options: BearerOptions) {
  return pageOrFirst(cursor, (at) => callUpstream(tenant, lookupCalls.find, { ...options, body: { query, ...at } }))
}
