import { createRoute, z } from '@hono/zod-openapi'
import { holdRequestSchema, holdSchema } from '@/lib/domain/reservation/schema'
import { requesterOf } from '@/upstream/caps/requester'
import { slotTakenWithAlternatives } from '@/upstream/http/conflict-answers'
import { idempotentWrite } from '@/upstream/http/idempotent-write'
import { createHold, releaseHold } from '@/upstream/reservations/create-hold'
import type { Deps, Upstream } from '../deps'
import { json, jsonBody, writeHeaders, writeRefusals } from './responses'

const create = createRoute({
  method: 'post',
  path: '/holds',
  summary: 'Keep a table for 10 minutes',
  request: { headers: writeHeaders, body: jsonBody(holdRequestSchema) },
  responses: { 201: json(holdSchema, 'Kept'), ...writeRefusals },
})
const release = createRoute({
  method: 'delete',
  path: '/holds/{token}',
  summary: 'Give it back',
  request: { params: z.object({ token: z.string().max(64) }) },
  responses: { 204: { description: 'Given back, or gone already' } },
})

/** Contract C2. */
export function holdRoutes(app: Upstream, deps: Deps): void {
  app.openapi(create, async (c) => {
    const body = c.req.valid('json')
    const { tenant, client } = c.var
    const requester = requesterOf(deps, client)
    const wanted = { id: body.restaurant_id, reservedOn: body.from, partySize: body.people }
    const onConflict = () => slotTakenWithAlternatives(deps, tenant, wanted)
    const hold = await idempotentWrite(c, deps, { status: 201, body, onConflict }, (tx, now) =>
      createHold(tx, body, { tenant, requester, now }),
    )
    return c.json(hold, 201)
  })
  app.openapi(release, async (c) => {
    await releaseHold(deps.db, c.get('tenant'), c.req.valid('param').token)
    return c.body(null, 204)
  })
}
