import { createRoute } from '@hono/zod-openapi'
import { cleanMessage } from '@/lib/domain/logging/clean-message'
import { logEntrySchema } from '@/lib/domain/logging/schema'
import { createRateLimiter } from '@/lib/domain/rate-limit/rate-limiter'
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
export function loggerRoute(app: Upstream, { db, now, limits }: Deps): void {
  // Many networks can send at once, and the web server forwards for all of them, so a tenant has its own limit.
  const perTenant = createRateLimiter({ points: limits.tenantLogs, windowMs: MINUTE_MS, sets: 64 })
  app.openapi(route, async (c) => {
    const { message, type } = c.req.valid('json')
    const { tenant, appName } = c.var
    consume(perTenant, tenant, now())
    await db.insert(browserLogs).values({ at: now(), tenant, appName, type, message: cleanMessage(message) })
    return c.body(null, 202)
  })
}
