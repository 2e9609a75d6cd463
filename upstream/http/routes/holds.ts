import { reservationCalls } from '@/lib/domain/reservation/reservation-calls'
import { requesterOf } from '@/upstream/caps/requester'
import { slotTakenWithAlternatives } from '@/upstream/http/conflict-answers'
import { idempotentWrite } from '@/upstream/http/idempotent-write'
import { serve } from '@/upstream/http/serve'
import { createHold, releaseHold } from '@/upstream/reservations/create-hold'
import type { Deps, Upstream } from '../deps'

/** Contract C2. */
export function holdRoutes(app: Upstream, deps: Deps): void {
  serve(app, reservationCalls.hold, async ({ c, body }) => {
    const { tenant, client } = c.var
    const requester = requesterOf(deps, client)
    const wanted = { id: body.restaurant_id, reservedOn: body.from, partySize: body.people }
    const onConflict = () => slotTakenWithAlternatives(deps, tenant, wanted)
    return idempotentWrite(c, deps, { status: 201, body, onConflict }, (tx, now) =>
      createHold(tx, body, { tenant, requester, now }),
    )
  })
  serve(app, reservationCalls.release, async ({ c, params }) => {
    await releaseHold(deps.db, c.get('tenant'), params.token)
  })
}
