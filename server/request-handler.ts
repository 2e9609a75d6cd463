import type { IncomingMessage, ServerResponse } from 'node:http'
import type { AnswerContext } from '@/lib/server/http/answer/answer-context'
import { isDebugged } from '@/lib/server/http/answer/debug-timing'
import { appNameOf } from '@/lib/server/http/request/app-name-of'
import { clientAddress } from '@/lib/server/http/request/client-address'
import { cookieIn, ownCookies } from '@/lib/server/http/request/own-cookies'
import { requestId } from '@/lib/server/http/request/request-id'
import { requestLineRefusal } from '@/lib/server/http/request/request-line-refusal'
import { type Destination, destinationOf } from '@/lib/server/routing/destination'
import { isUploadRequest } from '@/lib/server/routing/picture-uploads'
import { urlWithHeaderParameter } from '@/lib/server/routing/url-with-header-parameter'
import { tenants } from '@/tenants/registry'
import type { CachedPages } from './cached-pages'
import { compress } from './compress'
import { sendInertPage } from './inert-page'
import { anonymousHeaders, forwardedHeaders } from './next-headers'
import type { Origin } from './origin'
import { sendPlainText } from './plain-answers'
import { type HandleNext, pageCallerOf, type RenderQueue, sendNotRendered } from './render-queue'
import { readWholeBody, requestWithBody } from './request-body'
import type { ServeFile } from './static-files'
import { uploadGate } from './upload-gate'

/** Answers one request; `context` carries its known properties to the head and the page. */
export type HandleRequest = (
  request: IncomingMessage,
  response: ServerResponse,
  context: AnswerContext,
) => Promise<void>

interface Parts {
  isDevelopment: boolean
  /** The process is stopping: its health check reports it. */
  isDraining: () => boolean
  /** `/readyz`, on every host. See docs/design/processes.md. */
  answerReadiness: (request: IncomingMessage, response: ServerResponse) => Promise<void>
  /** Proxies in front that are trusted for the diner's address: TRUSTED_PROXY_HOPS. */
  trustedProxyHops: number
  handleNext: HandleNext
  serveFile: ServeFile
  queue: RenderQueue
  /** Origin of view-only pages; in development Next sends them, under their policy. */
  origin: Pick<Origin, 'fetch'> | null
  /** `null` in development: no page is cached. */
  pages: Pick<CachedPages, 'answer'> | null
}

/** A request on its way to Next. */
interface Dispatched {
  request: IncomingMessage
  response: ServerResponse
  destination: Destination
  context: AnswerContext
  cookie: string | undefined
  /** Address of the client: `clientAddress`. */
  client: string
}

/** Classifies each request before Next sees it, and passes on only known ones. Decision 0022. */
export function requestHandler({
  isDevelopment,
  isDraining,
  answerReadiness,
  trustedProxyHops,
  handleNext,
  serveFile,
  queue,
  origin,
  pages,
}: Parts): HandleRequest {
  const uploads = uploadGate()

  return async (incoming, response, context) => {
    const refused = requestLineRefusal(incoming)
    if (refused) {
      const headers = { connection: 'close', ...(refused === 405 && { allow: 'GET, HEAD, POST, DELETE' }) }
      return sendPlainText(incoming, response, refused, { headers })
    }
    const isUpload = isUploadRequest(incoming.method, incoming.url ?? '')
    const request = isUpload ? requestWithBody(incoming, Buffer.alloc(0)) : await readWholeBody(incoming, response)
    if (!request || incoming.socket.destroyed) return
    const url = request.url ?? ''
    const [pathname = ''] = url.split('?', 1)
    if (pathname === '/healthz') return sendPlainText(request, response, isDraining() ? 503 : 200)
    if (pathname === '/readyz') return answerReadiness(request, response)
    const client = clientAddress(
      request.socket.remoteAddress,
      request.headers['x-forwarded-for']?.toString(),
      trustedProxyHops,
    )
    if (serveFile(request, response, context, client)) return
    const cookie = ownCookies(request.headers.cookie)
    const destination = destinationOf(tenants, {
      host: request.headers.host ?? '',
      pathname,
      search: url.slice(pathname.length),
      themeCookie: cookieIn(cookie, 'theme'),
      isOverridden: Boolean(process.env.UPSTREAM_URL),
    })
    if (!destination) return sendPlainText(request, response, 404)
    if (isUpload && !uploads.admit(incoming, response, { client, context })) return
    describe(context, request, destination)
    return dispatch({ request, response, destination, context, cookie, client })
  }

  async function dispatch({ request, response, destination, context, cookie, client }: Dispatched): Promise<void> {
    const { brand } = destination
    if (destination.kind === 'redirect') {
      // An answer with a key is never cached. Contract C19.
      if (destination.isKey) response.setHeader('cache-control', 'private, no-store')
      return redirect(response, 308, destination.location)
    }
    if (destination.kind === 'file') {
      request.url = destination.path
      if (!serveFile(request, response, context, client)) sendPlainText(request, response, 404)
      return
    }
    const isPage = destination.kind === 'cached' || destination.kind === 'live'
    const withParameter = isPage ? urlWithHeaderParameter(request) : null
    if (withParameter) {
      response.setHeader('cache-control', 'private, no-store')
      return redirect(response, 307, withParameter)
    }
    const isCached = 'address' in destination
    const isInert = 'isInert' in destination && destination.isInert
    if ((isCached || isInert) && request.method !== 'GET' && request.method !== 'HEAD') {
      const status = destination.kind === 'missing' ? 404 : 405
      return sendPlainText(request, response, status, { headers: { allow: 'GET, HEAD' } })
    }
    if (await pages?.answer(request, response, { destination, context, cookie, client })) return
    if (isCached) {
      request.url = destination.address
      request.headers = anonymousHeaders(brand, context.requestId)
      return handleNext(request, response)
    }
    const forwarded = { cookie, segment: brand.segment, client, requestId: context.requestId, isDevelopment }
    request.headers = forwardedHeaders(request.headers, forwarded)
    if (destination.kind === 'api') return handleNext(request, response)
    const make = async () => {
      if (!isInert || !origin) return handleNext(request, response)
      const { 'accept-encoding': _, ...headers } = request.headers
      const answer = await origin.fetch(request.url ?? '', headers, context)
      compress(request, response)
      sendInertPage(request, response, answer)
    }
    try {
      await queue.run(pageCallerOf(request, client), make)
    } catch (error) {
      sendNotRendered(request, response, error)
    }
  }
}

function describe(context: AnswerContext, { url = '', headers }: IncomingMessage, destination: Destination): void {
  context.kind = destination.kind
  context.brand = destination.brand
  context.isKey = 'isKey' in destination && destination.isKey
  context.requestId = requestId(headers['x-request-id'])
  context.appName = appNameOf(url, (name) => headers[name])
  if (isDebugged(url)) context.calls = []
}

function redirect(response: ServerResponse, status: 307 | 308, location: string): void {
  response.setHeader('location', location)
  response.writeHead(status).end()
}
