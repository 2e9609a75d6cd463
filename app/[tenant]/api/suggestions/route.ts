import { searchCalls } from '@/lib/domain/list/search-calls'
import { MAX_SEARCH_LENGTH } from '@/lib/domain/list/suggestions-schema'
import { forwardRefusal } from '@/lib/server/http/answer/problem'
import { tenantRoute } from '@/lib/server/http/tenant-route'
import { callUpstream } from '@/lib/server/upstream/client/call'

/**
 * Suggestions for a search text. Text typed again is not requested again; changes show within five seconds.
 * Contract C0.
 */
export const GET = tenantRoute('read', async ({ tenant, request }) => {
  const { searchParams } = new URL(request.url)
  const query = {
    q: (searchParams.get('q') ?? '').slice(0, MAX_SEARCH_LENGTH),
    city: (searchParams.get('city') ?? '').slice(0, MAX_SEARCH_LENGTH) || null,
    product: searchParams.get('product') === 'orders' ? 'orders' : 'reservations',
  }
  const answer = await callUpstream(tenant, searchCalls.suggestions, { query })
  return answer.ok
    ? Response.json(answer.data, { headers: { 'cache-control': 'private, max-age=4' } })
    : forwardRefusal(answer)
})
