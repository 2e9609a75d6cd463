import { forwardRefusal } from '@/lib/http/problem'
import { badQuery, readCoordinatesQuery } from '@/lib/http/queries'
import { tenantRoute } from '@/lib/http/tenant-route'
import { getDistance } from '@/lib/upstream/addresses'

/** How far a restaurant is from a door. Ledger L272, contract C5. */
export const GET = tenantRoute('read', async ({ tenant, request }) => {
  const query = readCoordinatesQuery(new URL(request.url).searchParams)
  if (!query) return badQuery()
  const answer = await getDistance(tenant, query.id, query)
  return answer.ok ? Response.json(answer.data, { headers: { 'cache-control': 'no-store' } }) : forwardRefusal(answer)
})
