import { debugTiming } from '../../lib/server/http/answer/debug-timing.mjs'
import { ON_DOCUMENTS } from '../../lib/server/http/answer/security-headers.mjs'
import { framedBy } from '../../lib/server/policy/frame-ancestors.mjs'

/**
 * What stands on every head, whoever writes it: security headers, the status that a page says of itself, no keeping of an
 * error. `told` is what the server knows of the answer and what the page adds (lib/server/http/answer/set-page-status.ts); its `kind` is that
 * of the destination.
 */
export function addResponseHeaders(request, response, context) {
  const isDocument = String(request.headers.accept).includes('text/html')
  unwrapJsonContentType(response)
  const writeHead = response.writeHead
  response.writeHead = (asked, ...rest) => {
    const status = statusOf(asked, context)
    addSecurity(response, context)
    addTiming(response, context, isDocument)
    response.removeHeader('x-middleware-rewrite')
    if (context.brand?.isChosen) {
      response.appendHeader('set-cookie', `theme=${context.brand.tenant}; Path=/; HttpOnly; SameSite=lax`)
    }
    if (context.brand?.isPersonal) response.setHeader('cache-control', 'private, no-store')
    if (status >= 400) forbidCaching(response)
    if (status === 429 && !response.hasHeader('retry-after')) response.setHeader('retry-after', '60')
    return writeHead.call(response, status, ...rest)
  }
}

// A live page cannot set its own status: Next's notFound() is blank without JavaScript, so the page is rendered whole and
// says what it is. A cached page says it in its entry, and may be remade behind an answer that is long on its way.
function statusOf(asked, { kind, status }) {
  if (asked !== 200) return asked
  if (kind === 'live') return status ?? 200
  return kind === 'missing' ? 404 : 200
}

function addSecurity(response, { kind, framedBy: origins, isKey }) {
  const policy = response.getHeader('content-security-policy')
  // The middleware, which makes the policy, does not know whose page it is.
  if (kind === 'live' && origins && policy) {
    response.setHeader('content-security-policy', framedBy(String(policy), origins))
  }
  if (isKey) response.setHeader('referrer-policy', 'no-referrer')
  if (kind === 'file') return // has its own, fewer where nobody opens it as a page
  for (const [name, value] of Object.entries(ON_DOCUMENTS)) {
    if (!response.hasHeader(name)) response.setHeader(name, value)
  }
}

// The logger of the page reads its id: a cached page is the same for all, and only its header tells one visit from another.
function addTiming(response, { requestId, calls }, isDocument) {
  if (isDocument && requestId) response.setHeader('server-timing', `request;desc="${requestId}"`)
  if (calls) response.appendHeader('server-timing', debugTiming(calls, response.getHeader('x-nextjs-cache')))
}

function forbidCaching(response) {
  if (!String(response.getHeader('cache-control')).includes('no-store')) response.setHeader('cache-control', 'no-store')
  for (const name of ['etag', 'last-modified', 'expires']) response.removeHeader(name)
}

// A route handler's headers arrive as lists, in which Next's own compression does not find a type worth compressing.
// Events stay as they are: compressed, they would be held back.
function unwrapJsonContentType(response) {
  const setHeader = response.setHeader
  response.setHeader = (name, value) => {
    const isJson = Array.isArray(value) && value.length === 1 && /^content-type$/i.test(name) && /json/.test(value[0])
    return setHeader.call(response, name, isJson ? value[0] : value)
  }
}
