import { searchCalls } from '@/lib/domain/list/search-calls'
import { forwardRefusal } from '@/lib/server/http/answer/problem'
import { tenantRoute } from '@/lib/server/http/tenant-route'
import { callUpstream } from '@/lib/server/upstream/client/call'

/** Suggestions from the built-in address source. Contract C0. */
export const GET = tenantRoute('read', async ({ tenant, request }) => {
  const q = (new URL(request.url).searchParams.get('q') ?? '').slice(0, 120)
  const answer = await callUpstream(tenant, searchCalls.addresses, { query: { q } })
  return answer.ok
    ? Response.json(answer.data, { headers: { 'cache-control': 'private, max-age=300' } })
    : forwardRefusal(answer)
})
