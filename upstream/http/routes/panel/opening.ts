import { createRoute } from '@hono/zod-openapi'
import { openingSchema } from '@/lib/domain/panel/opening/opening-schema'
import { loadOpening, openByOwner } from '@/upstream/panel/opening/open-by-owner'
import { busy } from '../../conflict-answers'
import type { Deps, Upstream } from '../../deps'
import { idempotentWrite } from '../../idempotent-write'
import { panelCallerOf } from '../../panel-wall'
import { json, refusals, writeHeaders, writeRefusals } from '../responses'
import { restaurantParam, wallRefusals } from './responses'

const read = createRoute({
  method: 'get',
  path: '/panel/{restaurant}/opening',
  summary: 'The state of the restaurant, and what it needs before diners see it',
  request: { params: restaurantParam },
  responses: { 200: json(openingSchema, 'How far it is'), ...wallRefusals, ...refusals },
})
const open = createRoute({
  method: 'post',
  path: '/panel/{restaurant}/opening',
  summary: 'Open a draft that lacks nothing; takes no body',
  request: { params: restaurantParam, headers: writeHeaders },
  responses: { 200: json(openingSchema, 'Open'), ...wallRefusals, ...writeRefusals },
})

/** Contract C33. */
export function openingRoutes(app: Upstream, deps: Deps): void {
  app.openapi(read, async (c) => c.json(await loadOpening(deps.db, panelCallerOf(c).restaurantId), 200))

  app.openapi(open, async (c) => {
    const caller = panelCallerOf(c)
    const answer = { status: 200 as const, body: null, onConflict: busy }
    return c.json(await idempotentWrite(c, deps, answer, (tx, now) => openByOwner(tx, caller, now)), 200)
  })
}
