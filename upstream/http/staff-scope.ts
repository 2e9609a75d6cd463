import type { Context, MiddlewareHandler } from 'hono'
import type { RefusalCode } from '@/messages/content/refusals'
import { findMachine, type MachineOf } from '@/upstream/panel/accounts/machine-tokens'
import { isSame } from '@/upstream/panel/accounts/same-secret'
import type { Deps, StaffScope, UpstreamEnv } from './deps'
import { problem } from './problem'
import { limiterOf } from './rate-limit'

/** The owner of an order or a reservation. */
export type Owned = { restaurantId: number; tenant: string }

/** The scope of a caller, and the id of its stored token, for a cash register or a command line. */
type FoundScope = { scope: StaffScope; machineId: string | null }

/**
 * The scope of an Authorization header: everything for the master token, the data of its own restaurant or brand for each token
 * that is not revoked. Contract C0, C21, C38.
 */
async function scopeOf(authorization: string, of: MachineOf, deps: Deps): Promise<FoundScope | null> {
  const given = bearerOf(authorization)
  if (given === null) return null
  for (const masterToken of masterTokensOf(deps)) {
    if (isSame(given, masterToken)) return { scope: 'all', machineId: null }
    const machine = await findMachine(deps.db, given, of, { masterToken, now: deps.now() })
    if (machine) return { scope: machine.at, machineId: machine.id }
  }
  return null
}

/** Two master tokens are valid during a rotation. */
function masterTokensOf({ partnerToken, previousPartnerToken }: Deps): string[] {
  return previousPartnerToken ? [partnerToken, previousPartnerToken] : [partnerToken]
}

/** May a caller access data of this restaurant made at this tenant? */
export function isInScope(scope: StaffScope, owned: Owned): boolean {
  if (scope === 'all') return true
  return 'tenant' in scope ? scope.tenant === owned.tenant : scope.restaurantId === owned.restaurantId
}

/**
 * Admits tokens of the places `of` and the master token, and stores their scope; 401 for all others. A restaurant or
 * a tenant has a limit of calls per minute over all networks; the master token has none.
 */
export function machinesOnly(deps: Deps, of: MachineOf): MiddlewareHandler<UpstreamEnv> {
  const consume = limiterOf(deps, 'staff')
  return async (c, next) => {
    const found = await scopeOf(c.req.header('authorization') ?? '', of, deps)
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
 * 404 outside the caller's scope, so that other owners' data looks like data that does not exist. Call it before the
 * write: an answer stored under a key must not be sent to another owner either.
 */
export function requireInScope(c: Context<UpstreamEnv>, owned: Owned | null, code: RefusalCode): void {
  if (owned && !isInScope(c.get('staffReach'), owned)) throw problem(404, code)
}

/** The brand of the token; null for the master token. */
export function brandOfScope(c: Context<UpstreamEnv>): string | null {
  const scope = c.get('staffReach')
  return scope !== 'all' && 'tenant' in scope ? scope.tenant : null
}

/** 404 unless the token is the brand's own or the master token. */
export function requireBrand(c: Context<UpstreamEnv>, tenant: string): void {
  if (!isInScope(c.get('staffReach'), { restaurantId: 0, tenant })) throw problem(404, 'unknown_tenant')
}

/** 401 for all but the master token. */
export function requireMaster(c: Context<UpstreamEnv>): void {
  if (c.get('staffReach') !== 'all') throw problem(401, 'unauthorized')
}

/** The token of an Authorization header; `null` for another scheme. */
export function bearerOf(authorization: string): string | null {
  const given = authorization.replace(/^Bearer /, '')
  return given === authorization ? null : given
}
