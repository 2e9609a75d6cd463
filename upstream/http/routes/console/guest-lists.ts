import { guestListCalls } from '@/lib/domain/console/guest-list-calls'
import { serviceDayOf } from '@/lib/domain/panel/board/service-day'
import { openDay } from '@/upstream/console/close-day'
import { closeRestaurant } from '@/upstream/console/close-restaurant'
import { loadEvenings, loadGuestList } from '@/upstream/console/guest-lists'
import { isHomeOf } from '@/upstream/console/restaurants'
import { refused } from '@/upstream/db/outcome'
import { recordAction } from '@/upstream/panel/accounts/staff-audit'
import { slotTaken } from '../../conflict-answers'
import type { Deps, Upstream } from '../../deps'
import { requireViewInTrail } from '../../panel-wall'
import { problem } from '../../problem'
import { serve, serveOnce } from '../../serve'

/** Evenings of a brand's restaurants, their expected guests, and closing a restaurant. Contract C41. */
export function guestListRoutes(app: Upstream, deps: Deps): void {
  const { db, now } = deps

  serve(app, guestListCalls.evenings, ({ query: { date = serviceDayOf(now()) }, caller: { tenant } }) =>
    loadEvenings(db, tenant, date),
  )

  serve(app, guestListCalls.guests, async ({ c, params: { restaurant }, query: { date = null }, caller }) => {
    await requireViewInTrail(c, deps)
    const { tenant, actor } = caller
    const at = now()
    const list = await loadGuestList(db, tenant, restaurant, { date, now: at })
    if (!list) throw problem(404, 'unknown_restaurant')
    await recordAction(db, actor, {
      at,
      restaurantId: restaurant,
      tenant,
      action: 'opened_guest_list',
      // The same list within the hour is one look.
      subject: `${restaurant} ${date ?? ''}`.trim(),
      details: { date },
    })
    return list
  })

  serveOnce(app, deps, guestListCalls.close, slotTaken, (tx, at, { params: { restaurant }, body, caller }) =>
    closeRestaurant(tx, restaurant, body, caller, at),
  )

  serveOnce(app, deps, guestListCalls.reopen, slotTaken, async (tx, at, { params: { restaurant }, body, caller }) =>
    (await isHomeOf(tx, restaurant, caller.tenant))
      ? openDay(tx, restaurant, body.date, caller, at)
      : refused(404, 'unknown_restaurant'),
  )
}
