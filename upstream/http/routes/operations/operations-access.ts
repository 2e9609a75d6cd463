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
import { invitePerson } from '@/upstream/panel/accounts/people'
import { recordAction } from '@/upstream/panel/accounts/staff-audit'
import { findTenant } from '@/upstream/tenants/tenant-directory'

const restaurantQuery = z.object({ restaurant_id: z.coerce.number().int().positive().max(2_147_483_647) })
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
  summary: 'Tokens of the cash registers of a restaurant',
  request: { query: restaurantQuery },
  responses: { 200: json(machineTokenListSchema, 'The newest first'), ...unauthorized, ...refusals },
})
const add = createRoute({
  method: 'post',
  path: '/operations/tokens',
  summary: 'Make a token for a cash register; it is told once',
  request: { body: jsonBody(operationsTokenRequestSchema) },
  responses: { 201: json(madeMachineTokenSchema, 'Made'), ...unauthorized, ...writeRefusals },
})
const revoke = createRoute({
  method: 'delete',
  path: '/operations/tokens/{id}',
  summary: 'Revoke one token',
  request: { params: z.object({ id: z.uuid() }), query: restaurantQuery },
  responses: { 204: { description: 'Revoked' }, ...unauthorized, ...refusals },
})

/** How operations begin access: a brand's first administrator, a restaurant's first owner and tokens. Contract C21, C38. */
export function operationsAccessRoutes(
  app: Upstream,
  { db, now, partnerToken, upstreamSecret: secret, mailRoute }: Deps,
): void {
  app.openapi(inviteOwner, async (c) => {
    const { restaurant_id: restaurantId, email, name } = c.req.valid('json')
    await requireHome(c, db, restaurantId)
    await inTransaction(db, async (tx) => {
      const at = now()
      const invitation = { name, email, role: 'owner' as const }
      const context = { manager: null, secret, now: at }
      const staffId = valueOrThrow(await invitePerson(tx, restaurantId, invitation, context))
      const details = { role: 'owner', by: 'operations' }
      await recordAction(tx, {}, { at, restaurantId, action: 'invited', subject: staffId, details })
    })
    return c.json({ accepted: true as const, mail: mailRoute }, 201)
  })

  app.openapi(inviteAdmin, async (c) => {
    const { tenant, email, name } = c.req.valid('json')
    const scope = c.get('staffReach')
    const isOwn = scope === 'all' || ('tenant' in scope && scope.tenant === tenant)
    if (!isOwn || !(await findTenant(db, tenant))) throw problem(404, 'unknown_tenant')
    await inTransaction(db, async (tx) => {
      const at = now()
      const invitation = { name, email, role: 'admin' as const }
      const staffId = valueOrThrow(await inviteBrandPerson(tx, tenant, invitation, { secret, now: at }))
      const details = { role: 'admin', by: 'operations' }
      await recordAction(tx, {}, { at, restaurantId: null, tenant, action: 'invited', subject: staffId, details })
    })
    return c.json({ accepted: true as const, mail: mailRoute }, 201)
  })

  app.openapi(list, async (c) => {
    const { restaurant_id: restaurantId } = c.req.valid('query')
    await requireHome(c, db, restaurantId)
    const found = await listMachineTokens(db, restaurantId, partnerToken, now())
    return c.json({ items: found.map(machineTokenView) }, 200)
  })

  app.openapi(add, async (c) => {
    const { restaurant_id: restaurantId, name } = c.req.valid('json')
    await requireHome(c, db, restaurantId)
    const { row, token } = await inTransaction(db, async (tx) => {
      const at = now()
      const made = await addMachineToken(tx, { restaurantId, name, createdBy: null, now: at }, partnerToken)
      const details = { by: 'operations' }
      await recordAction(tx, {}, { at, restaurantId, action: 'made_token', subject: made.row.id, details })
      return made
    })
    return c.json({ token, entry: machineTokenView(row) }, 201)
  })

  app.openapi(revoke, async (c) => {
    const { id } = c.req.valid('param')
    const { restaurant_id: restaurantId } = c.req.valid('query')
    await requireHome(c, db, restaurantId)
    await inTransaction(db, async (tx) => {
      const at = now()
      if (!(await revokeMachineToken(tx, restaurantId, id, at))) throw problem(404, 'unknown_token')
      const details = { by: 'operations' }
      await recordAction(tx, {}, { at, restaurantId, action: 'revoked_token', subject: id, details })
    })
    return c.body(null, 204)
  })
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
