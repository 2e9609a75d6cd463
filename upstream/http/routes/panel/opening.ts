import { menuToWire } from '@/lib/domain/ordering/menu/to-wire'
import { openingCalls } from '@/lib/domain/panel/opening/opening-calls'
import { requesterOf } from '@/upstream/caps/requester'
import { serve, serveOnce } from '@/upstream/http/serve'
import { findStoredOrderingRestaurant } from '@/upstream/menus/ordering-restaurant'
import { loadOpening } from '@/upstream/panel/opening/load-opening'
import { makeTest } from '@/upstream/panel/opening/make-test'
import { openByOwner } from '@/upstream/panel/opening/open-by-owner'
import { busy } from '../../conflict-answers'
import type { Deps, Upstream } from '../../deps'
import { idempotentWrite } from '../../idempotent-write'
import { problem } from '../../problem'

/** Contract C33. */
export function openingRoutes(app: Upstream, deps: Deps): void {
  const { db, now } = deps
  serve(app, openingCalls.read, ({ caller }) => loadOpening(db, caller.restaurantId, now()))

  serveOnce(app, deps, openingCalls.open, busy, (tx, at, { caller }) => openByOwner(tx, caller, at))

  serve(app, openingCalls.test, ({ c, body, caller }) => {
    const { tenant, offeredConfig, appName } = c.var
    const maker = { ...caller, tenant, tenantConfig: offeredConfig(), appName, requester: requesterOf(deps, null) }
    const answer = { status: 201 as const, body, onConflict: busy }
    return idempotentWrite(c, deps, answer, (tx, at) => makeTest(tx, body.kind, maker, at))
  })

  serve(app, openingCalls.menu, async ({ caller }) => {
    const found = await findStoredOrderingRestaurant(db, null, caller.restaurantId, now())
    if (!found) throw problem(404, 'unknown_restaurant')
    return menuToWire(found.menu)
  })
}
