import { visitCalls } from '@/lib/domain/console/visit-calls'
import type { VisitCancellation } from '@/lib/domain/console/visit-schema'
import { correctContact, moveVisit, sendGuestLink, showGuestLink, visitActorOf } from '@/upstream/console/visit-acts'
import type { Db } from '@/upstream/db/database'
import { done, type Outcome } from '@/upstream/db/outcome'
import type { BrandCaller, VisitActor } from '@/upstream/panel/accounts/panel-caller'
import { stepReservation } from '@/upstream/panel/tables/reservation-steps'
import { slotTaken } from '../../conflict-answers'
import type { Deps, Upstream } from '../../deps'
import { requireViewInTrail } from '../../panel-wall'
import { valueOrThrow } from '../../problem'
import { serve, serveOnce } from '../../serve'

/** Actions of a brand's people on one reservation: the panel's own steps, in the name of the brand. Contract C40. */
export function consoleVisitRoutes(app: Upstream, deps: Deps): void {
  serveOnce(app, deps, visitCalls.cancel, slotTaken, (tx, at, { params: { reservation: id }, body, caller }) =>
    acting(tx, id, caller, body.reason, (by) => stepReservation(tx, id, cancellationOf(body), by, at)),
  )

  serveOnce(
    app,
    deps,
    visitCalls.move,
    slotTaken,
    (tx, at, { params: { reservation: id }, body: { reason, ...move }, caller }) =>
      acting(tx, id, caller, reason, (by) => moveVisit(tx, id, move, by, at)),
  )

  serveOnce(app, deps, visitCalls.contact, undefined, (tx, at, { params: { reservation: id }, body, caller }) =>
    acting(tx, id, caller, body.reason, (by) => correctContact(tx, id, body, by, at)),
  )

  serve(app, visitCalls.link, async ({ c, params: { reservation: id }, caller }) => {
    await requireViewInTrail(c, deps)
    const by = valueOrThrow(await visitActorOf(deps.db, id, caller))
    return showGuestLink(deps.db, id, by, deps.now())
  })

  serveOnce(app, deps, visitCalls.sendLink, undefined, async (tx, at, { params: { reservation: id }, caller }) => {
    const by = await visitActorOf(tx, id, caller)
    return by.ok ? sendGuestLink(tx, id, by.value, at) : by
  })
}

/** Without a named side a step is its caller's own wish. */
function cancellationOf({ wished_by: side, ...body }: VisitCancellation) {
  return { step: 'cancel' as const, ...body, ...(side !== 'operations' && { wished_by: side }) }
}

async function acting(
  tx: Db,
  id: number,
  caller: BrandCaller,
  reason: string,
  work: (by: VisitActor) => Promise<Outcome<unknown>>,
): Promise<Outcome<{ done: true }>> {
  const by = await visitActorOf(tx, id, caller, reason)
  if (!by.ok) return by
  const outcome = await work(by.value)
  return outcome.ok ? done({ done: true as const }) : outcome
}
