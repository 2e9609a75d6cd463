import { createRoute, z } from '@hono/zod-openapi'
import { sql } from 'drizzle-orm'
import { BUILT_FROM } from '@/lib/backend/built-from'
import { APP_VERSION } from '@/lib/domain/wire'
import { withTimeout } from '@/upstream/payments/with-timeout'
import type { Deps, Upstream } from '../deps'
import { problem } from '../problem'
import { json } from './responses'

const healthSchema = z.object({ status: z.literal('ok'), version: z.string() })
const healthz = createRoute({
  method: 'get',
  path: '/healthz',
  responses: { 200: json(healthSchema, 'The process lives') },
})
const readySchema = healthSchema.extend({
  build: z.object({ tag: z.string(), commit: z.string() }),
  redis: z.enum(['up', 'away', 'none']),
})
const readyz = createRoute({
  method: 'get',
  path: '/readyz',
  responses: {
    200: json(readySchema, 'The database answers'),
    503: { description: 'It does not, or the process is stopping' },
  },
})

/** Time limit of a check: the caller waits at most two seconds. See docs/design/processes.md. */
const READY_MS = 1500

export function healthRoutes(app: Upstream, { db, ping, log, isDraining, sharedState }: Deps): void {
  const answers = async (): Promise<true> => {
    await (ping ? ping() : db.execute(sql`SELECT 1`))
    return true
  }

  app.openapi(healthz, (c) => c.json({ status: 'ok' as const, version: APP_VERSION }, 200))
  app.openapi(readyz, async (c) => {
    if (isDraining?.()) throw problem(503, 'unavailable', { retryAfterSeconds: 2 })
    try {
      if (!(await withTimeout(READY_MS, answers(), false))) throw new Error('the database is silent')
    } catch (error) {
      log.warn({ reason: error instanceof Error ? error.message : '' }, 'not ready')
      throw problem(503, 'unavailable', { retryAfterSeconds: 2 })
    }
    const redis = sharedState ? (sharedState.isThere() ? 'up' : 'away') : 'none'
    return c.json({ status: 'ok' as const, version: APP_VERSION, build: BUILT_FROM, redis } as const, 200)
  })
}
