import { z } from 'zod'
import { restaurantCalls } from '@/lib/domain/restaurant/restaurant-calls'
import { badQuery, forwardRefusal } from '@/lib/server/http/answer/problem'
import { tenantRoute } from '@/lib/server/http/tenant-route'
import { callUpstream } from '@/lib/server/upstream/client/call'

const querySchema = z.object({
  id: z.coerce.number().int().positive(),
  lat: z.coerce.number().min(-90).max(90),
  lng: z.coerce.number().min(-180).max(180),
})

/** The distance from a restaurant to an address. Ledger L272, contract C5. */
export const GET = tenantRoute('read', async ({ tenant, request }) => {
  const { data: query } = querySchema.safeParse(Object.fromEntries(new URL(request.url).searchParams))
  if (!query) return badQuery()
  const { id, lng, lat } = query
  const answer = await callUpstream(tenant, restaurantCalls.distance, { params: { id }, query: { lng, lat } })
  return answer.ok ? Response.json(answer.data, { headers: { 'cache-control': 'no-store' } }) : forwardRefusal(answer)
})
