import 'server-only'
import type { QueueKind } from '@/lib/domain/console/queue'
import { queueCalls } from '@/lib/domain/console/queue-calls'
import type { Tenant } from '@/lib/domain/tenant/schema'
import { callUpstream } from '@/lib/server/upstream/client/call'
import { pageOrFirst } from '@/lib/server/upstream/client/page-or-first'
import type { BearerOptions } from '@/lib/server/upstream/panel/staff'

/** A page of a brand's queue; the first where the cursor is none, or is no cursor. Throws an outage. Contract C38. */
export function loadQueue(tenant: Tenant, kind: QueueKind | null, cursor: string | null, options: BearerOptions) {
  return pageOrFirst(cursor, (query) =>
    callUpstream(tenant, queueCalls.list, { ...options, query: { kind, ...query } }),
  )
}
