import type { MiddlewareHandler } from 'hono'
import { networkOf, requestCostOf } from '@/lib/domain/rate-limit/network-of'
import { createRateLimiter, type RateLimiter } from '@/lib/domain/rate-limit/rate-limiter'
import type { Deps, UpstreamEnv } from './deps'
import { problem } from './problem'

export const MINUTE_MS = 60_000
const READS = new Set(['GET', 'HEAD'])

/**
 * Limits requests per minute and network, separately for reads, writes and logs; otherwise 429 with Retry-After.
 * Decision 0026.
 */
export function rateLimit({ limits, now }: Deps): MiddlewareHandler<UpstreamEnv> {
  const reads = createRateLimiter({ points: limits.reads, windowMs: MINUTE_MS })
  const writes = createRateLimiter({ points: limits.writes, windowMs: MINUTE_MS })
  const logs = createRateLimiter({ points: limits.logs, windowMs: MINUTE_MS })

  return async (c, next) => {
    const client = c.get('client')
    if (client) {
      const network = networkOf(client)
      const limiter = c.req.path === '/logger/js' ? logs : READS.has(c.req.method) ? reads : writes
      consume(limiter, network, now(), requestCostOf(network))
    }
    await next()
  }
}

/** Takes `cost` points of `key`, or throws 429. */
export function consume(limiter: RateLimiter, key: string, now: Date, cost = 1): void {
  const waitMs = limiter.consume(key, now.getTime(), cost)
  if (waitMs > 0) throw problem(429, 'too_many_requests', { retryAfterSeconds: Math.ceil(waitMs / 1000) })
}
