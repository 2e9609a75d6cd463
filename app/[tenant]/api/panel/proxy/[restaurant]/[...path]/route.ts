import { problem } from '@/lib/server/http/answer/problem'
import { signedPanelRoute } from '@/lib/server/panel/panel-route'
import { isProxied } from '@/lib/server/panel/proxied-call'
import { passOnPanelCall } from '@/lib/server/upstream/panel-call'
import { WEB_REFUSALS } from '@/messages/content/web-refusals'

/** What may stand in a query of the panel's calls is short. */
const MAX_QUERY = 300

/** Calls of the panel's screens, with the session's token in place of their cookie. Contract C28. */
const handler = signedPanelRoute('read', async ({ tenant, request, params, bearer, call }) => {
  const { search } = new URL(request.url)
  // The rest of the path comes as a list; the route has let through letters, digits and hyphens only.
  const path = ['/panel', params.restaurant, params.path].flat().join('/')
  const { method, headers, signal } = request
  if (!isProxied(method, path) || search.length > MAX_QUERY) {
    return problem(404, { code: 'not_found', message: WEB_REFUSALS.unknownPage })
  }
  const body = await request.text()
  if (body && !/^application\/json\b/.test(headers.get('content-type') ?? '')) {
    return problem(415, { code: 'not_json', message: WEB_REFUSALS.malformedForm })
  }
  const answer = await passOnPanelCall(tenant, {
    method: method === 'HEAD' ? 'GET' : method,
    path: path + search,
    body: body || null,
    bearer,
    idempotencyKey: headers.get('idempotency-key'),
    lastEventId: headers.get('last-event-id'),
    signal,
    call,
  })
  if (method !== 'HEAD') return answer
  await answer.body?.cancel()
  return new Response(null, answer)
})

export { handler as DELETE, handler as GET, handler as POST, handler as PUT }
