import type { IncomingMessage, ServerResponse } from 'node:http'
import { generateETag } from 'next/dist/server/lib/etag.js'
import type { Tenant } from '@/lib/domain/tenant/schema'
import { debugTiming, isDebugged } from '@/lib/server/http/answer/debug-timing'
import { ON_DOCUMENTS } from '@/lib/server/http/answer/security-headers'
import { type Encoding, encodingFor, isKnownCopy } from '@/lib/server/http/request/negotiation'
import { requestId } from '@/lib/server/http/request/request-id'
import { requestLineRefusal } from '@/lib/server/http/request/request-line-refusal'
import { ageOf, type PageStore, type StoredPage } from '@/lib/server/page-cache/page-store'
import { destinationOf } from '@/lib/server/routing/destination'
import { isSharedHost } from '@/lib/server/routing/host'
import { boundedMemo } from './bounded-memo'
import { CACHED_PAGE_VARY, NEXT_HEADERS } from './response-head'

/** Answers the request if it is for a page in memory; `false` leaves it untouched for whoever is next. */
export type AnswerStored = (request: IncomingMessage, response: ServerResponse) => boolean

interface Parts {
  tenants: readonly Pick<Tenant, 'key' | 'hosts' | 'sharedHosts'>[]
  /** One upstream serves every host: UPSTREAM_URL is set. */
  isOverridden: boolean
  store: PageStore
}

/** What the host and the URL of a request say, whoever sends it. */
interface Asked {
  /** The internal address of the cached page; `null` where it is none, or one for which Next must be asked. */
  address: string | null
  /** A cookie may name another tenant. */
  isShared: boolean
  /** `debug=true`: the answer says where it came from. Ledger L081. */
  isDebugged: boolean
}

/** What is sent, and how the debugging header of the page cache calls it. */
interface Chosen {
  page: StoredPage
  encoding: Encoding
  state: 'HIT' | 'STALE'
  isTimed: boolean
}

/** A page's answer, as far as it is the same for all who ask. */
interface Prepared {
  etag: string
  /** Names and values in turn, as `writeHead` takes them. */
  head: Record<Encoding, string[]>
}

/** Requests in which Next would look for something else than the whole page. */
export const NEXT_REQUEST_HEADERS = [
  'rsc',
  'next-router-prefetch',
  'next-router-segment-prefetch',
  'next-router-state-tree',
]

/**
 * Answers GET and HEAD of cached pages from memory, without Next: a look-up and a write. What is not exactly such a
 * request goes the way of every other (`request-handler.ts`): other methods, flight data, a theme chosen by query or
 * cookie, a diner who keeps `showHeader=false`, a page that is not in memory or past its limit. One request
 * goes that way for each stale page, and Next remakes the page behind its answer. Decision 0034.
 */
export function storedPages({ tenants, isOverridden, store }: Parts): AnswerStored {
  const askedByText = boundedMemo<Asked>()
  const encodings = boundedMemo<Encoding>()
  const prepared = new WeakMap<StoredPage, Prepared>()

  return (request, response) => {
    const { method, headers } = request
    if (method !== 'GET' && method !== 'HEAD') return false
    const { host = '', referer } = headers
    if (headers['content-length'] !== undefined || headers['transfer-encoding'] !== undefined) return false
    if (NEXT_REQUEST_HEADERS.some((name) => headers[name] !== undefined)) return false
    if (referer?.includes('showHeader=false')) return false
    const url = request.url ?? ''
    const { address, isShared, isDebugged: isTimed } = askedByText(`${host} ${url}`, () => asked(host, url))
    if (address === null || (isShared && headers.cookie?.includes('theme='))) return false
    const page = store.held(address)
    if (!page) return false
    const nowMs = Date.now()
    const age = ageOf(page, nowMs)
    if (age === 'expired' || (age === 'stale' && store.claimRemake(address, nowMs))) return false
    const accepted = String(headers['accept-encoding'] ?? '')
    const encoding = encodings(accepted, () => encodingFor(accepted, page.bodies))
    send(request, response, { page, encoding, state: age === 'fresh' ? 'HIT' : 'STALE', isTimed })
    return true
  }

  function asked(host: string, url: string): Asked {
    const none = { address: null, isShared: false, isDebugged: false }
    if (requestLineRefusal({ method: 'GET', url, headers: { host } })) return none
    const [pathname = ''] = url.split('?', 1)
    const search = url.slice(pathname.length)
    const query = new URLSearchParams(search)
    // `theme` is set by cookie on a shared host, `_rsc` is a query of Next's own.
    if (query.has('theme') || query.has('_rsc')) return none
    const destination = destinationOf(tenants, { host, pathname, search, isOverridden })
    if (destination?.kind !== 'cached') return none
    return { address: destination.address, isShared: isSharedHost(tenants, host), isDebugged: isDebugged(url) }
  }

  function send(request: IncomingMessage, response: ServerResponse, { page, encoding, state, isTimed }: Chosen): void {
    let answer = prepared.get(page)
    if (!answer) {
      answer = prepare(page)
      prepared.set(page, answer)
    }
    const { headers, method } = request
    const head = answer.head[encoding].concat('x-nextjs-cache', state)
    if (headers.accept?.includes('text/html')) {
      head.push('server-timing', `request;desc="${requestId(headers['x-request-id'])}"`)
    }
    if (isTimed) head.push('server-timing', debugTiming([], state))
    const tags = headers['if-none-match']
    if (isKnownCopy(tags, answer.etag)) {
      response.writeHead(304, withoutBody(head))
      response.end()
      return
    }
    response.writeHead(200, head)
    response.end(method === 'HEAD' ? undefined : page.bodies[encoding])
  }
}

function prepare(page: StoredPage): Prepared {
  const { identity } = page.bodies
  const etag = generateETag(identity.toString())
  const kept = Object.entries(page.headers).filter(([name]) => !NEXT_HEADERS.includes(name))
  const common = {
    ...ON_DOCUMENTS,
    ...Object.fromEntries(kept),
    etag,
    'content-type': 'text/html; charset=utf-8',
    vary: CACHED_PAGE_VARY,
  }
  const headOf = (encoding: Encoding) => {
    const lines: Record<string, unknown> = {
      ...common,
      ...(encoding !== 'identity' && { 'content-encoding': encoding }),
      'content-length': page.bodies[encoding].length,
    }
    return Object.entries(lines).flatMap(([name, value]) => [name, String(value)])
  }
  return { etag, head: { br: headOf('br'), gzip: headOf('gzip'), identity: headOf('identity') } }
}

const OF_BODY = ['content-type', 'content-length', 'content-encoding']

function withoutBody(head: string[]): string[] {
  return head.filter((_, index) => !OF_BODY.includes(head[index - (index % 2)] ?? ''))
}
