import 'server-only'
import { createCache } from '@/lib/backend/cache'
import { linkCalls } from '@/lib/domain/marketing/links/link-calls'
import { readLinkCode } from '@/lib/domain/marketing/links/link-rules'
import type { Tenant } from '@/lib/domain/tenant/schema'
import { findUpstream } from '@/lib/server/upstream/client/call'
import { UpstreamOutage } from '@/lib/server/upstream/client/outage'

/** Lifetime of a link's target: a change shows within this time. */
const FRESH_MS = 60_000
const UNKNOWN_MS = 10_000
/** Age after which a target is no longer used in an outage. */
const STALE_MS = 24 * 3_600_000

/**
 * Targets of short links, cached: a poster scanned by many causes one upstream call a minute, and works during an
 * outage. Unknown codes have a cache of their own, so that guesses evict no link. Contract C39.
 */
export function createShortLinks(find: (tenant: Tenant, code: string) => Promise<string | null>, nowMs = Date.now) {
  const known = createCache<string | undefined>({ entries: 5000, freshMs: FRESH_MS })
  const unknown = createCache<true>({ entries: 2000, freshMs: UNKNOWN_MS })

  return async (tenant: Tenant, typed: string): Promise<string | null> => {
    const code = readLinkCode(typed)
    const key = `${tenant.key} ${code}`
    if (unknown.peek(key, nowMs())) return null
    try {
      const path = await known.get(key, async () => (await find(tenant, code)) ?? undefined, nowMs())
      if (path !== undefined) return path
      known.drop(key)
      unknown.store(key, true, nowMs())
      return null
    } catch (error) {
      const last = error instanceof UpstreamOutage ? known.peek(key, nowMs(), STALE_MS) : undefined
      if (last === undefined) throw error
      return last
    }
  }
}

/** Short links of this process. */
export const shortLinkTarget = createShortLinks(async (tenant, code) => {
  const found = await findUpstream(tenant, linkCalls.short, { params: { code } })
  return found?.path ?? null
})
