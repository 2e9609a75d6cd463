import { createRoute, z } from '@hono/zod-openapi'
import type { Context } from 'hono'
import { createSharedLimiter } from '@/lib/backend/shared-state/shared-limiter'
import {
  consoleOwnerInvitedSchema,
  consoleOwnerSchema,
  consoleRestaurantPageSchema,
  consoleRestaurantsQuerySchema,
  consoleRestaurantsSchema,
  madeRestaurantSchema,
  newRestaurantSchema,
} from '@/lib/domain/console/restaurants-schema'
import { stateRequestSchema } from '@/lib/domain/restaurant/file/wire'
import { settingsPartSchema, settingsViewSchema } from '@/lib/domain/restaurant/settings/wire'
import { inviteOwner, locateNewRestaurant, makeRestaurant } from '@/upstream/console/make-restaurant'
import { loadRestaurantPage } from '@/upstream/console/restaurant-page'
import { changeStateFromConsole } from '@/upstream/console/restaurant-state'
import { isHomeOf, listRestaurants } from '@/upstream/console/restaurants'
import { presentSettings } from '@/upstream/panel/settings/drafts'
import { busy } from '../../conflict-answers'
import { addressLookup, type Deps, type Upstream, type UpstreamEnv } from '../../deps'
import { idempotentWrite } from '../../idempotent-write'
import { consoleCallerOf } from '../../panel-wall'
import { problem } from '../../problem'
import { consume } from '../../rate-limit'
import { type EnterTurn, inTurn } from '../../turns'
import { restaurantParam, wallRefusals } from '../panel/responses'
import { json, jsonBody, refusals, writeHeaders, writeRefusals } from '../responses'

const list = createRoute({
  method: 'get',
  path: '/console/restaurants',
  summary: 'Restaurants of the brand, with what they lack and their figures of thirty days',
  request: { query: consoleRestaurantsQuerySchema },
  responses: { 200: json(consoleRestaurantsSchema, 'A page of them'), ...wallRefusals, ...refusals },
})
const make = createRoute({
  method: 'post',
  path: '/console/restaurants',
  summary: 'Make a draft of a restaurant and invite its owner',
  request: { headers: writeHeaders, body: jsonBody(newRestaurantSchema) },
  responses: {
    201: json(madeRestaurantSchema, 'Its id, and what becomes of the e-mail'),
    ...wallRefusals,
    ...writeRefusals,
  },
})
const read = createRoute({
  method: 'get',
  path: '/console/restaurants/{restaurant}',
  summary: 'One of them: people, needs, latest changes of its settings',
  request: { params: restaurantParam },
  responses: { 200: json(consoleRestaurantPageSchema, 'What the brand knows of it'), ...wallRefusals, ...refusals },
})
const settings = createRoute({
  method: 'get',
  path: '/console/restaurants/{restaurant}/settings/{part}',
  summary: 'A part of its settings as diners see it, to be read alone',
  request: { params: restaurantParam.extend({ part: settingsPartSchema }) },
  responses: { 200: json(settingsViewSchema, 'No draft of anybody'), ...wallRefusals, ...refusals },
})
const state = createRoute({
  method: 'put',
  path: '/console/restaurants/{restaurant}/state',
  summary: 'Open or suspend a restaurant of the brand',
  request: { params: restaurantParam, body: jsonBody(stateRequestSchema) },
  responses: { 200: json(z.object({ state: z.string() }), 'Its state'), ...wallRefusals, ...writeRefusals },
})
const owners = createRoute({
  method: 'post',
  path: '/console/restaurants/{restaurant}/owners',
  summary: 'Invite an owner, or send the invitation again',
  request: { params: restaurantParam, body: jsonBody(consoleOwnerSchema) },
  responses: {
    201: json(consoleOwnerInvitedSchema, 'Invited; `mail` says what becomes of the e-mail'),
    ...wallRefusals,
    ...writeRefusals,
  },
})

/** Each sends an e-mail to a stranger. */
const INVITATIONS_AN_HOUR = 60
const HOUR_MS = 3_600_000

/** A brand's restaurants in its console. Contract C41. */
export function consoleRestaurantRoutes(app: Upstream, deps: Deps, fileTurns: EnterTurn): void {
  const { db, now, sharedState, upstreamSecret: secret, mailRoute } = deps
  const limit = { name: 'api-console-owners', points: INVITATIONS_AN_HOUR, windowMs: HOUR_MS }
  const invitations = createSharedLimiter(limit, () => sharedState)

  app.use('/console/restaurants/:restaurant/settings/*', inTurn(fileTurns))

  app.openapi(list, async (c) =>
    c.json(await listRestaurants(db, consoleCallerOf(c).tenant, c.req.valid('query'), now()), 200),
  )

  app.openapi(make, async (c) => {
    const body = c.req.valid('json')
    const caller = consoleCallerOf(c)
    await consume(invitations, caller.tenant, now())
    const location = await locateNewRestaurant(addressLookup(deps), caller.tenant, body)
    const answer = { status: 201 as const, body, onConflict: busy }
    const id = await idempotentWrite(c, deps, answer, (tx, at) =>
      makeRestaurant(tx, body, caller, { location, secret, now: at }),
    )
    return c.json({ id, mail: mailRoute }, 201)
  })

  app.openapi(read, async (c) => {
    const page = await loadRestaurantPage(db, consoleCallerOf(c).tenant, c.req.valid('param').restaurant, now())
    if (!page) throw problem(404, 'unknown_restaurant')
    return c.json(page, 200)
  })

  app.openapi(settings, async (c) => {
    const { restaurant, part } = c.req.valid('param')
    await requireHome(c, restaurant)
    const view = await presentSettings(db, restaurant, part)
    if (!view) throw problem(404, 'unknown_restaurant')
    return c.json(view, 200)
  })

  app.openapi(state, async (c) => {
    const { restaurant } = c.req.valid('param')
    const body = c.req.valid('json')
    const caller = consoleCallerOf(c)
    await requireHome(c, restaurant)
    const answer = { status: 200 as const, body, onConflict: busy }
    const change = { to: body.state, reason: body.state === 'suspended' ? body.reason : null }
    return c.json(
      await idempotentWrite(c, deps, answer, (tx, at) => changeStateFromConsole(tx, restaurant, change, caller, at)),
      200,
    )
  })

  app.openapi(owners, async (c) => {
    const { restaurant } = c.req.valid('param')
    const body = c.req.valid('json')
    const caller = consoleCallerOf(c)
    await requireHome(c, restaurant)
    await consume(invitations, caller.tenant, now())
    const answer = { status: 201 as const, body, onConflict: busy }
    await idempotentWrite(c, deps, answer, (tx, at) => inviteOwner(tx, restaurant, body, caller, { secret, now: at }))
    return c.json({ accepted: true as const, mail: mailRoute }, 201)
  })

  /** 404 for a restaurant whose home is another brand, as for one that does not exist. */
  async function requireHome(c: Context<UpstreamEnv>, restaurantId: number): Promise<void> {
    if (!(await isHomeOf(db, restaurantId, consoleCallerOf(c).tenant))) throw problem(404, 'unknown_restaurant')
  }
}
