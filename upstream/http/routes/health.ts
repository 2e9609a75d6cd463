import { createRoute, z } from '@hono/zod-openapi'
import { sql } from 'drizzle-orm'
import { APP_VERSION } from '@/lib/domain/wire'
import type { Deps, Upstream } from '../deps'
import { problem } from '../problem'
import { json } from './responses'

const healthSchema = z.object({ status: z.literal('ok'), version: z.string() })
const healthz = createRoute({
  method: 'get',
  path: '/healthz',
  responses: { 200: json(healthSchema, 'The process lives') },
})
const readyz = createRoute({
  method: 'get',
  path: '/readyz',
  responses: {
    200: json(healthSchema, 'The database answers'),
    503: { description: 'It does not, or the process is stopping' },
  },
})

export function healthRoutes(app: Upstream, { db, log, isDraining }: Deps): void {
  app.openapi(healthz, (c) => c.json({ status: 'ok' as const, version: APP_VERSION }, 200))
  app.openapi(readyz, async (c) => {
    if (isDraining?.()) throw problem(503, 'unavailable', { retryAfterSeconds: 2 })
    try {
      await db.execute(sql`SELECT 1`)
    } catch (error) {
      log.warn({ reason: error instanceof Error ? error.message : '' }, 'not ready')
      throw problem(503, 'unavailable', { retryAfterSeconds: 2 })
    }
    return c.json({ status: 'ok' as const, version: APP_VERSION }, 200)
  })
}
