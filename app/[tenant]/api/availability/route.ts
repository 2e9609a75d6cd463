import { problem } from '@/lib/server/http/answer/problem'
import { badQuery, readAvailabilityQuery } from '@/lib/server/http/request/queries'
import { tenantRoute } from '@/lib/server/http/tenant-route'
import { getAvailability } from '@/lib/server/upstream/availability'
import { WEB_REFUSALS } from '@/messages/content/web-refusals'

/** Current availability for a page. Ledger L266–L271. */
export const GET = tenantRoute('read', async ({ tenant, request, call }) => {
  const query = readAvailabilityQuery(new URL(request.url).searchParams)
  if (!query) return badQuery()
  const answer = await getAvailability(tenant, query.ids, query.question, call)
  if (answer.length === 0) return problem(404, { code: 'unknown_restaurant', message: WEB_REFUSALS.unknownRestaurant })
  return Response.json(answer, { headers: { 'cache-control': 'no-store' } })
})
