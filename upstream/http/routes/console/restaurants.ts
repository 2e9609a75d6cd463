import type { Context } from 'hono'
import { createSharedLimiter } from '@/lib/backend/shared-state/shared-limiter'
import { consoleRestaurantCalls } from '@/lib/domain/console/restaurant-calls'
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
import { serve } from '../../serve'
import { type EnterTurn, inTurn } from '../../turns'

/** Each sends an e-mail to a stranger. */
const INVITATIONS_AN_HOUR = 60
const HOUR_MS = 3_600_000

/** A brand's restaurants in its console. Contract C41. */
export function consoleRestaurantRoutes(app: Upstream, deps: Deps, fileTurns: EnterTurn): void {
  const { db, now, sharedState, upstreamSecret: secret, mailRoute } = deps
  const limit = { name: 'api-console-owners', points: INVITATIONS_AN_HOUR, windowMs: HOUR_MS }
  const invitations = createSharedLimiter(limit, () => sharedState)

  app.use('/console/restaurants/:restaurant/settings/*', inTurn(fileTurns))

  serve(app, consoleRestaurantCalls.list, async (c) =>
    c.json(await listRestaurants(db, consoleCallerOf(c).tenant, c.req.valid('query'), now()), 200),
  )

  serve(app, consoleRestaurantCalls.make, async (c) => {
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

  serve(app, consoleRestaurantCalls.read, async (c) => {
    const page = await loadRestaurantPage(db, consoleCallerOf(c).tenant, c.req.valid('param').restaurant, now())
    if (!page) throw problem(404, 'unknown_restaurant')
    return c.json(page, 200)
  })

  serve(app, consoleRestaurantCalls.settings, async (c) => {
    const { restaurant, part } = c.req.valid('param')
    await requireHome(c, restaurant)
    const view = await presentSettings(db, restaurant, part)
    if (!view) throw problem(404, 'unknown_restaurant')
    return c.json(view, 200)
  })

  serve(app, consoleRestaurantCalls.state, async (c) => {
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

  serve(app, consoleRestaurantCalls.owners, async (c) => {
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
