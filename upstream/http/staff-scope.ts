import type { Context, MiddlewareHandler } from 'hono'
import { createRateLimiter } from '@/lib/domain/rate-limit/rate-limiter'
import { operationsToken, restaurantToken } from '@/upstream/staff-token'
import type { Deps, StaffScope, UpstreamEnv } from './deps'
import { problem } from './problem'
import { consume, MINUTE_MS } from './rate-limit'
import { isSame } from './same-secret'

/** Whose an order or a reservation is. */
export type Owned = { restaurantId: number; tenant: string }

/** What an Authorization header opens at /partner: the master token all, a restaurant's token its own. Contract C0. */
export function partnerScope(authorization: string, masterToken: string): StaffScope | null {
  const given = bearerOf(authorization)
  if (given === null) return null
  if (isSame(given, masterToken)) return 'all'
  const restaurantId = Number(/^([1-9]\d{0,8})\./.exec(given)?.[1])
  if (!restaurantId) return null
  return isSame(given, restaurantToken(masterToken, restaurantId)) ? { restaurantId } : null
}

/** What it opens at /operations: the master token all, a tenant's token what was made there. Contract C0. */
export function operationsScope(authorization: string, masterToken: string): StaffScope | null {
  const given = bearerOf(authorization)
  if (given === null) return null
  if (isSame(given, masterToken)) return 'all'
  const tenant = /^([a-z][a-z0-9-]{0,30})\./.exec(given)?.[1]
  if (!tenant) return null
  return isSame(given, operationsToken(masterToken, tenant)) ? { tenant } : null
}

/** May a caller touch what belongs to this restaurant and was made at this tenant? */
export function isInScope(scope: StaffScope, owned: Owned): boolean {
  if (scope === 'all') return true
  return 'tenant' in scope ? scope.tenant === owned.tenant : scope.restaurantId === owned.restaurantId
}

/**
 * Lets in whom `readReach` knows, and remembers how far they reach; 401 for everybody else. A restaurant or a tenant has
 * so many calls a minute, wherever its people are; who holds the master token has no limit.
 */
export function staffOnly(
  { partnerToken, limits, now }: Deps,
  readScope: typeof partnerScope,
): MiddlewareHandler<UpstreamEnv> {
  const calls = createRateLimiter({ points: limits.staff, windowMs: MINUTE_MS })
  return async (c, next) => {
    const scope = readScope(c.req.header('authorization') ?? '', partnerToken)
    if (!scope) {
      c.header('www-authenticate', 'Bearer')
      throw problem(401, 'unauthorized')
    }
    if (scope !== 'all') consume(calls, JSON.stringify(scope), now())
    c.set('staffReach', scope)
    return next()
  }
}

/**
 * 404 where the caller does not reach, so that nobody can tell a stranger's from one that does not exist. Before the
 * write: an answer that is kept under a key must not be told to a stranger either.
 */
export function requireInScope(c: Context<UpstreamEnv>, owned: Owned | null, code: string): void {
  if (owned && !isInScope(c.get('staffReach'), owned)) throw problem(404, code)
}

function bearerOf(authorization: string): string | null {
  const given = authorization.replace(/^Bearer /, '')
  return given === authorization ? null : given
}
