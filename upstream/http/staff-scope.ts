import type { Context, MiddlewareHandler } from 'hono'
import type { RefusalCode } from '@/messages/content/refusals'
import { findMachine, findOperations } from '@/upstream/panel/accounts/machine-tokens'
import { isSame } from '@/upstream/same-secret'
import type { Deps, StaffScope, UpstreamEnv } from './deps'
import { problem } from './problem'
import { limiterOf } from './rate-limit'

/** The owner of an order or a reservation. */
export type Owned = { restaurantId: number; tenant: string }

/** The scope of a caller, and the stored token with which a cash register or a command line calls. */
export type FoundScope = { scope: StaffScope; machineId: string | null }
type ReadScope = (authorization: string, deps: Deps) => Promise<FoundScope | null>

/**
 * The scope of an Authorization header at /partner: everything for the master token, the restaurant's own data for each
 * of its tokens that is not revoked. Contract C0, C21.
 */
export async function partnerScope(authorization: string, deps: Deps): Promise<FoundScope | null> {
  const given = bearerOf(authorization)
  if (given === null) return null
  for (const token of masterTokensOf(deps)) {
    if (isSame(given, token)) return { scope: 'all', machineId: null }
    const machine = await findMachine(deps.db, given, token, deps.now())
    if (machine) return { scope: { restaurantId: machine.restaurantId }, machineId: machine.id }
  }
  return null
}

/** Its scope at /operations: everything for the master token, the tenant's data for each of its tokens. Contract C0, C38. */
export async function operationsScope(authorization: string, deps: Deps): Promise<FoundScope | null> {
  const given = bearerOf(authorization)
  if (given === null) return null
  for (const token of masterTokensOf(deps)) {
    if (isSame(given, token)) return { scope: 'all', machineId: null }
    const found = await findOperations(deps.db, given, token, deps.now())
    if (found) return { scope: { tenant: found.tenant }, machineId: found.id }
  }
  return null
}

/** While the master token rotates there are two. */
function masterTokensOf({ partnerToken, previousPartnerToken }: Deps): string[] {
  return previousPartnerToken ? [partnerToken, previousPartnerToken] : [partnerToken]
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
export function staffOnly(deps: Deps, readScope: ReadScope): MiddlewareHandler<UpstreamEnv> {
  const consume = limiterOf(deps, 'staff')
  return async (c, next) => {
    const found = await readScope(c.req.header('authorization') ?? '', deps)
    if (!found) {
      c.header('www-authenticate', 'Bearer')
      throw problem(401, 'unauthorized')
    }
    const { scope, machineId } = found
    if (scope !== 'all') await consume(JSON.stringify(scope))
    c.set('staffReach', scope)
    if (machineId) c.set('actor', { machineId })
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

/** The token of an Authorization header; `null` where it is of another kind. */
export function bearerOf(authorization: string): string | null {
  const given = authorization.replace(/^Bearer /, '')
  return given === authorization ? null : given
}
