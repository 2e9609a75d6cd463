import type { MiddlewareHandler } from 'hono'
import { createSharedLimiter } from '@/lib/backend/shared-state/shared-limiter'
import { RATES, type RateName } from '@/lib/domain/rate-limit/limits'
import { isSharedNetwork, networkOf, requestCostOf } from '@/lib/domain/rate-limit/network-of'
import { CAP_TEXTS } from '@/messages/content/cap-texts'
import type { Deps, UpstreamEnv } from './deps'
import { problem } from './problem'

const MINUTE_MS = 60_000
const LONG_WAIT_MS = 2 * MINUTE_MS
const READS = new Set(['GET', 'HEAD'])
/** Cost of a submission from a /64, which may make sixty an hour where an IPv4 address may make 720. */
const SUBMISSION_OF_HOUSEHOLD = 12

/** Takes `cost` points of `key`, or throws 429. */
export type Consume = (key: string, cost?: number) => Promise<void>
type Counted = Pick<Deps, 'limits' | 'now' | 'sharedState'>

/**
 * A limiter of that row of the table, counted in this process and in Redis where there is one: one for each place
 * that counts. Decision 0026.
 */
export function limiterOf({ limits, now, sharedState }: Counted, name: RateName): Consume {
  const { points, minutes, sets } = RATES[name]
  const limit = { name, points: limits?.[name] ?? points, windowMs: minutes * MINUTE_MS, sets }
  const consume = createSharedLimiter(limit, () => sharedState)
  return async (key, cost = 1) => {
    const waitMs = await consume(key, now().getTime(), cost)
    if (waitMs === 0) return
    // A long wait needs its own message: the default one suggests a short wait.
    const message = waitMs > LONG_WAIT_MS ? CAP_TEXTS.tooManyForNow(Math.ceil(waitMs / MINUTE_MS)) : undefined
    throw problem(429, 'too_many_requests', { message, retryAfterSeconds: Math.ceil(waitMs / 1000) })
  }
}

/**
 * These paths are not limited by address: behind a proxy all callers may have one address, and a flood must not keep
 * restaurants and banks out. A notice is verified by its signature, staff by a token, which has its own limit.
 * See docs/design/http-edge.md.
 */
const SELF_AUTHENTICATED_PATHS = /^\/(payments\/[^/]+\/notify$|partner\/|operations\/)/

/** Limits requests per minute and network, separately for reads, writes and logs; otherwise 429 with Retry-After. */
export function rateLimit(deps: Deps): MiddlewareHandler<UpstreamEnv> {
  const [reads, writes, logs] = [limiterOf(deps, 'reads'), limiterOf(deps, 'writes'), limiterOf(deps, 'logs')]
  return async (c, next) => {
    const client = c.get('client')
    if (client && !SELF_AUTHENTICATED_PATHS.test(c.req.path)) {
      const network = networkOf(client)
      const consume = c.req.path === '/logger/js' ? logs : READS.has(c.req.method) ? reads : writes
      await consume(network, requestCostOf(network))
    }
    await next()
  }
}

/** Counts a submission of a client, successful or not; rejects with 429 above the hourly limit of its network. */
export type CountSubmission = (client: string | null) => Promise<void>

/**
 * Counts reservations, waitlist entries, orders and enquiries of one network per hour, because each may send an e-mail
 * to a stranger. A restart resets the counts, but money and tables are counted by the database.
 */
export function submissionCounter(deps: Counted): CountSubmission {
  const consume = limiterOf(deps, 'submissions')
  return async (client) => {
    if (client === null) return
    const network = networkOf(client)
    await consume(network, isSharedNetwork(network) ? 1 : SUBMISSION_OF_HOUSEHOLD)
  }
}
