import type { Context, MiddlewareHandler } from 'hono'
import { createRateLimiter } from '@/lib/rate-limit/rate-limiter'
import { operationsToken, restaurantToken } from '../staff-token.mjs'
import type { Deps, UpstreamEnv } from './deps'
import { problem } from './problem'
import { consume, MINUTE_MS } from './rate-limit'
import { isSame } from './same-secret'

/** Whose orders and reservations a caller may see and decide: all, one restaurant's, or those made at one tenant. */
export type StaffReach = 'all' | { restaurantId: number } | { tenant: string }

/** Whose an order or a reservation is. */
export type Owned = { restaurantId: number; tenant: string }

/** What an Authorization header opens at /partner: the master token all, a restaurant's token its own. Contract C0. */
export function partnerReach(authorization: string, masterToken: string): StaffReach | null {
  const given = bearerOf(authorization)
  if (given === null) return null
  if (isSame(given, masterToken)) return 'all'
  const restaurantId = Number(/^([1-9]\d{0,8})\./.exec(given)?.[1])
  if (!restaurantId) return null
  return isSame(given, restaurantToken(masterToken, restaurantId)) ? { restaurantId } : null
}

/** What it opens at /operations: the master token all, a tenant's token what was made there. Contract C0. */
export function operationsReach(authorization: string, masterToken: string): StaffReach | null {
  const given = bearerOf(authorization)
  if (given === null) return null
  if (isSame(given, masterToken)) return 'all'
  const tenant = /^([a-z][a-z0-9-]{0,30})\./.exec(given)?.[1]
  if (!tenant) return null
  return isSame(given, operationsToken(masterToken, tenant)) ? { tenant } : null
}

/** May a caller touch what belongs to this restaurant and was made at this tenant? */
export function reaches(reach: StaffReach, owned: Owned): boolean {
  if (reach === 'all') return true
  return 'tenant' in reach ? reach.tenant === owned.tenant : reach.restaurantId === owned.restaurantId
}

/**
 * Lets in whom `readReach` knows, and remembers how far they reach; 401 for everybody else. A restaurant or a tenant has
 * so many calls a minute, wherever its people are; who holds the master token has no limit.
 */
export function staffOnly(
  { partnerToken, limits, now }: Deps,
  readReach: typeof partnerReach,
): MiddlewareHandler<UpstreamEnv> {
  const calls = createRateLimiter({ points: limits.staff, windowMs: MINUTE_MS })
  return async (c, next) => {
    const reach = readReach(c.req.header('authorization') ?? '', partnerToken)
    if (!reach) {
      c.header('www-authenticate', 'Bearer')
      throw problem(401, 'unauthorized')
    }
    if (reach !== 'all') consume(calls, JSON.stringify(reach), now())
    c.set('staffReach', reach)
    return next()
  }
}

/**
 * 404 where the caller does not reach, so that nobody can tell a stranger's from one that does not exist. Before the
 * write: an answer that is kept under a key must not be told to a stranger either.
 */
export function mustReach(c: Context<UpstreamEnv>, owned: Owned | null, code: string): void {
  if (owned && !reaches(c.get('staffReach'), owned)) throw problem(404, code)
}

function bearerOf(authorization: string): string | null {
  const given = authorization.replace(/^Bearer /, '')
  return given === authorization ? null : given
}
