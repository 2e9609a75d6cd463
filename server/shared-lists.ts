import type { IncomingMessage, ServerResponse } from 'node:http'
import type { Socket } from 'node:net'
import { promisify } from 'node:util'
import { brotliCompress, constants, gzip } from 'node:zlib'
import { createRequestResponseMocks } from 'next/dist/server/lib/mock-request.js'
import { isSharedListPath, listQueryOf, type SharedListPath } from '@/lib/domain/search/list-parameters'
import type { AnswerContext } from '@/lib/server/http/answer/answer-context'
import { createTtlCache } from '@/lib/server/http/limits/create-ttl-cache'
import { type Encoding, encodingFor } from '@/lib/server/http/request/negotiation'
import { cookieIn } from '@/lib/server/http/request/own-cookies'
import { applyPagePolicy, type CacheEntry } from '@/lib/server/page-cache/page-policy'
import { SHARED_PAGE_HEADER } from '@/lib/server/policy/shared-page-header'
import { readTenantSegment } from '@/lib/server/routing/api-variant'
import type { Destination } from '@/lib/server/routing/destination'
import { tenants } from '@/tenants/registry'
import type { PageRenderer } from './page-renderer'
import { NEXT_REQUEST_HEADERS } from './stored-pages'

/** Answers the request if it is for a list that all may share; `false` leaves it untouched for whoever is next. */
export type AnswerShared = (request: IncomingMessage, response: ServerResponse, asked: Asked) => Promise<boolean>

interface Asked {
  destination: Destination
  context: AnswerContext
  /** Our own cookies; `undefined` where there are none. */
  cookie: string | undefined
  /** The diner's address. */
  client: string
}

interface Parts {
  renderer: Pick<PageRenderer, 'renderLive'>
  /** Runs the rendering with an answer of its own, since it is nobody's in particular. */
  runIn: <T>(context: AnswerContext, run: () => Promise<T>) => Promise<T>
}

/** A list as it is sent to all who ask for it. */
interface SharedPage {
  status: number
  headers: Record<string, string>
  /** Its bytes in an encoding, compressed when the first asks for it. */
  bodyIn(encoding: Encoding): Promise<Buffer>
}

const SHARED_MS = 3000
/** A list is about 70 kB as it is and 12 kB compressed: at most about 20 MB are held. */
const MOST_LISTS = 200
const LONGEST_KEY = 1500
/** Who has to make the list because its maker left is at most the third to try. */
const ATTEMPTS = 3
/** The cookies that a list's page reads: who has one gets a page of their own. */
const COOKIES: Record<SharedListPath, readonly string[]> = { '/rezerwuj': [], '/zamawiaj': ['delivery_address'] }
/** Of the headers that Next writes, those that the page needs. */
const KEPT_HEADERS = ['content-type', 'link', 'location', 'retry-after', 'cache-control', 'x-robots-tag']
const ALL_ENCODINGS: Record<Encoding, true> = { br: true, gzip: true, identity: true }
// As for live pages (compress.ts): 7 % fewer bytes than 4.
const BROTLI_QUALITY = 5

const brotliAsync = promisify(brotliCompress)
const gzipAsync = promisify(gzip)

class LeftError extends Error {}

/**
 * Live lists that carry nothing of the diner's own are made once for all who ask within three seconds, for nobody in
 * particular: without cookies, under the policy of hashes that cached pages have. What is not exactly such a request is
 * rendered for the one who asks. Decision 0041.
 */
export function sharedLists({ renderer, runIn }: Parts): AnswerShared {
  const shared = createTtlCache<SharedPage>(SHARED_MS, MOST_LISTS)

  return async (request, response, asked) => {
    const address = sharedAddress(request, asked)
    if (address === null) return false
    const { segment } = asked.destination.brand
    for (let attempt = 0; attempt < ATTEMPTS; attempt++) {
      let isMaker = false
      const make = () => {
        isMaker = true
        return makePage(request, address, asked)
      }
      try {
        const page = await shared(`${segment} ${address}`, () => make().then(onlyIfGood))
        await send(request, response, asked.context, page)
        return true
      } catch (error) {
        // What is not a list (an outage, a redirect, a limit reached) is for the one for whom it was made.
        if (isMaker && error instanceof NotShared) {
          await send(request, response, asked.context, error.page)
          return true
        }
        if (!(error instanceof LeftError)) {
          if (isMaker) throw error
          return false
        }
        if (isMaker) return true
      }
    }
    return false
  }

  async function makePage(request: IncomingMessage, address: string, asked: Asked): Promise<SharedPage> {
    const { destination, context, client } = asked
    const { requestId, traceparent } = context
    const { brand } = destination
    const headers = { 'x-client-address': client, 'x-request-id': requestId, [SHARED_PAGE_HEADER]: '1' }
    const answer = answerOf(brand.segment, address, headers, request.socket)
    const { req, res, breakOff, finished } = answer
    const own: AnswerContext = { kind: 'live', brand, requestId, traceparent, breakOff }
    const rendering = runIn(own, () => renderer.renderLive(req, res, client))
    if ((await Promise.race([rendering, finished])) === false) throw new LeftError()
    if (!res.writableEnded) breakOff()
    await finished
    return sharedPage(answer.text(), own.status ?? res.statusCode, answer.headerOf)
  }
}

/** A request of the web server's own for a live page, and what is written as its answer. */
function answerOf(segment: string, url: string, headers: Record<string, string | undefined>, socket: Socket) {
  const chunks: Buffer[] = []
  const { req, res } = createRequestResponseMocks({
    url,
    headers: {
      host: readTenantSegment(tenants, segment)?.tenant.hosts[0],
      accept: 'text/html',
      'x-tenant': segment,
      ...headers,
    },
    socket,
    resWriter: (chunk) => chunks.push(Buffer.from(chunk)) > 0,
  })
  // What breaks off would otherwise keep all who wait for it.
  const breakOff = () => void res.destroy(new Error('The list was not made to its end'))
  const finished = new Promise<void>((resolve, reject) => res.once('finish', resolve).once('error', reject))
  finished.catch(() => {}) // also where the rendering fails first
  return {
    req: req as unknown as IncomingMessage,
    res: res as unknown as ServerResponse,
    breakOff,
    finished,
    text: () => Buffer.concat(chunks).toString(),
    headerOf: (name: string) => res.getHeader(name),
  }
}

class NotShared extends Error {
  constructor(readonly page: SharedPage) {
    super('not shared')
  }
}

function onlyIfGood(page: SharedPage): SharedPage {
  if (page.status !== 200) throw new NotShared(page)
  return page
}

/** The address of the list, made of what its page reads alone; `null` where it may not be shared. */
function sharedAddress(request: IncomingMessage, { destination, cookie }: Asked): string | null {
  const { method, headers, url = '' } = request
  if (method !== 'GET' || destination.kind !== 'live' || destination.brand.isPersonal) return null
  if (NEXT_REQUEST_HEADERS.some((name) => headers[name] !== undefined)) return null
  const [path = '', search = ''] = url.split('?', 2)
  if (!isSharedListPath(path) || COOKIES[path].some((name) => cookieIn(cookie, name) !== undefined)) return null
  const query = listQueryOf(path, new URLSearchParams(search))
  if (query === null || query.length > LONGEST_KEY) return null
  return `${path}?${query}`
}

/** The page under the policy of hashes of its scripts. */
function sharedPage(text: string, status: number, headerOf: (name: string) => unknown): SharedPage {
  const entry: CacheEntry = { kind: 'APP_PAGE', html: text }
  const headers: Record<string, string> = {}
  for (const name of KEPT_HEADERS) {
    const value = headerOf(name)
    if (value !== undefined) headers[name] = String(value)
  }
  if (headers['content-type']?.startsWith('text/html')) {
    applyPagePolicy(entry)
    headers['content-security-policy'] = String(entry.headers?.['content-security-policy'])
  }
  const identity = Buffer.from(String(entry.html))
  const bodies = new Map<Encoding, Promise<Buffer>>()
  const bodyIn = (encoding: Encoding) => {
    const body = bodies.get(encoding) ?? encode(identity, encoding)
    bodies.set(encoding, body)
    return body
  }
  return { status, headers, bodyIn }
}

async function encode(identity: Buffer, encoding: Encoding): Promise<Buffer> {
  if (encoding === 'identity') return identity
  if (encoding === 'gzip') return gzipAsync(identity)
  const params = {
    [constants.BROTLI_PARAM_QUALITY]: BROTLI_QUALITY,
    [constants.BROTLI_PARAM_SIZE_HINT]: identity.length,
  }
  return brotliAsync(identity, { params })
}

async function send(
  request: IncomingMessage,
  response: ServerResponse,
  context: AnswerContext,
  page: SharedPage,
): Promise<void> {
  const encoding = encodingFor(String(request.headers['accept-encoding'] ?? ''), ALL_ENCODINGS)
  const body = await page.bodyIn(encoding)
  if (response.destroyed) return
  for (const [name, value] of Object.entries(page.headers)) response.setHeader(name, value)
  if (encoding !== 'identity') response.setHeader('content-encoding', encoding)
  response.setHeader('vary', 'accept-encoding')
  response.setHeader('content-length', body.length)
  context.status = page.status
  response.writeHead(page.status)
  response.end(body)
}
