import { createRateLimiter, type RateLimit } from '@/lib/domain/rate-limit/rate-limiter'
import type { SharedLimit, SharedState } from './shared-state'

/** Takes `cost` points of `key`. Resolves to 0 if the request is allowed, otherwise to the ms to wait. */
type ConsumeShared = (key: string, nowMs: number, cost?: number) => Promise<number>

/**
 * A limit counted by this process in fixed memory, and by all processes together where they share a Redis. A key that
 * has used up its points here is refused without a call, so no flood reaches Redis. Decision 0026.
 */
export function createSharedLimiter(
  { name, ...limit }: RateLimit & SharedLimit,
  sharedState: () => SharedState | undefined,
): ConsumeShared {
  const own = createRateLimiter(limit)
  const shared = { name, points: limit.points, windowMs: limit.windowMs }
  return async (key, nowMs, cost = 1) => {
    const waitMs = own.consume(key, nowMs, cost)
    if (waitMs > 0) return waitMs
    return (await sharedState()?.consume(shared, key, cost)) ?? 0
  }
}
