import { availabilityOf } from '@/lib/domain/reservation/availability/availability-of'
import { MAX_IDS_PER_CALL } from '@/lib/domain/reservation/availability/schema'
import { restaurantCalls } from '@/lib/domain/restaurant/restaurant-calls'
import { serve } from '@/upstream/http/serve'
import { createUnknownRuleLogger } from '@/upstream/http/unknown-rule-logger'
import { loadRestaurantAvailability } from '@/upstream/restaurants/load-restaurant-availability'
import type { Deps, Upstream } from '../deps'
import { problem } from '../problem'

/** Contract C4; ledger L266–L269. */
export function availabilityRoute(app: Upstream, { db, log, now: clock }: Deps): void {
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
}
