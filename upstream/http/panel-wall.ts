import type { Context, MiddlewareHandler } from 'hono'
import { findCall } from '@/lib/domain/call/all-calls'
import { type Permission, permissionRefusal } from '@/lib/domain/panel/access/permissions'
import { actionCapRefusal, viewCapRefusal } from '@/upstream/caps/trail-caps'
import { isHomeOf } from '@/upstream/console/restaurants'
import type { Db } from '@/upstream/db/database'
import { done } from '@/upstream/db/outcome'
import { type FoundDevice, findDevice } from '@/upstream/panel/accounts/devices'
import type { BrandCaller, PanelCaller } from '@/upstream/panel/accounts/panel-caller'
import { type FoundSession, findSession, touchSession } from '@/upstream/panel/accounts/sessions'
import type { Deps, UpstreamEnv } from './deps'
import { problem, valueOrThrow } from './problem'
import { limiterOf } from './rate-limit'
import { bearerOf } from './staff-scope'

/**
 * The only guard of /staff, /panel and /console. 401 without a valid session or device; 404 for a restaurant where
 * the caller has no role, as for an unknown one, nor its brand; 403 where the role lacks the permission. A session is of one tenant,
 * so that nobody sees another brand. Contract C21, C38.
 */
export function panelWall(deps: Deps): MiddlewareHandler<UpstreamEnv> {
  const { db, now } = deps
  const consume = limiterOf(deps, 'staff')
  return async (c, next) => {
    const may = findCall(c.req.method, c.req.path)?.may
    if (!may || may === 'machine') throw problem(404, 'not_found')
    if (may === 'public') return next()
    const token = bearerOf(c.req.header('authorization') ?? '')
    if (may === 'device') {
      const device = token && (await findDevice(db, token, c.get('tenant'), now()))
      if (!device) throw unauthorized(c)
      await consume(device.id)
      c.set('device', device)
      return next()
    }
    const tenant = c.get('tenant')
    const sessionNow = async () => (token === null ? null : findSession(db, token, tenant, now()))
    const session = await sessionNow()
    if (!session) throw unauthorized(c)
    await consume(session.id)
    c.set('session', session)
    c.set('sessionNow', sessionNow)
    if (may !== 'session' && c.req.path.startsWith('/console/')) {
      const caller = brandCallerOf(session, may)
      const writes = { staffId: caller.staffId, tenant: caller.tenant }
      if (c.req.method !== 'GET') valueOrThrow((await actionCapRefusal(db, writes, now())) ?? done(null))
      c.set('brandCaller', caller)
      c.set('actor', caller.actor)
    } else if (may !== 'session') {
      const caller =
        (await brandsCallerOf(db, session, c.req.path, may)) ?? callerOf(session, restaurantIdOf(c.req.path), may)
      if (c.req.method !== 'GET') valueOrThrow((await actionCapRefusal(db, caller, now())) ?? done(null))
      c.set('caller', caller)
      c.set('actor', caller.actor)
    }
    await touchSession(db, session, now())
    return next()
  }
}

/** The session of a call that requires one. */
export function sessionOf(c: Context<UpstreamEnv>): FoundSession {
  const session = c.get('session')
  if (!session) throw problem(401, 'unauthorized')
  return session
}

/** The device of a call that requires one. */
export function deviceOf(c: Context<UpstreamEnv>): FoundDevice {
  const device = c.get('device')
  if (!device) throw problem(401, 'unauthorized')
  return device
}

/** The caller of a call that requires a permission. */
export function panelCallerOf(c: Context<UpstreamEnv>): PanelCaller {
  const caller = c.get('caller')
  if (!caller) throw problem(401, 'unauthorized')
  return caller
}

/** The brand's person who called, below /console. */
export function consoleCallerOf(c: Context<UpstreamEnv>): BrandCaller {
  const caller = c.get('brandCaller')
  if (!caller) throw problem(401, 'unauthorized')
  return caller
}

/**
 * Runs before a look that the trail of a restaurant or a brand records: 429 for a person with too many looks.
 * Contract C25.
 */
export async function requireViewInTrail(c: Context<UpstreamEnv>, { db, now }: Deps): Promise<void> {
  const by = c.get('caller') ?? consoleCallerOf(c)
  valueOrThrow((await viewCapRefusal(db, by, now())) ?? done(null))
}

/** Has the session the permission at its brand? Throws 403. */
function brandCallerOf(session: FoundSession, permission: Permission): BrandCaller {
  const { brand, tenant, staffId, id: sessionId } = session
  const refusal = brand ? permissionRefusal(permission, brand.role, { byPin: false }) : 'role_missing'
  if (!brand || refusal) throw problem(403, refusal ?? 'role_missing')
  return { tenant, staffId, role: brand.role, actor: { staffId, sessionId } }
}

/** Has the session the permission at the restaurant? Throws 404 or 403. */
export function callerOf(session: FoundSession, restaurantId: number, permission: Permission): PanelCaller {
  const role = session.restaurants.find(({ id }) => id === restaurantId)
  if (!role) throw problem(404, 'unknown_restaurant')
  const byPin = session.deviceId !== null
  const refusal = permissionRefusal(permission, role.role, { byPin, hostSetsPrices: role.hostSetsPrices })
  if (refusal) throw problem(403, refusal)
  const { staffId, id: sessionId, deviceId } = session
  const actor = { staffId, sessionId, deviceId }
  return { restaurantId, staffId, role: role.role, name: role.personName, byPin, actor }
}

/**
 * A person of the brand without a role at the restaurant, in its owner's place for what the brand's role may; `null` for
 * anybody else. Contract C38.
 */
async function brandsCallerOf(
  db: Db,
  session: FoundSession,
  path: string,
  permission: Permission,
): Promise<PanelCaller | null> {
  const { brand, restaurants, staffId, tenant, id: sessionId } = session
  const restaurantId = restaurantIdOf(path)
  if (!brand || restaurants.some(({ id }) => id === restaurantId)) return null
  if (permissionRefusal(permission, brand.role, { byPin: false }) || !(await isHomeOf(db, restaurantId, tenant)))
    return null
  const actor = { staffId, sessionId }
  return { restaurantId, staffId, role: 'owner', name: brand.personName, byPin: false, actor, brand: tenant }
}

function restaurantIdOf(path: string): number {
  return Number(/^\/panel\/([1-9]\d{0,8})(?:\/|$)/.exec(path)?.[1] ?? 0)
}

function unauthorized(c: Context<UpstreamEnv>) {
  c.header('www-authenticate', 'Bearer')
  return problem(401, 'unauthorized')
}
