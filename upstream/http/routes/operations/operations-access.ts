import { createRoute, z } from '@hono/zod-openapi'
import { sql } from 'drizzle-orm'
import type { Context } from 'hono'
import {
  adminInvitationSchema,
  invitedSchema,
  machineTokenListSchema,
  madeMachineTokenSchema,
  operationsTokenRequestSchema,
  ownerInvitationSchema,
} from '@/lib/domain/panel/access/schema'
import { inviteBrandPerson } from '@/upstream/console/people'
import { type Db, inTransaction, rowsOf } from '@/upstream/db/database'
import type { Deps, Upstream, UpstreamEnv } from '@/upstream/http/deps'
import { problem, valueOrThrow } from '@/upstream/http/problem'
import { machineTokenView } from '@/upstream/http/routes/panel/access'
import { json, jsonBody, refusals, writeRefusals } from '@/upstream/http/routes/responses'
import { addMachineToken, listMachineTokens, revokeMachineToken } from '@/upstream/panel/accounts/machine-tokens'
import type { TokenOwner } from '@/upstream/panel/accounts/made-access'
import { invitePerson } from '@/upstream/panel/accounts/people'
import { recordAction } from '@/upstream/panel/accounts/staff-audit'
import { findTenant } from '@/upstream/tenants/tenant-directory'

/** Whose tokens: one of both. */
const ownerQuery = z
  .object({
    restaurant_id: z.coerce.number().int().positive().max(2_147_483_647).optional(),
    tenant: z.string().min(1).max(60).optional(),
  })
  .refine(({ restaurant_id, tenant }) => (restaurant_id === undefined) !== (tenant === undefined), {
    path: ['restaurant_id'],
  })
const unauthorized = { 401: { description: 'No token' } }
const inviteOwner = createRoute({
  method: 'post',
  path: '/operations/people',
  summary: 'Invite an owner of a restaurant',
  request: { body: jsonBody(ownerInvitationSchema) },
  responses: {
    201: json(invitedSchema, 'Invited; `mail` says what becomes of the e-mail'),
    ...unauthorized,
    ...writeRefusals,
  },
})
const inviteAdmin = createRoute({
  method: 'post',
  path: '/operations/brand-people',
  summary: 'Invite an administrator of a brand',
  request: { body: jsonBody(adminInvitationSchema) },
  responses: {
    201: json(invitedSchema, 'Invited; `mail` says what becomes of the e-mail'),
    ...unauthorized,
    ...writeRefusals,
  },
})
const list = createRoute({
  method: 'get',
  path: '/operations/tokens',
  summary: 'Tokens of the cash registers of a restaurant, or of the command line of a brand',
  request: { query: ownerQuery },
  responses: { 200: json(machineTokenListSchema, 'The newest first'), ...unauthorized, ...refusals },
})
const add = createRoute({
  method: 'post',
  path: '/operations/tokens',
  summary: 'Make a token for a cash register or a command line; it is told once',
  request: { body: jsonBody(operationsTokenRequestSchema) },
  responses: { 201: json(madeMachineTokenSchema, 'Made'), ...unauthorized, ...writeRefusals },
})
const revoke = createRoute({
  method: 'delete',
  path: '/operations/tokens/{id}',
  summary: 'Revoke one token',
  request: { params: z.object({ id: z.uuid() }), query: ownerQuery },
  responses: { 204: { description: 'Revoked' }, ...unauthorized, ...refusals },
})

/** How operations begin access: a brand's first administrator, a restaurant's first owner and tokens. Contract C21, C38. */
export function operationsAccessRoutes(
  app: Upstream,
  { db, now, partnerToken, upstreamSecret: secret, mailRoute }: Deps,
): void {
  app.openapi(inviteOwner, async (c) => {
    const { restaurant_id: restaurantId, email, name } = c.req.valid('json')
    requireMaster(c)
    await requireHome(c, db, restaurantId)
    await inTransaction(db, async (tx) => {
      const at = now()
      const invitation = { name, email, role: 'owner' as const }
      const context = { manager: null, secret, now: at }
      const staffId = valueOrThrow(await invitePerson(tx, restaurantId, invitation, context))
      const details = { role: 'owner', ...BY_OPERATIONS }
      await recordAction(tx, actorOf(c), { at, restaurantId, action: 'invited', subject: staffId, details })
    })
    return c.json({ accepted: true as const, mail: mailRoute }, 201)
  })

  app.openapi(inviteAdmin, async (c) => {
    const { tenant, email, name } = c.req.valid('json')
    requireMaster(c)
    await requireTenant(c, db, tenant)
    await inTransaction(db, async (tx) => {
      const at = now()
      const invitation = { name, email, role: 'admin' as const }
      const staffId = valueOrThrow(await inviteBrandPerson(tx, tenant, invitation, { secret, now: at }))
      const details = { role: 'admin', ...BY_OPERATIONS }
      await recordAction(tx, actorOf(c), {
        at,
        restaurantId: null,
        tenant,
        action: 'invited',
        subject: staffId,
        details,
      })
    })
    return c.json({ accepted: true as const, mail: mailRoute }, 201)
  })

  app.openapi(list, async (c) => {
    const owner = await ownerOf(c, c.req.valid('query'))
    const found = await listMachineTokens(db, owner, partnerToken, now())
    return c.json({ items: found.map(machineTokenView) }, 200)
  })

  app.openapi(add, async (c) => {
    const { name, ...asked } = c.req.valid('json')
    const owner = await ownerOf(c, asked)
    if ('tenant' in owner) requireMaster(c)
    const change = { name, actor: actorOf(c), now: now(), details: BY_OPERATIONS }
    const made = await addMachineToken(db, owner, change, partnerToken)
    if (!made) throw problem(401, 'unauthorized')
    return c.json({ token: made.token, entry: machineTokenView(made.row) }, 201)
  })

  app.openapi(revoke, async (c) => {
    const { id } = c.req.valid('param')
    const owner = await ownerOf(c, c.req.valid('query'))
    const change = { actor: actorOf(c), now: now(), details: BY_OPERATIONS }
    if (!(await revokeMachineToken(db, owner, id, change))) throw problem(404, 'unknown_token')
    return c.body(null, 204)
  })

  /** The restaurant or the brand that the caller named; 404 where it is not theirs. */
  async function ownerOf(
    c: Context<UpstreamEnv>,
    { restaurant_id: restaurantId, tenant }: { restaurant_id?: number; tenant?: string },
  ): Promise<TokenOwner> {
    if (tenant === undefined) {
      await requireHome(c, db, Number(restaurantId))
      return { restaurantId: Number(restaurantId) }
    }
    await requireTenant(c, db, tenant)
    return { tenant }
  }
}

const BY_OPERATIONS = { by: 'operations' }
const actorOf = (c: Context<UpstreamEnv>) => c.get('actor') ?? {}

/**
 * 401 for a token of a brand: it makes neither people nor tokens of its own kind, or who made it would come back by it after their
 * role was taken away. Those are made in the console. Contract C38.
 */
function requireMaster(c: Context<UpstreamEnv>): void {
  if (c.get('staffReach') !== 'all') throw problem(401, 'unauthorized')
}

/** 404 unless the brand is the caller's. */
async function requireTenant(c: Context<UpstreamEnv>, db: Db, tenant: string): Promise<void> {
  const scope = c.get('staffReach')
  const isOwn = scope === 'all' || ('tenant' in scope && scope.tenant === tenant)
  if (!isOwn || !(await findTenant(db, tenant))) throw problem(404, 'unknown_tenant')
}

/** 404 unless the restaurant's home is the tenant of the caller. */
async function requireHome(c: Context<UpstreamEnv>, db: Db, restaurantId: number): Promise<void> {
  const scope = c.get('staffReach')
  const [found] = await rowsOf<{ home: string }>(
    db,
    sql`SELECT details ->> 'home_tenant' AS home FROM restaurants WHERE id = ${restaurantId}`,
  )
  const isHome = scope === 'all' || ('tenant' in scope && scope.tenant === found?.home)
  if (!found || !isHome) throw problem(404, 'unknown_restaurant')
}
