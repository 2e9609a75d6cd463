import { createRoute } from '@hono/zod-openapi'
import { createSharedLimiter } from '@/lib/backend/shared-state/shared-limiter'
import { cleanMessage } from '@/lib/domain/logging/clean-message'
import { logEntrySchema } from '@/lib/domain/logging/schema'
import { browserLogs } from '../../db/schema'
import type { Deps, Upstream } from '../deps'
import { consume, MINUTE_MS } from '../rate-limit'
import { jsonBody, writeRefusals } from './responses'

const route = createRoute({
  method: 'post',
  path: '/logger/js',
  summary: 'What browsers report',
  request: { body: jsonBody(logEntrySchema) },
  responses: { 202: { description: 'Kept for 30 days, the newest first' }, ...writeRefusals },
})

/** Ledger L274–L276; contract C14. */
export function loggerRoute(app: Upstream, { db, now, limits, sharedState }: Deps): void {
  // Many networks can send at once, and the web server forwards for all of them, so a tenant has its own limit.
  const perTenant = createSharedLimiter(
    { name: 'api-tenant-logs', points: limits.tenantLogs, windowMs: MINUTE_MS, sets: 64 },
    () => sharedState,
  )
  app.openapi(route, async (c) => {
    const { message, type } = c.req.valid('json')
    const { tenant, appName } = c.var
    await consume(perTenant, tenant, now())
    await db.insert(browserLogs).values({ at: now(), tenant, appName, type, message: cleanMessage(message) })
    return c.body(null, 202)
  })
}
