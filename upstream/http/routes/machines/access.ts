import type { Context } from 'hono'
import { operationsCalls } from '@/lib/domain/machines/operations-calls'
import type { Db } from '@/upstream/db/database'
import { done } from '@/upstream/db/outcome'
import { busy } from '@/upstream/http/conflict-answers'
import type { Deps, Upstream, UpstreamEnv } from '@/upstream/http/deps'
import { problem } from '@/upstream/http/problem'
import { serve, serveOnce } from '@/upstream/http/serve'
import { isInScope, requireMaster } from '@/upstream/http/staff-scope'
import { addMachineToken, listMachineTokens, revokeMachineToken } from '@/upstream/panel/accounts/machine-tokens'
import { type Invitation, invitePerson } from '@/upstream/panel/accounts/people'
import { recordAction } from '@/upstream/panel/accounts/staff-audit'
import { columnsOf, homeOf, type Workplace } from '@/upstream/panel/accounts/workplace'
import { erasePerson } from '@/upstream/person-data/erase-person'
import { findTenantConfig } from '@/upstream/tenants/tenant-directory'

/**
 * Calls by which operations give first access: a brand's first administrator, a restaurant's first owner and tokens;
 * and the erasure of a person. A brand's token makes neither people nor tokens of its own kind, since its maker could
 * return by them after losing their role: those are made in the console. Contract C19, C21, C38.
 */
export function machineAccessRoutes(app: Upstream, deps: Deps): void {
  const { db, runWithoutStatementTimeout, now, log, partnerToken, upstreamSecret: secret, mailRoute } = deps
  const invite = async (tx: Db, at: Date, c: Context<UpstreamEnv>, place: PlaceNames & Invitation) => {
    requireMaster(c)
    const where = await placeOf(c, tx, place)
    const { role } = place
    const invited = await invitePerson(tx, where, place, { manager: null, secret, now: at })
    if (!invited.ok) return invited
    const entry = { action: 'invited' as const, subject: invited.value, details: { role, ...BY_OPERATIONS } }
    await recordAction(tx, actorOf(c), { ...columnsOf(where), at, ...entry })
    return done({ accepted: true as const, mail: mailRoute })
  }

  serveOnce(app, deps, operationsCalls.inviteOwner, busy, (tx, at, { c, body }) =>
    invite(tx, at, c, { ...body, role: 'owner' }),
  )

  serveOnce(app, deps, operationsCalls.inviteAdmin, busy, (tx, at, { c, body }) =>
    invite(tx, at, c, { ...body, role: 'admin' }),
  )

  serve(app, operationsCalls.tokens, async ({ c, query }) => ({
    items: await listMachineTokens(db, await placeOf(c, db, query), partnerToken, now()),
  }))

  serve(app, operationsCalls.addToken, async ({ c, body: { name, ...place } }) => {
    const at = await placeOf(c, db, place)
    if ('tenant' in at) requireMaster(c)
    const change = { name, actor: actorOf(c), now: now(), details: BY_OPERATIONS }
    const made = await addMachineToken(db, at, change, partnerToken)
    if (!made) throw problem(401, 'unauthorized')
    return made
  })

  serve(app, operationsCalls.revokeToken, async ({ c, params: { id }, query }) => {
    const change = { actor: actorOf(c), now: now(), details: BY_OPERATIONS }
    if (!(await revokeMachineToken(db, await placeOf(c, db, query), id, change))) throw problem(404, 'unknown_token')
  })

  // A person may be known to several brands, so the master token is needed. Contract C19.
  serve(app, operationsCalls.erase, async ({ c, body }) => {
    requireMaster(c)
    const erase = (on: Db) => erasePerson(on, body, { blockKey: partnerToken, now: now() })
    const erasure = await (runWithoutStatementTimeout ? runWithoutStatementTimeout(erase) : erase(db))
    // Proof of the erasure, without the person.
    if (erasure.erased) log.info({ counts: erasure.counts }, 'erased a person')
    return erasure
  })
}

const BY_OPERATIONS = { by: 'operations' }
const actorOf = (c: Context<UpstreamEnv>) => c.get('actor') ?? {}

type PlaceNames = { restaurant_id?: number; tenant?: string }

/** The restaurant or the brand that the caller named; 404 where it is unknown or not the caller's. */
async function placeOf(c: Context<UpstreamEnv>, db: Db, place: PlaceNames): Promise<Workplace> {
  const { restaurant_id: restaurantId, tenant } = place
  const at: Workplace = tenant === undefined ? { restaurantId: Number(restaurantId) } : { tenant }
  const home = 'tenant' in at ? (await findTenantConfig(db, at.tenant)) && at.tenant : await homeOf(db, at.restaurantId)
  const isOwn = home && isInScope(c.get('staffReach'), { restaurantId: 0, tenant: home })
  if (!isOwn) throw problem(404, 'tenant' in at ? 'unknown_tenant' : 'unknown_restaurant')
  return at
}
