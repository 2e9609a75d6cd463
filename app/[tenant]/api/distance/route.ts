import { forwardRefusal } from '@/lib/server/http/answer/problem'
import { badQuery, readCoordinatesQuery } from '@/lib/server/http/request/queries'
import { tenantRoute } from '@/lib/server/http/tenant-route'
import { getDistance } from '@/lib/server/upstream/addresses'

/** The distance from a restaurant to an address. Ledger L272, contract C5. */
export const GET = tenantRoute('read', async ({ tenant, request }) => {
  const query = readCoordinatesQuery(new URL(request.url).searchParams)
  if (!query) return badQuery()
  const answer = await getDistance(tenant, query.id, query)
  return answer.ok ? Response.json(answer.data, { headers: { 'cache-control': 'no-store' } }) : forwardRefusal(answer)
})
