import { createSharedLimiter } from '@/lib/backend/shared-state/shared-limiter'
import { cleanMessage } from '@/lib/domain/logging/clean-message'
import { siteCalls } from '@/lib/domain/tenant/site-calls'
import { serve } from '@/upstream/http/serve'
import { browserLogs } from '../../db/schema'
import type { Deps, Upstream } from '../deps'
import { consume, MINUTE_MS } from '../rate-limit'

/** Ledger L274–L276; contract C14. */
export function loggerRoute(app: Upstream, { db, now, limits, sharedState }: Deps): void {
  // Many networks can send at once, and the web server forwards for all of them, so a tenant has its own limit.
  const perTenant = createSharedLimiter(
    { name: 'api-tenant-logs', points: limits.tenantLogs, windowMs: MINUTE_MS, sets: 64 },
    () => sharedState,
  )
  serve(app, siteCalls.log, async ({ c, body: { message, type } }) => {
    const { tenant, appName } = c.var
    await consume(perTenant, tenant, now())
    await db.insert(browserLogs).values({ at: now(), tenant, appName, type, message: cleanMessage(message) })
  })
}
