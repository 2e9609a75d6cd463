import { z } from 'zod'
import { networkOf } from '@/lib/domain/rate-limit/network-of'
import { MAX_IDS_PER_CALL } from '@/lib/domain/reservation/availability/schema'
import { isLocalDate, isLocalTime } from '@/lib/domain/time/time'
import { badQuery, problemAnswer } from '@/lib/server/http/answer/problem'
import { rateLimitResponse } from '@/lib/server/http/limits/limits'
import { tenantRoute } from '@/lib/server/http/tenant-route'
import { getAvailability } from '@/lib/server/upstream/availability'
import { WEB_REFUSALS } from '@/messages/content/web-refusals'

const querySchema = z.object({
  ids: z
    .string()
    .regex(/^[1-9]\d{0,8}(,[1-9]\d{0,8})*$/)
    .transform((ids) => ids.split(',').map(Number))
    .refine((ids) => ids.length <= MAX_IDS_PER_CALL),
  from: z
    .string()
    .transform((from) => ({ date: from.slice(0, 10), time: from.slice(11, 16) }))
    .refine(({ date, time }) => isLocalDate(date) && isLocalTime(time)),
  people: z.coerce.number().int().min(1).max(50),
  // The upstream would refuse longer values, and that would look like an outage.
  hold_token: z
    .string()
    .regex(/^[\w-]{0,64}$/)
    .optional(),
})

/** Restaurants whose price in the limits is one more point. */
const IDS_OF_A_POINT = 10

/** Current availability for a page. Ledger L266–L271. A network's cost grows with the number of ids. */
export const GET = tenantRoute('read', async ({ tenant, request, call }) => {
  const { data: query } = querySchema.safeParse(Object.fromEntries(new URL(request.url).searchParams))
  if (!query) return badQuery()
  const { ids, from, people, hold_token: holdToken } = query
  const network = `${tenant.key} ${networkOf(call.clientAddress)}`
  const furtherCalls = Math.floor(ids.length / IDS_OF_A_POINT)
  const tooMany = furtherCalls > 0 ? await rateLimitResponse('read', network, furtherCalls) : null
  if (tooMany) return tooMany
  const answer = await getAvailability(
    tenant,
    ids,
    { ...from, partySize: people, ...(holdToken && { holdToken }) },
    call,
  )
  if (answer.length === 0)
    return problemAnswer(404, { code: 'unknown_restaurant', message: WEB_REFUSALS.unknownRestaurant })
  return Response.json(answer, { headers: { 'cache-control': 'no-store' } })
})
