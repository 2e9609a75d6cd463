import { createRoute } from '@hono/zod-openapi'
import { menuSchema } from '@/lib/domain/ordering/menu/schema'
import { menuToWire } from '@/lib/domain/ordering/menu/to-wire'
import { openingSchema, testRequestSchema } from '@/lib/domain/panel/opening/opening-schema'
import { requesterOf } from '@/upstream/caps/requester'
import { findOrderingRestaurant } from '@/upstream/menus/ordering-restaurant'
import { loadOpening } from '@/upstream/panel/opening/load-opening'
import { makeTest } from '@/upstream/panel/opening/make-test'
import { openByOwner } from '@/upstream/panel/opening/open-by-owner'
import { busy } from '../../conflict-answers'
import type { Deps, Upstream } from '../../deps'
import { idempotentWrite } from '../../idempotent-write'
import { panelCallerOf } from '../../panel-wall'
import { problem } from '../../problem'
import { json, jsonBody, refusals, writeHeaders, writeRefusals } from '../responses'
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
const test = createRoute({
  method: 'post',
  path: '/panel/{restaurant}/tests',
  summary: 'Make a test order or a test reservation, which nobody pays for and no figure counts',
  request: { params: restaurantParam, headers: writeHeaders, body: jsonBody(testRequestSchema) },
  responses: { 201: json(openingSchema, 'Made, and on the board'), ...wallRefusals, ...writeRefusals },
})
const menu = createRoute({
  method: 'get',
  path: '/panel/{restaurant}/menu',
  summary: 'The menu of the restaurant, in any of its states',
  request: { params: restaurantParam },
  responses: { 200: json(menuSchema, 'As diners would see it now'), ...wallRefusals, ...refusals },
})

/** Contract C33. */
export function openingRoutes(app: Upstream, deps: Deps): void {
  const { db, now } = deps
  app.openapi(read, async (c) => c.json(await loadOpening(db, panelCallerOf(c).restaurantId, now()), 200))

  app.openapi(open, async (c) => {
    const caller = panelCallerOf(c)
    const answer = { status: 200 as const, body: null, onConflict: busy }
    return c.json(await idempotentWrite(c, deps, answer, (tx, at) => openByOwner(tx, caller, at)), 200)
  })

  app.openapi(test, async (c) => {
    const body = c.req.valid('json')
    const { tenant, tenantConfig, appName } = c.var
    const maker = { ...panelCallerOf(c), tenant, tenantConfig, appName, requester: requesterOf(deps, null) }
    const answer = { status: 201 as const, body, onConflict: busy }
    return c.json(await idempotentWrite(c, deps, answer, (tx, at) => makeTest(tx, body.kind, maker, at)), 201)
  })

  app.openapi(menu, async (c) => {
    const found = await findOrderingRestaurant(db, null, panelCallerOf(c).restaurantId, now())
    if (!found) throw problem(404, 'unknown_restaurant')
    return c.json(menuToWire(found.menu), 200)
  })
}
