import { networkOf } from '@/lib/domain/rate-limit/network-of'
import { problem } from '@/lib/server/http/answer/problem'
import { rateLimitResponse } from '@/lib/server/http/limits/limits'
import { badQuery, readAvailabilityQuery } from '@/lib/server/http/request/queries'
import { tenantRoute } from '@/lib/server/http/tenant-route'
import { getAvailability } from '@/lib/server/upstream/availability'
import { WEB_REFUSALS } from '@/messages/content/web-refusals'

/** So many restaurants cost as much as a question of its own. */
const IDS_OF_A_POINT = 10

/** Current availability for a page. Ledger L266–L271. What it costs a network grows with its ids: decision 0061. */
export const GET = tenantRoute('read', async ({ tenant, request, call }) => {
  const query = readAvailabilityQuery(new URL(request.url).searchParams)
  if (!query) return badQuery()
  const network = `${tenant.key} ${networkOf(call.clientAddress)}`
  const furtherCalls = Math.floor(query.ids.length / IDS_OF_A_POINT)
  const tooMany = furtherCalls > 0 ? await rateLimitResponse('read', network, furtherCalls) : null
  if (tooMany) return tooMany
  const answer = await getAvailability(tenant, query.ids, query.question, call)
  if (answer.length === 0) return problem(404, { code: 'unknown_restaurant', message: WEB_REFUSALS.unknownRestaurant })
  return Response.json(answer, { headers: { 'cache-control': 'no-store' } })
})
