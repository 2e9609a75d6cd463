import { problemAnswer } from '@/lib/server/http/answer/problem'
import { signedPanelRoute } from '@/lib/server/panel/panel-route'
import { invalidPart, isProxied } from '@/lib/server/panel/proxied-call'
import { forwardPanelCall } from '@/lib/server/upstream/panel/panel-call'
import { WEB_REFUSALS } from '@/messages/content/web-refusals'

/** Calls of the panel's screens, with the session's token in place of the cookie. Contract C28. */
const handler = signedPanelRoute('read', async ({ tenant, request, params, bearer, call }) => {
  const { search } = new URL(request.url)
  // The rest of the path comes as a list; the route has let through letters, digits and hyphens only.
  const path = ['/panel', params.restaurant, params.path].flat().join('/')
  const { method, headers, signal } = request
  const idempotencyKey = headers.get('idempotency-key')
  const lastEventId = headers.get('last-event-id')
  const invalid = invalidPart({ search, idempotencyKey, lastEventId })
  if (!isProxied(method, path) || invalid === 'query') {
    return problemAnswer(404, { code: 'not_found', message: WEB_REFUSALS.unknownPage })
  }
  if (invalid === 'key') {
    return problemAnswer(422, { code: 'invalid_idempotency_key', message: WEB_REFUSALS.invalidIdempotencyKey })
  }
  if (invalid) return problemAnswer(422, { code: 'invalid', message: WEB_REFUSALS.malformedForm })
  const body = await request.text()
  if (body && !/^application\/json\b/.test(headers.get('content-type') ?? '')) {
    return problemAnswer(415, { code: 'not_json', message: WEB_REFUSALS.malformedForm })
  }
  const answer = await forwardPanelCall(tenant, {
    method: method === 'HEAD' ? 'GET' : method,
    path: path + search,
    body: body || null,
    bearer,
    idempotencyKey,
    lastEventId,
    signal,
    call,
  })
  if (method !== 'HEAD') return answer
  await answer.body?.cancel()
  return new Response(null, answer)
})

export { handler as DELETE, handler as GET, handler as POST, handler as PUT }
