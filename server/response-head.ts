import type { IncomingMessage, ServerResponse } from 'node:http'
import type { AnswerContext } from '@/lib/server/http/answer/answer-context'
import { debugTiming } from '@/lib/server/http/answer/debug-timing'
import { ON_DOCUMENTS } from '@/lib/server/http/answer/security-headers'
import { isClearedAnswer } from '@/lib/server/policy/form-answer'
import { framedBy } from '@/lib/server/policy/frame-ancestors'

/** `writeHead` of Node, its overloads in one. */
type WriteHead = (status: number, ...rest: unknown[]) => ServerResponse

/** Headers for Next's own use. */
const NEXT_HEADERS = ['x-middleware-rewrite', 'x-nextjs-prerender', 'x-nextjs-stale-time', 'x-next-cache-tags']
/** The only request header on which a cached page depends. */
export const CACHED_PAGE_VARY = 'accept-encoding'

/**
 * Headers of every answer, from any writer: security headers, the status that a page sets itself, no caching of an
 * error.
 */
export function addResponseHeaders(request: IncomingMessage, response: ServerResponse, context: AnswerContext): void {
  const isDocument = String(request.headers.accept).includes('text/html')
  unwrapJsonContentType(response)
  const writeHead = response.writeHead as WriteHead
  const writeHeadOfAnswer: WriteHead = (givenStatus, ...rest) => {
    const status = statusOf(givenStatus, context)
    addSecurity(response, context)
    addTiming(response, context, isDocument)
    removeNextHeaders(response, context)
    if (context.brand?.isChosen) {
      response.appendHeader('set-cookie', `theme=${context.brand.tenant}; Path=/; HttpOnly; SameSite=lax`)
    }
    if (context.brand?.isPersonal) response.setHeader('cache-control', 'private, no-store')
    if (status >= 400) forbidCaching(response)
    if (status === 429 || status >= 500) preserveFormAnswer(response)
    if (status === 429 && !response.hasHeader('retry-after')) response.setHeader('retry-after', '60')
    return writeHead.call(response, status, ...rest)
  }
  response.writeHead = writeHeadOfAnswer as ServerResponse['writeHead']
}

// Headers between Next's servers and its client. A cached page is the same with and without them.
function removeNextHeaders(response: ServerResponse, { kind }: AnswerContext): void {
  for (const name of NEXT_HEADERS) response.removeHeader(name)
  if (kind === 'cached') response.setHeader('vary', CACHED_PAGE_VARY)
}

// A live page cannot set its own status: Next's notFound() is blank without JavaScript, so the page is rendered whole
// and marks its status. A cached page has it in its entry, and may be remade in the background after its answer began.
function statusOf(givenStatus: number, { kind, status }: AnswerContext): number {
  if (givenStatus !== 200) return givenStatus
  if (kind === 'live') return status ?? 200
  return kind === 'missing' ? 404 : 200
}

function addSecurity(response: ServerResponse, { kind, framedBy: origins, isKey }: AnswerContext): void {
  const policy = response.getHeader('content-security-policy')
  // The middleware, which makes the policy, does not know the page's restaurant.
  if (kind === 'live' && origins && policy) {
    response.setHeader('content-security-policy', framedBy(String(policy), origins))
  }
  if (isKey) response.setHeader('referrer-policy', 'no-referrer')
  if (kind === 'file') return // has its own, fewer if it is never opened as a page
  for (const [name, value] of Object.entries(ON_DOCUMENTS)) {
    if (!response.hasHeader(name)) response.setHeader(name, value)
  }
}

// The page's logger reads its request id: a cached page is the same for all, and only this header identifies a visit.
function addTiming(response: ServerResponse, { requestId, calls }: AnswerContext, isDocument: boolean): void {
  if (isDocument && requestId) response.setHeader('server-timing', `request;desc="${requestId}"`)
  if (calls) response.appendHeader('server-timing', debugTiming(calls, response.getHeader('x-cache')?.toString()))
}

function forbidCaching(response: ServerResponse): void {
  if (!String(response.getHeader('cache-control')).includes('no-store')) response.setHeader('cache-control', 'no-store')
  for (const name of ['etag', 'last-modified', 'expires']) response.removeHeader(name)
}

// The page that was to show the form's outcome failed: the typed values wait for the next one.
function preserveFormAnswer(response: ServerResponse): void {
  const cookies = [response.getHeader('set-cookie') ?? []].flat().map(String)
  response.removeHeader('set-cookie')
  for (const cookie of cookies.filter((line) => !isClearedAnswer(line))) response.appendHeader('set-cookie', cookie)
}

// A route handler's headers arrive as lists, in which `compression` finds no compressible type. Events stay as they
// are: compression would delay them.
function unwrapJsonContentType(response: ServerResponse): void {
  const setHeader = response.setHeader
  response.setHeader = (name, value) => {
    const isJson = Array.isArray(value) && value.length === 1 && /^content-type$/i.test(name) && /json/.test(value[0])
    return setHeader.call(response, name, isJson ? value[0] : value)
  }
}
