import type { IncomingMessage, ServerResponse } from 'node:http'
import { createRateLimiter } from '@/lib/backend/shared-state/shared-limiter'
import { tenantTag } from '@/lib/domain/content/content-tags'
import type { ContentChanges } from '@/lib/domain/content/schema'
import { memo } from '@/lib/domain/memo'
import { RATES } from '@/lib/domain/rate-limit/limits'
import { networkOf } from '@/lib/domain/rate-limit/network-of'
import { isSharedListPath, listQueryOf } from '@/lib/domain/search/list-parameters'
import type { InvalidatedTags } from '@/lib/server/content/invalidated-tags'
import type { AnswerContext } from '@/lib/server/http/answer/answer-context'
import { debugTiming, isDebugged } from '@/lib/server/http/answer/debug-timing'
import { appNameOf } from '@/lib/server/http/request/app-name-of'
import { cookieIn } from '@/lib/server/http/request/own-cookies'
import { requestId } from '@/lib/server/http/request/request-id'
import { requestLineRefusal } from '@/lib/server/http/request/request-line-refusal'
import { SHARED_PAGE_HEADER } from '@/lib/server/policy/shared-page-header'
import { type AnsweringBrand, type Destination, destinationOf } from '@/lib/server/routing/destination'
import { isSharedHost } from '@/lib/server/routing/host'
import { tenants } from '@/tenants/registry'
import { type Fetch, type Fetched, type Found, httpCache } from './http-cache'
import { anonymousHeaders } from './next-headers'
import type { Origin } from './origin'
import { FRESH_SECONDS, STALE_SECONDS } from './page-policy'
import { sendPlainText } from './plain-answers'
import { NotRenderedError, type PageCaller, pageCallerOf, type RenderQueue, sendNotRendered } from './render-queue'
import { cachedPage, type PageAnswer, pageAnswer, type SharedPage, sendPage, sharedList } from './shared-page'

interface Parts {
  origin: Pick<Origin, 'fetch'>
  queue: RenderQueue
  /** One upstream serves every host: UPSTREAM_URL is set. */
  isOverridden: boolean
  bounds: { entries: number; bytes: number }
  /** Tags that the process's other caches use as well. */
  tags: InvalidatedTags
}

/** A request for a page, with its known properties. */
interface PageRequest {
  destination: Destination
  context: AnswerContext
  /** Our own cookies; `undefined` where there are none. */
  cookie: string | undefined
  /** The diner's address. */
  client: string
}

/** Parts of the context that belong to the current request: logged and traced as its own. */
type Trace = Pick<AnswerContext, 'requestId' | 'traceparent' | 'calls'>
type PageContext = AnswerContext & { brand: AnsweringBrand }

/** Pages that are the same for everybody, cached by this process. */
export type CachedPages = ReturnType<typeof cachedPages>

const LISTS = { entries: 200, bytes: 30_000_000 }
/** In ms: no older list is sent. See docs/design/cache.md. */
const LIST_MS = 3000
const LONGEST_KEY = 1500
/** Attempts to get a page that another request makes; the last one makes its own. */
const ATTEMPTS = 3
/** Cookie that a list's page reads: its owner gets a page of their own, with their distances. */
const ADDRESS_COOKIE = 'delivery_address'
/** Headers by which Next's client requests something else than the whole page. */
const NEXT_REQUEST_HEADERS = ['rsc', 'next-router-prefetch', 'next-router-segment-prefetch', 'next-router-state-tree']
/** Header that shows the page's source. */
const CACHE_HEADER = 'x-cache'
/** Pages remade in the background queue as one network, so that they leave room for waiting requests. */
const BEHIND: PageCaller = { client: 'remake', closed: new AbortController().signal }

/** Facts in the host and the URL of a request, the same for every sender. */
interface Addressed {
  /** `null` where it is no cached page, or one that depends on the client. */
  page: { address: string; brand: AnsweringBrand } | null
  /** A cookie may name another tenant. */
  isShared: boolean
  /** `debug=true`: the answer shows its source. Ledger L081. */
  isDebugged: boolean
}

/**
 * Cached pages (fresh for a minute, then stale while one is made anew) and live lists (three seconds), each made by
 * Next behind `origin` from an anonymous request. Decisions 0022, 0066, docs/design/cache.md.
 */
export function cachedPages({ origin, queue, isOverridden, bounds, tags }: Parts) {
  const pages = httpCache<SharedPage>({
    bounds,
    freshMs: FRESH_SECONDS * 1000,
    staleMs: STALE_SECONDS * 1000,
    tags,
  })
  const lists = httpCache<SharedPage>({ bounds: LISTS, freshMs: LIST_MS, staleMs: LIST_MS, tags })
  const misses = createRateLimiter({ points: RATES.webMisses.points, windowMs: RATES.webMisses.minutes * 60_000 })
  const addressOf = memo(addressed, { longestKey: 600 })

  /**
   * Answers GET and HEAD of a cached page in memory, before any other check: a look-up and a write. `false` leaves it
   * untouched for `answer`.
   */
  function answerFromCache(request: IncomingMessage, response: ServerResponse): boolean {
    const { method, headers } = request
    if (method !== 'GET' && method !== 'HEAD') return false
    if (headers['content-length'] !== undefined || headers['transfer-encoding'] !== undefined) return false
    // A redirect may be due. Ledger L073.
    if (headers.referer?.includes('showHeader=false')) return false
    const { host = '' } = headers
    const { page, isShared, isDebugged } = addressOf(host, request.url ?? '')
    if (!page || (isShared && headers.cookie?.includes('theme='))) return false
    const found = pages.findCached(page.address, () => makePage(BEHIND, page.brand, page.address))
    if (!found) return false
    // A cached page has all its encodings.
    const { status, head, body } = pageAnswer(request, found.answer) as PageAnswer
    const own = [CACHE_HEADER, found.state]
    if (headers.accept?.includes('text/html')) {
      own.push('server-timing', `request;desc="${requestId(headers['x-request-id'])}"`)
    }
    if (isDebugged) own.push('server-timing', debugTiming([], found.state))
    response.writeHead(status, head.concat(own)).end(body)
    return true
  }

  function addressed(host: string, url: string): Addressed {
    const none = { page: null, isShared: false, isDebugged: false }
    if (requestLineRefusal({ method: 'GET', url, headers: { host } })) return none
    const [pathname = ''] = url.split('?', 1)
    const search = url.slice(pathname.length)
    // The theme is stored in a cookie on a shared host.
    if (new URLSearchParams(search).has('theme')) return none
    const destination = destinationOf(tenants, { host, pathname, search, isOverridden })
    if (destination?.kind !== 'cached') return none
    return { page: destination, isShared: isSharedHost(tenants, host), isDebugged: isDebugged(url) }
  }

  /** Answers a request for a page that is the same for everybody; `false` where the page would be the client's own. */
  async function answer(request: IncomingMessage, response: ServerResponse, requested: PageRequest): Promise<boolean> {
    const { destination } = requested
    const address = 'address' in destination ? destination.address : listAddress(request, requested)
    if (address === null) return false
    const send = 'address' in destination ? sendCached : sendList
    await send(request, response, requested, address).catch((error) => sendNotRendered(request, response, error))
    return true
  }

  async function sendCached(
    request: IncomingMessage,
    response: ServerResponse,
    { destination: { kind, brand }, context, client }: PageRequest,
    address: string,
  ): Promise<void> {
    const caller = pageCallerOf(request, client)
    const network = networkOf(client)
    const isCounted = client !== '' && kind === 'cached'
    const make = async () => {
      const made = await makePage(caller, brand, address, context)
      if (isCounted && made.answer.status === 404) misses.consume(network, Date.now())
      return made
    }
    const remake = () => makePage(BEHIND, brand, address)
    const cached = pages.findCached(address, remake)
    const waitMs = isCounted && !cached ? misses.consume(network, Date.now(), 0) : 0
    if (waitMs > 0) {
      const headers = { 'retry-after': String(Math.ceil(waitMs / 1000)) }
      return sendPlainText(request, response, 429, { headers })
    }
    const found = cached ?? (await untilMade(caller, make, (begin) => pages.get(address, begin, remake)))
    // The missing page is cached like any other, but sent with status 404.
    const page = kind === 'missing' ? { ...found.answer, status: 404, etag: undefined } : found.answer
    await sendPage(request, response, page, kind === 'missing' ? {} : { [CACHE_HEADER]: found.state })
  }

  async function sendList(
    request: IncomingMessage,
    response: ServerResponse,
    { destination: { brand }, context, client }: PageRequest,
    address: string,
  ): Promise<void> {
    const caller = pageCallerOf(request, client)
    const make = () => makeList(caller, brand, address, context)
    const found = await untilMade(caller, make, (begin) => lists.get(`${brand.segment} ${address}`, begin, make))
    await sendPage(request, response, found.answer)
  }

  function makePage(
    caller: PageCaller,
    brand: AnsweringBrand,
    address: string,
    trace: Trace = {},
  ): Promise<Fetched<SharedPage>> {
    const context = contextOf('cached', brand, address, trace)
    return queue.run(caller, async () => {
      const madeAt = Date.now()
      const answer = await origin.fetch(address, anonymousHeaders(brand, trace.requestId), context)
      return cachedPage(answer, { address, tags: tagsOf(context), madeAt })
    })
  }

  function makeList(
    caller: PageCaller,
    brand: AnsweringBrand,
    address: string,
    trace: Trace,
  ): Promise<Fetched<SharedPage>> {
    const context = contextOf('live', brand, address, trace)
    // Calls of a list count against the client whose request makes it.
    const ofList = { 'x-client-address': caller.client, [SHARED_PAGE_HEADER]: '1' }
    return queue.run(caller, async () => {
      const madeAt = Date.now()
      const headers = { ...anonymousHeaders(brand, trace.requestId), ...ofList }
      const answer = await origin.fetch(address, headers, context)
      return sharedList(answer, { address, tags: tagsOf(context), madeAt }, context.status)
    })
  }

  return {
    answerFromCache,
    answer,
    /** HTML of a cached page, made where it is not cached; empty where there is none. */
    async warm(brand: AnsweringBrand, address: string): Promise<string> {
      const make = () => makePage({ ...BEHIND, client: '' }, brand, address)
      const { answer } = await pages.get(address, make, make)
      return answer.status === 200 ? answer.bodies.identity.toString() : ''
    },
    /**
     * Content that has changed: pages that show it are made anew before the next request is answered; while that fails,
     * they stay as they were. Decision 0071.
     */
    contentChanged(changed: ContentChanges['changed']): void {
      tags.add(changed)
      for (const cache of [pages, lists]) cache.retireOutdated()
    },
    /** Current number of entries and bytes. */
    size() {
      const [one, other] = [pages.size(), lists.size()]
      return { entries: one.entries + other.entries, bytes: one.bytes + other.bytes }
    },
  }
}

// Context of an anonymous request, since a cached page is everybody's. Decision 0022.
function contextOf(
  kind: 'cached' | 'live',
  brand: AnsweringBrand,
  address: string,
  { requestId, traceparent, calls }: Trace,
): PageContext {
  const appName = appNameOf(address, () => undefined) // the address alone decides whether a page is embedded
  return { kind, brand, appName, requestId, traceparent, calls, shown: new Set() }
}

/** Tags of a made page: its tenant's configuration, and those noted by its calls. */
function tagsOf({ brand, shown = new Set() }: PageContext): string[] {
  return [...shown.add(tenantTag(brand.tenant))]
}

/**
 * Tries again where the request that was to make the page, and for which this one waited, was refused or disconnected;
 * in the end this request makes it for itself. A disconnected request does not: of a hundred that disconnect, each
 * would keep the others waiting in turn.
 */
async function untilMade(
  { closed }: PageCaller,
  make: Fetch<SharedPage>,
  get: (make: Fetch<SharedPage>) => Promise<Found<SharedPage>>,
): Promise<Found<SharedPage>> {
  for (let attempt = 1; attempt < ATTEMPTS; attempt++) {
    let isMaker = false
    try {
      const found = await get(() => {
        isMaker = true
        return make()
      })
      // The maker's own limit does not apply to the others.
      if (isMaker || found.answer.status !== 429) return found
    } catch (error) {
      if (isMaker || closed.aborted || !(error instanceof NotRenderedError)) throw error
    }
  }
  return { answer: (await make()).answer, state: 'MISS' }
}

/** Cache address of the list, from the parameters that its page reads; `null` where it may not be shared. */
function listAddress(
  { method, headers, url = '' }: IncomingMessage,
  { destination, cookie }: PageRequest,
): string | null {
  if (method !== 'GET' || destination.kind !== 'live' || destination.brand.isPersonal) return null
  if (NEXT_REQUEST_HEADERS.some((name) => headers[name] !== undefined)) return null
  const [path = '', search = ''] = url.split('?', 2)
  if (!isSharedListPath(path) || cookieIn(cookie, ADDRESS_COOKIE) !== undefined) return null
  const query = listQueryOf(path, new URLSearchParams(search))
  if (query === null || query.length > LONGEST_KEY) return null
  return `${path}?${query}`
}
