import type { Context, MiddlewareHandler } from 'hono'
import { createRateLimiter } from '@/lib/domain/rate-limit/rate-limiter'
import type { RefusalCode } from '@/messages/content/refusals'
import { operationsToken, restaurantToken } from '@/upstream/staff-token'
import type { Deps, StaffScope, UpstreamEnv } from './deps'
import { problem } from './problem'
import { consume, MINUTE_MS } from './rate-limit'
import { isSame } from './same-secret'

/** The owner of an order or a reservation. */
export type Owned = { restaurantId: number; tenant: string }

/**
 * The scope of an Authorization header at /partner: everything for the master token, the restaurant's own data for its
 * token. Contract C0.
 */
export function partnerScope(authorization: string, masterToken: string): StaffScope | null {
  const given = bearerOf(authorization)
  if (given === null) return null
  if (isSame(given, masterToken)) return 'all'
  const restaurantId = Number(/^([1-9]\d{0,8})\./.exec(given)?.[1])
  if (!restaurantId) return null
  return isSame(given, restaurantToken(masterToken, restaurantId)) ? { restaurantId } : null
}

/** Its scope at /operations: everything for the master token, the tenant's data for its token. Contract C0. */
export function operationsScope(authorization: string, masterToken: string): StaffScope | null {
  const given = bearerOf(authorization)
  if (given === null) return null
  if (isSame(given, masterToken)) return 'all'
  const tenant = /^([a-z][a-z0-9-]{0,30})\./.exec(given)?.[1]
  if (!tenant) return null
  return isSame(given, operationsToken(masterToken, tenant)) ? { tenant } : null
}

/** May a caller access data of this restaurant made at this tenant? */
export function isInScope(scope: StaffScope, owned: Owned): boolean {
  if (scope === 'all') return true
  return 'tenant' in scope ? scope.tenant === owned.tenant : scope.restaurantId === owned.restaurantId
}

/**
 * Admits callers for whom `readScope` returns a scope, and stores it; 401 for all others. A restaurant or a tenant has
 * a limit of calls per minute over all networks; the master token has none.
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
 * 404 outside the caller's scope, so that other owners' data cannot be told from data that does not exist. Call it
 * before the write: an answer stored under a key must not be sent to another owner either.
 */
export function requireInScope(c: Context<UpstreamEnv>, owned: Owned | null, code: RefusalCode): void {
  if (owned && !isInScope(c.get('staffReach'), owned)) throw problem(404, code)
}

function bearerOf(authorization: string): string | null {
  const given = authorization.replace(/^Bearer /, '')
  return given === authorization ? null : given
}
