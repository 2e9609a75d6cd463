import 'server-only'
import { problemAnswer } from '@/lib/server/http/answer/problem'
import { type TenantRequest, tenantRoute } from '@/lib/server/http/tenant-route'
import { WEB_REFUSALS } from '@/messages/content/web-refusals'
import { panelToken } from './panel-cookies'

type Handler = (request: TenantRequest) => Promise<Response>
export type SignedRequest = TenantRequest & { bearer: string }

/**
 * A handler below /panel. A write must have our own Origin or, from a page without referrer, the browser's own header
 * for the same origin: an absent Origin is not enough. Contract C28.
 */
export function panelRoute(limit: 'read' | 'write', handler: Handler) {
  return tenantRoute(limit, async (request) => {
    const { method, headers } = request.request
    if (method !== 'GET' && method !== 'HEAD' && !isOwnPage(headers)) {
      return problemAnswer(403, { code: 'foreign_origin', message: WEB_REFUSALS.foreignOrigin })
    }
    const response = await handler(request)
    if (!response.headers.has('cache-control')) response.headers.set('cache-control', 'no-store')
    return response
  })
}

/** The same for a signed-in person; else 401. The upstream decides whether the token is still valid. */
export function signedPanelRoute(limit: 'read' | 'write', handler: (request: SignedRequest) => Promise<Response>) {
  return panelRoute(limit, async (request) => {
    const bearer = await panelToken('session', request.request.headers)
    if (!bearer) return problemAnswer(401, { code: 'unauthorized', message: WEB_REFUSALS.signedOut })
    return handler({ ...request, bearer })
  })
}

/**
 * The answer to a form whose session has ended: nothing was sent, and its page gives back everything that was typed, to be
 * sent again after a sign-in in another tab. Contract C28, C37.
 */
export function signedOutForm(): Response {
  return problemAnswer(401, { code: 'unauthorized', message: WEB_REFUSALS.signedOutForm })
}

// tenantRoute has compared Origin and Host; here a request with neither proof is refused.
function isOwnPage(headers: Headers): boolean {
  const origin = headers.get('origin')
  return (origin !== null && origin !== 'null') || headers.get('sec-fetch-site') === 'same-origin'
}
