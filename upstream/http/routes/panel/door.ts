import { tableCalls } from '@/lib/domain/panel/tables/table-calls'
import { serveOnce } from '@/upstream/http/serve'
import { addDoorWait, seatDoorWait, stepDoorWait } from '@/upstream/panel/tables/door-waits'
import { slotTaken } from '../../conflict-answers'
import type { Deps, Upstream } from '../../deps'

/** Contract C25. */
export function doorRoutes(app: Upstream, deps: Deps): void {
  serveOnce(app, deps, tableCalls.addWait, slotTaken, (tx, now, { c, body, caller }) =>
    addDoorWait(tx, body, { ...caller, tenant: c.var.tenant }, now),
  )

  serveOnce(app, deps, tableCalls.stepWait, slotTaken, (tx, now, { params: { wait }, body, caller }) =>
    stepDoorWait(tx, wait, body.step, caller, now),
  )

  serveOnce(app, deps, tableCalls.seatWait, slotTaken, (tx, now, { c, params: { wait }, body, caller }) =>
    seatDoorWait(tx, wait, body, { ...caller, tenant: c.var.tenant }, now),
  )
}
