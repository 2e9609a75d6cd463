import type { Context } from 'hono'
import { consoleRestaurantCalls } from '@/lib/domain/console/restaurant-calls'
import { inviteOwner, locateNewRestaurant, makeRestaurant } from '@/upstream/console/make-restaurant'
import { loadRestaurantPage } from '@/upstream/console/restaurant-page'
import { setPlan } from '@/upstream/console/restaurant-plan'
import { changeStateFromConsole } from '@/upstream/console/restaurant-state'
import { isHomeOf, listBrandRestaurants } from '@/upstream/console/restaurants'
import { inTransaction } from '@/upstream/db/database'
import { busy } from '../../conflict-answers'
import { addressLookup, type Deps, type Upstream, type UpstreamEnv } from '../../deps'
import { idempotentWrite } from '../../idempotent-write'
import { consoleCallerOf } from '../../panel-wall'
import { problem } from '../../problem'
import { limiterOf } from '../../rate-limit'
import { serve } from '../../serve'

/** A brand's restaurants in its console. Contract C41. */
export function consoleRestaurantRoutes(app: Upstream, deps: Deps): void {
  const { db, now, upstreamSecret: secret, mailRoute } = deps
  const consume = limiterOf(deps, 'owners')

  serve(app, consoleRestaurantCalls.list, ({ query, caller }) => listBrandRestaurants(db, caller.tenant, query, now()))

  serve(app, consoleRestaurantCalls.make, async ({ c, body, caller }) => {
    await consume(caller.tenant)
    const location = await locateNewRestaurant(addressLookup(deps), caller.tenant, body)
    const answer = { status: 201 as const, body, onConflict: busy }
    const id = await idempotentWrite(c, deps, answer, (tx, at) =>
      makeRestaurant(tx, body, caller, { location, secret, now: at }),
    )
    return { id, mail: mailRoute }
  })

  serve(app, consoleRestaurantCalls.read, async ({ params, caller }) => {
    const page = await loadRestaurantPage(db, caller.tenant, params.restaurant, now())
    if (!page) throw problem(404, 'unknown_restaurant')
    return page
  })

  serve(app, consoleRestaurantCalls.state, async ({ c, params: { restaurant }, body, caller }) => {
    await requireHome(c, restaurant)
    const answer = { status: 200 as const, body, onConflict: busy }
    const change = { to: body.state, reason: body.state === 'suspended' ? body.reason : null }
    return idempotentWrite(c, deps, answer, (tx, at) => changeStateFromConsole(tx, restaurant, change, caller, at))
  })

  serve(app, consoleRestaurantCalls.plan, async ({ c, params: { restaurant }, body, caller }) => {
    await requireHome(c, restaurant)
    return { plan: await inTransaction(db, (tx) => setPlan(tx, restaurant, body, caller, now())) }
  })

  serve(app, consoleRestaurantCalls.owners, async ({ c, params: { restaurant }, body, caller }) => {
    await requireHome(c, restaurant)
    await consume(caller.tenant)
    const answer = { status: 201 as const, body, onConflict: busy }
    await idempotentWrite(c, deps, answer, (tx, at) => inviteOwner(tx, restaurant, body, caller, { secret, now: at }))
    return { accepted: true as const, mail: mailRoute }
  })

  /** 404 for a restaurant whose home is another brand, as for an unknown one. */
  async function requireHome(c: Context<UpstreamEnv>, restaurantId: number): Promise<void> {
    if (!(await isHomeOf(db, restaurantId, consoleCallerOf(c).tenant))) throw problem(404, 'unknown_restaurant')
  }
}
