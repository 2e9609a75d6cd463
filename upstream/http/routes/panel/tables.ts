import { tableCalls } from '@/lib/domain/panel/tables/table-calls'
import { serve, serveOnce } from '@/upstream/http/serve'
import { recordAction } from '@/upstream/panel/accounts/staff-audit'
import { guestHistory } from '@/upstream/panel/tables/guest-history'
import { moveByStaff, reserveByStaff, stepReservation } from '@/upstream/panel/tables/reservation-steps'
import { slotTaken } from '../../conflict-answers'
import type { Deps, Upstream } from '../../deps'
import { requireViewInTrail } from '../../panel-wall'

/** Contract C24. */
export function tableRoutes(app: Upstream, deps: Deps): void {
  serveOnce(app, deps, tableCalls.step, slotTaken, (tx, now, { params: { reservation }, body, caller }) =>
    stepReservation(tx, reservation, body, caller, now),
  )

  serveOnce(app, deps, tableCalls.move, slotTaken, (tx, now, { params: { reservation }, body, caller }) =>
    moveByStaff(tx, reservation, body, caller, now),
  )

  serveOnce(app, deps, tableCalls.reserve, slotTaken, (tx, now, { c, body, caller }) =>
    reserveByStaff(tx, body, { ...caller, tenant: c.var.tenant }, now),
  )

  serve(app, tableCalls.history, async ({ c, body: { phone_number: phone }, caller: { restaurantId, actor } }) => {
    const at = deps.now()
    await requireViewInTrail(c, deps)
    // The trail records the person who looks guests up, but not the guest.
    await recordAction(deps.db, actor, { at, restaurantId, action: 'looked_up_guest' })
    return guestHistory(deps.db, restaurantId, phone, at)
  })
}
