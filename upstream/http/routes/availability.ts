import { createRoute, z } from '@hono/zod-openapi'
import { availabilityOf } from '@/lib/domain/reservation/availability/availability-of'
import { availabilityListSchema, MAX_IDS_PER_CALL } from '@/lib/domain/reservation/availability/schema'
import { isLocalDate, isLocalTime } from '@/lib/domain/time/time'
import { createUnknownRuleLogger } from '@/upstream/http/unknown-rule-logger'
import { loadRestaurantAvailability } from '@/upstream/restaurants/load-restaurant-availability'
import type { Deps, Upstream } from '../deps'
import { problem } from '../problem'
import { json, refusals } from './responses'

const idsSchema = z
  .string()
  .regex(/^[1-9]\d{0,8}(,[1-9]\d{0,8})*$/)
  .transform((ids) => ids.split(',').map(Number))

/** `YYYY-MM-DD HH:MM`, seconds are accepted. Ledger L267. */
const fromSchema = z
  .string()
  .regex(/^\d{4}-\d{2}-\d{2}[ T]\d{2}:\d{2}(:\d{2})?$/)
  .transform((from) => ({ date: from.slice(0, 10), time: from.slice(11, 16) }))
  .refine(({ date, time }) => isLocalDate(date) && isLocalTime(time), 'date')

const route = createRoute({
  method: 'get',
  path: '/restaurants/{ids}/availability',
  summary: 'Slots around a time, for up to 50 restaurants at once',
  request: {
    params: z.object({ ids: idsSchema }),
    query: z.object({
      from: fromSchema,
      people: z.coerce.number().int().min(1).max(50),
      hold_token: z.string().max(64).optional(),
    }),
  },
  responses: { 200: json(availabilityListSchema, 'One entry per id, in the order asked'), ...refusals },
})

/** Contract C4; ledger L266–L269. */
export function availabilityRoute(app: Upstream, { db, log, now: clock }: Deps): void {
  const logUnknownRules = createUnknownRuleLogger(log)
  app.openapi(route, async (c) => {
    const { ids } = c.req.valid('param')
    const { from, people, hold_token: holdToken } = c.req.valid('query')
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
    return c.json(entries, 200)
  })
}
