import { z } from 'zod'
import { badQuery, forwardRefusal } from '@/lib/server/http/answer/problem'
import { tenantRoute } from '@/lib/server/http/tenant-route'
import { getDistance } from '@/lib/server/upstream/addresses'

const querySchema = z.object({
  id: z.coerce.number().int().positive(),
  lat: z.coerce.number().min(-90).max(90),
  lng: z.coerce.number().min(-180).max(180),
})

/** The distance from a restaurant to an address. Ledger L272, contract C5. */
export const GET = tenantRoute('read', async ({ tenant, request }) => {
  const { data: query } = querySchema.safeParse(Object.fromEntries(new URL(request.url).searchParams))
  if (!query) return badQuery()
  const answer = await getDistance(tenant, query.id, query)
  return answer.ok ? Response.json(answer.data, { headers: { 'cache-control': 'no-store' } }) : forwardRefusal(answer)
})
