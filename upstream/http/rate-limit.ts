import type { MiddlewareHandler } from 'hono'
import { RateLimiterMemory, RateLimiterRes } from 'rate-limiter-flexible'
import { networkOf } from '@/lib/network-of'
import type { Deps, UpstreamEnv } from './deps'
import { problem } from './problem'

/** So many requests a minute and client, reads, writes and logs apart; 429 with Retry-After beyond. */
export function rateLimit({ limits }: Deps): MiddlewareHandler<UpstreamEnv> {
  const reads = new RateLimiterMemory({ points: limits.reads, duration: 60 })
  const writes = new RateLimiterMemory({ points: limits.writes, duration: 60 })
  const logs = new RateLimiterMemory({ points: limits.logs, duration: 60 })

  return async (c, next) => {
    const client = c.get('client')
    if (client)
      await consume(c.req.path === '/logger/js' ? logs : c.req.method === 'GET' ? reads : writes, networkOf(client))
    await next()
  }
}

/** Takes a point of `key`, or throws 429. */
export async function consume(limiter: RateLimiterMemory, key: string): Promise<void> {
  try {
    await limiter.consume(key)
  } catch (refusal) {
    if (!(refusal instanceof RateLimiterRes)) throw refusal
    throw problem(429, 'too_many_requests', { retryAfterSeconds: Math.max(1, Math.ceil(refusal.msBeforeNext / 1000)) })
  }
}
