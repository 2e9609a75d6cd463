import 'server-only'
import { LRUCache } from 'lru-cache'
import { linkCalls } from '@/lib/domain/marketing/links/link-calls'
import { readLinkCode } from '@/lib/domain/marketing/links/link-rules'
import type { Tenant } from '@/lib/domain/tenant/schema'
import { findUpstream } from '@/lib/server/upstream/client/call'
import { UpstreamOutage } from '@/lib/server/upstream/client/outage'

/** A change of a link is seen within this time. */
const FRESH_MS = 60_000
const UNKNOWN_MS = 10_000
/** After this long an address that was true once is no answer in an outage. */
const STALE_MS = 24 * 3_600_000

interface Known {
  path: string
  askedAtMs: number
}

/**
 * Where short links lead, from memory where it is known: a poster that many scan at once asks the upstream once a minute,
 * and leads on during an outage. Codes that nobody made have a memory of their own, so that guesses push no link out.
 * Contract C39.
 */
export function createShortLinks(find: (tenant: Tenant, code: string) => Promise<string | null>, nowMs = Date.now) {
  const known = new LRUCache<string, Known>({ max: 5000 })
  const unknown = new LRUCache<string, number>({ max: 2000 })
  const underWay = new Map<string, Promise<string | null>>()

  async function ask(key: string, tenant: Tenant, code: string): Promise<string | null> {
    const path = await find(tenant, code)
    if (path === null) {
      known.delete(key)
      unknown.set(key, nowMs())
    } else known.set(key, { path, askedAtMs: nowMs() })
    return path
  }

  return async (tenant: Tenant, typed: string): Promise<string | null> => {
    const code = readLinkCode(typed)
    const key = `${tenant.key} ${code}`
    const found = known.get(key)
    if (found && nowMs() - found.askedAtMs < FRESH_MS) return found.path
    if (nowMs() - (unknown.get(key) ?? Number.NEGATIVE_INFINITY) < UNKNOWN_MS) return null
    const asked = underWay.get(key) ?? ask(key, tenant, code).finally(() => underWay.delete(key))
    underWay.set(key, asked)
    try {
      return await asked
    } catch (error) {
      const isUsable = found && nowMs() - found.askedAtMs < STALE_MS
      if (error instanceof UpstreamOutage && isUsable) return found.path
      throw error
    }
  }
}

/** Those of this process. */
export const shortLinkTarget = createShortLinks(async (tenant, code) => {
  const found = await findUpstream(tenant, linkCalls.short, { params: { code } })
  return found?.path ?? null
})
