import type { MiddlewareHandler } from 'hono'
import { type ConsumeShared, createSharedLimiter } from '@/lib/backend/shared-state/shared-limiter'
import { networkOf, requestCostOf } from '@/lib/domain/rate-limit/network-of'
import { CAP_TEXTS } from '@/messages/content/cap-texts'
import type { Deps, UpstreamEnv } from './deps'
import { problem } from './problem'

export const MINUTE_MS = 60_000
const LONG_WAIT_MS = 2 * MINUTE_MS
const READS = new Set(['GET', 'HEAD'])

/**
 * Limits requests per minute and network, separately for reads, writes and logs; otherwise 429 with Retry-After.
 * Decision 0026.
 */
export function rateLimit({ limits, now, sharedState }: Deps): MiddlewareHandler<UpstreamEnv> {
  const limiterOf = (kind: 'reads' | 'writes' | 'logs') =>
    createSharedLimiter({ name: `api-${kind}`, points: limits[kind], windowMs: MINUTE_MS }, () => sharedState)
  const reads = limiterOf('reads')
  const writes = limiterOf('writes')
  const logs = limiterOf('logs')

  return async (c, next) => {
    const client = c.get('client')
    if (client) {
      const network = networkOf(client)
      const limiter = c.req.path === '/logger/js' ? logs : READS.has(c.req.method) ? reads : writes
      await consume(limiter, network, now(), requestCostOf(network))
    }
    await next()
  }
}

/** Takes `cost` points of `key`, or throws 429. */
export async function consume(limiter: ConsumeShared, key: string, now: Date, cost = 1): Promise<void> {
  const waitMs = await limiter(key, now.getTime(), cost)
  if (waitMs === 0) return
  // What ends within the hour is not waited for by a moment's patience.
  const message = waitMs > LONG_WAIT_MS ? CAP_TEXTS.tooManyForNow(Math.ceil(waitMs / MINUTE_MS)) : undefined
  throw problem(429, 'too_many_requests', { message, retryAfterSeconds: Math.ceil(waitMs / 1000) })
}
