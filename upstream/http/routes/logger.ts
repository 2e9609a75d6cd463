import { cleanMessage } from '@/lib/domain/logging/clean-message'
import { siteCalls } from '@/lib/domain/tenant/site-calls'
import { serve } from '@/upstream/http/serve'
import { browserLogs } from '../../db/schema'
import type { Deps, Upstream } from '../deps'
import { limiterOf } from '../rate-limit'

/** Ledger L274–L276; contract C14. */
export function loggerRoute(app: Upstream, deps: Deps): void {
  const { db, now } = deps
  const consume = limiterOf(deps, 'tenantLogs')
  serve(app, siteCalls.log, async ({ c, body: { message, type } }) => {
    const { tenant, appName } = c.var
    await consume(tenant)
    await db.insert(browserLogs).values({ at: now(), tenant, appName, type, message: cleanMessage(message) })
  })
}
