import { availabilityOf } from '@/lib/domain/reservation/availability/availability-of'
import { MAX_IDS_PER_CALL } from '@/lib/domain/reservation/availability/schema'
import { reservationCalls } from '@/lib/domain/reservation/reservation-calls'
import { restaurantCalls } from '@/lib/domain/restaurant/restaurant-calls'
import { requesterOf } from '@/upstream/caps/requester'
import { slotTakenWithAlternatives } from '@/upstream/http/conflict-answers'
import { idempotentWrite } from '@/upstream/http/idempotent-write'
import { serve } from '@/upstream/http/serve'
import { createUnknownRuleLogger } from '@/upstream/http/unknown-rule-logger'
import { createHold, releaseHold } from '@/upstream/reservations/create-hold'
import { loadRestaurantAvailability } from '@/upstream/restaurants/load-restaurant-availability'
import type { Deps, Upstream } from '../deps'
import { problem } from '../problem'

/** Free times, and a table held while a form is filled in. Ledger L266–L269; contract C2, C4. */
export function availabilityRoutes(app: Upstream, deps: Deps): void {
  const { db, log, now: clock } = deps
  const logUnknownRules = createUnknownRuleLogger(log)
  serve(
    app,
    restaurantCalls.availability,
    async ({ c, params: { ids }, query: { from, people, hold_token: holdToken } }) => {
      if (ids.length > MAX_IDS_PER_CALL) throw problem(422, 'too_many_ids', { fields: { ids: 'too_big' } })
      const now = clock()
      const availabilities = await loadRestaurantAvailability(db, {
        tenant: c.get('tenant'),
        ids,
        date: from.date,
        now,
        holdToken,
      })
      const unknown = ids.filter((id) => !availabilities.has(id))
      if (unknown.length > 0) {
        throw problem(404, 'unknown_restaurant', { fields: Object.fromEntries(unknown.map((id) => [id, 'unknown'])) })
      }
      const entries = ids.flatMap((id) => {
        const availability = availabilities.get(id)
        if (!availability) return []
        logUnknownRules(availability)
        return availabilityOf(availability, { ...from, partySize: people }, now)
      })
      return entries
    },
  )

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
    await releaseHold(db, c.get('tenant'), params.token)
  })
}
