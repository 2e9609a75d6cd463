import { createHash } from 'node:crypto'
import type { IncomingHttpHeaders, IncomingMessage, ServerResponse } from 'node:http'
import { ON_DOCUMENTS } from '@/lib/server/http/answer/security-headers'
import { type Encoding, encodingFor, isKnownCopy } from '@/lib/server/http/request/negotiation'
import type { Entry, Fetched } from './http-cache'
import type { OriginAnswer } from './origin'
import { BROTLI, pageBodies, pageBody } from './page-bodies'
import { withPagePolicy } from './page-policy'
import { CACHED_PAGE_VARY } from './response-head'

/** A page as sent to every client. */
export interface SharedPage extends Entry {
  headers: Record<string, string>
  /** ETag of a page that a browser may keep. */
  etag?: string
  /** Encodings that exist already; the others are made for the first client that needs them. */
  bodies: { identity: Buffer; br?: Buffer | Promise<Buffer>; gzip?: Buffer | Promise<Buffer> }
}

/** Origin of a made page. */
export interface Made {
  /** Next's address of it. */
  address: string
  tags: readonly string[]
  /** Earliest time at which its data were read; in ms since 1970. */
  madeAt: number
}

/** Headers from Next that the page needs. */
const SENT_HEADERS = ['content-type', 'link', 'location', 'retry-after', 'x-robots-tag']
/** Memory of an entry besides its bytes. */
const ENTRY_BYTES = 4000
const ENCODINGS: Record<Encoding, true> = { br: true, gzip: true, identity: true }

/**
 * A cached page, under its policy and, where it may be cached, in every encoding. `isGood`: it has status 200 and is
 * complete, so it may be cached.
 */
export async function cachedPage(answer: OriginAnswer, { address, tags, madeAt }: Made): Promise<Fetched<SharedPage>> {
  const { html, markedStatus, policy, cacheControl } = withPagePolicy(answer.body, address)
  const status = answer.status === 200 ? (markedStatus ?? 200) : answer.status
  const isGood = status === 200 && markedStatus === null
  // A page sent once is not worth the best compression.
  const bodies: SharedPage['bodies'] = isGood ? await pageBodies(html) : { identity: Buffer.from(html) }
  const headers = {
    ...sentHeaders(answer.headers),
    'content-type': 'text/html; charset=utf-8',
    'content-security-policy': policy,
    'cache-control': isGood ? cacheControl : 'no-store',
  }
  const etag = isGood ? `"${createHash('sha256').update(bodies.identity).digest('base64url').slice(0, 27)}"` : undefined
  const bytes = Object.values(bodies).reduce((sum, body) => sum + ('length' in body ? body.length : 0), ENTRY_BYTES)
  return { answer: { status, headers, etag, bodies, tags, madeAt, bytes }, isGood }
}

/**
 * A live list for all equal requests within three seconds.
 * @param markedStatus status that its page sets
 */
export function sharedList(
  answer: OriginAnswer,
  { address, tags, madeAt }: Made,
  markedStatus?: number,
): Fetched<SharedPage> {
  const isPage = answer.headers['content-type']?.startsWith('text/html')
  const page = isPage ? withPagePolicy(answer.body, address) : null
  const identity = Buffer.from(page?.html ?? answer.body)
  const headers = {
    ...sentHeaders(answer.headers),
    ...(page && { 'content-security-policy': page.policy }),
    'cache-control': String(answer.headers['cache-control'] ?? 'private, no-store'),
  }
  const bytes = 2 * identity.length + ENTRY_BYTES
  const status = answer.status === 200 ? (markedStatus ?? 200) : answer.status
  return { answer: { status, headers, bodies: { identity }, tags, madeAt, bytes }, isGood: status === 200 }
}

/** Answer to a request. */
export interface PageAnswer {
  status: number
  /** Names and values in turn, as `writeHead` takes them. */
  head: string[]
  body: Buffer | undefined
}

/**
 * A page for a request, in its preferred encoding; a promise where it has to be compressed first. A copy that the
 * client has is not sent again.
 */
export function pageAnswer(request: IncomingMessage, page: SharedPage): PageAnswer | Promise<PageAnswer> {
  const encoding = encodingFor(String(request.headers['accept-encoding'] ?? ''), ENCODINGS)
  const { bodies } = page
  if (encoding !== 'identity') bodies[encoding] ??= pageBody(bodies.identity, encoding, BROTLI.now)
  const body = bodies[encoding] ?? bodies.identity
  return 'then' in body ? body.then(answerWith) : answerWith(body)

  function answerWith(bytes: Buffer): PageAnswer {
    const head = headOf(page, encoding, bytes.length)
    if (page.etag && isKnownCopy(request.headers['if-none-match'], page.etag)) {
      return { status: 304, head: withoutBody(head), body: undefined }
    }
    return { status: page.status, head, body: request.method === 'HEAD' ? undefined : bytes }
  }
}

const heads = new WeakMap<SharedPage, Partial<Record<Encoding, string[]>>>()

// The head is the same for all clients, so it is made once.
function headOf(page: SharedPage, encoding: Encoding, bodyLength: number): string[] {
  const known = heads.get(page) ?? {}
  heads.set(page, known)
  known[encoding] ??= Object.entries({
    ...ON_DOCUMENTS,
    ...page.headers,
    ...(page.etag && { etag: page.etag }),
    vary: CACHED_PAGE_VARY,
    ...(encoding !== 'identity' && { 'content-encoding': encoding }),
    'content-length': String(bodyLength),
  }).flat()
  return known[encoding]
}

const OF_BODY = ['content-type', 'content-length', 'content-encoding']

function withoutBody(head: readonly string[]): string[] {
  return head.filter((_, index) => !OF_BODY.includes(head[index - (index % 2)] ?? ''))
}

/**
 * Sends the page with the headers of this answer (server/response-head.ts).
 * @param own headers of this answer alone
 */
export async function sendPage(
  request: IncomingMessage,
  response: ServerResponse,
  page: SharedPage,
  own: Record<string, string> = {},
): Promise<void> {
  const { status, head, body } = await pageAnswer(request, page)
  if (response.destroyed) return
  for (let n = 0; n < head.length; n += 2) response.setHeader(head[n] ?? '', head[n + 1] ?? '')
  for (const [name, value] of Object.entries(own)) response.setHeader(name, value)
  response.writeHead(status).end(body)
}

function sentHeaders(headers: IncomingHttpHeaders): Record<string, string> {
  return Object.fromEntries(SENT_HEADERS.flatMap((name) => (headers[name] ? [[name, String(headers[name])]] : [])))
}
