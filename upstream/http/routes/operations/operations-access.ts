import { createRoute, z } from '@hono/zod-openapi'
import type { Context } from 'hono'
import {
  adminInvitationSchema,
  invitedSchema,
  machineTokenListSchema,
  madeMachineTokenSchema,
  operationsTokenRequestSchema,
  ownerInvitationSchema,
} from '@/lib/domain/panel/access/schema'
import { type Db, inTransaction } from '@/upstream/db/database'
import type { Deps, Upstream, UpstreamEnv } from '@/upstream/http/deps'
import { problem, valueOrThrow } from '@/upstream/http/problem'
import { json, jsonBody, refusals, writeRefusals } from '@/upstream/http/routes/responses'
import { isInScope } from '@/upstream/http/staff-scope'
import { addMachineToken, listMachineTokens, revokeMachineToken } from '@/upstream/panel/accounts/machine-tokens'
import { type Invitation, invitePerson } from '@/upstream/panel/accounts/people'
import { recordAction } from '@/upstream/panel/accounts/staff-audit'
import { columnsOf, homeOf, type Workplace } from '@/upstream/panel/accounts/workplace'
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
  const invite = async (c: Context<UpstreamEnv>, asked: Asked & Invitation) => {
    requireMaster(c)
    const at = await placeOf(c, db, asked)
    const { role } = asked
    await inTransaction(db, async (tx) => {
      const staffId = valueOrThrow(await invitePerson(tx, at, asked, { manager: null, secret, now: now() }))
      const details = { role, ...BY_OPERATIONS }
      await recordAction(tx, actorOf(c), { ...columnsOf(at), at: now(), action: 'invited', subject: staffId, details })
    })
    return c.json({ accepted: true as const, mail: mailRoute }, 201)
  }

  app.openapi(inviteOwner, (c) => invite(c, { ...c.req.valid('json'), role: 'owner' }))

  app.openapi(inviteAdmin, (c) => invite(c, { ...c.req.valid('json'), role: 'admin' }))

  app.openapi(list, async (c) => {
    const at = await placeOf(c, db, c.req.valid('query'))
    return c.json({ items: await listMachineTokens(db, at, partnerToken, now()) }, 200)
  })

  app.openapi(add, async (c) => {
    const { name, ...asked } = c.req.valid('json')
    const at = await placeOf(c, db, asked)
    if ('tenant' in at) requireMaster(c)
    const change = { name, actor: actorOf(c), now: now(), details: BY_OPERATIONS }
    const made = await addMachineToken(db, at, change, partnerToken)
    if (!made) throw problem(401, 'unauthorized')
    return c.json(made, 201)
  })

  app.openapi(revoke, async (c) => {
    const { id } = c.req.valid('param')
    const at = await placeOf(c, db, c.req.valid('query'))
    const change = { actor: actorOf(c), now: now(), details: BY_OPERATIONS }
    if (!(await revokeMachineToken(db, at, id, change))) throw problem(404, 'unknown_token')
    return c.body(null, 204)
  })
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

type Asked = { restaurant_id?: number; tenant?: string }

/** The restaurant or the brand that the caller named; 404 where it is not theirs, or not there. */
async function placeOf(c: Context<UpstreamEnv>, db: Db, asked: Asked): Promise<Workplace> {
  const { restaurant_id: restaurantId, tenant } = asked
  const at: Workplace = tenant === undefined ? { restaurantId: Number(restaurantId) } : { tenant }
  const home = 'tenant' in at ? (await findTenant(db, at.tenant)) && at.tenant : await homeOf(db, at.restaurantId)
  const isOwn = home && isInScope(c.get('staffReach'), { restaurantId: 0, tenant: home })
  if (!isOwn) throw problem(404, 'tenant' in at ? 'unknown_tenant' : 'unknown_restaurant')
  return at
}
