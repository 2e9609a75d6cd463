import { type IncomingMessage, type Server, type ServerOptions, type ServerResponse, STATUS_CODES } from 'node:http'
import type { AddressInfo } from 'node:net'
import { serve } from '@hono/node-server'
import type { MiddlewareHandler } from 'hono'
import { bodyLimit } from 'hono/body-limit'
import { answerRefusedHeads } from '@/lib/backend/refused-heads'
import { limitRequestTime } from '@/lib/backend/request-time'
import { MAX_PICTURE_BYTES } from '@/lib/domain/restaurant/picture-sizes'
import type { UpstreamEnv } from './deps'
import { problem } from './problem'

/** The maximum size of a request body. Contract "Errors". */
export const MAX_BODY_BYTES = 64 * 1024

const MAX_LARGE_BODY_BYTES = 4 * 1024 * 1024
/** Path at which operations upload a picture. Contract C36. */
export const PICTURE_UPLOAD = '/operations/pictures'
const PANEL_UPLOAD = /^\/panel\/[1-9]\d{0,8}\/pictures$/

/** Is this the path of a picture upload? */
export function isPictureUpload(path: string): boolean {
  return path === PICTURE_UPLOAD || PANEL_UPLOAD.test(path)
}

/** Size of a plain form around its file. */
const FORM_BYTES = 4096

/**
 * Paths whose bodies may be larger than the usual, in bytes: pictures, files of restaurants, lists of addresses, and categories of a menu.
 * All of them need a token or a session; nginx lets the same ones through (`deploy/nginx`). Contract C33, C34, C36, C37.
 */
export const LARGER_BODIES: readonly (readonly [path: RegExp, maxBytes: number])[] = [
  [/^\/operations\/pictures$/, MAX_PICTURE_BYTES + FORM_BYTES],
  [PANEL_UPLOAD, MAX_PICTURE_BYTES + FORM_BYTES],
  [/^\/operations\/restaurants\/import$/, MAX_LARGE_BODY_BYTES],
  [/^\/operations\/restaurants\/\d+\/menu$/, MAX_LARGE_BODY_BYTES],
  [/^\/operations\/addresses\/imports\/[0-9a-f-]{36}\/rows$/, MAX_LARGE_BODY_BYTES],
  [/^\/panel\/\d+\/settings\/parts\/menu\/draft$/, MAX_LARGE_BODY_BYTES],
]

/** Time within which a whole request must arrive, in ms. */
interface RequestTimes {
  usual: number
  /** 15 MB at 2 Mbit/s. A caller without access is answered before the body, and then disconnected. */
  picture: number
}
export const REQUEST_TIMES: RequestTimes = { usual: 10_000, picture: 60_000 }

/**
 * Options of node's server: headers of at most 8 KiB within 5 s, checked every second. Its single time for a whole
 * request is the longest one; `limitRequestTime` enforces shorter ones.
 */
export const SERVER_OPTIONS = {
  maxHeaderSize: 8 * 1024,
  headersTimeout: 5000,
  requestTimeout: REQUEST_TIMES.picture,
  connectionsCheckingInterval: 1000,
}

/** On every response; a route may overwrite them. */
const SECURITY_HEADERS = {
  'x-content-type-options': 'nosniff',
  // Responses are for one diner, or are requested again anyway.
  'cache-control': 'no-store',
  'referrer-policy': 'no-referrer',
  'content-security-policy': "default-src 'none'; frame-ancestors 'none'",
}

/**
 * Refuses a body whose Content-Length is too large before reading it, for every method; a body without one as soon as
 * it exceeds the limit.
 */
export function limitBodySize(): MiddlewareHandler<UpstreamEnv> {
  const onError = () => Promise.reject(problem(413, 'too_large'))
  const usual = bodyLimit({ maxSize: MAX_BODY_BYTES, onError })
  const larger = new Map(LARGER_BODIES.map(([, maxSize]) => [maxSize, bodyLimit({ maxSize, onError })]))
  return (c, next) => {
    if (isTooLarge(c.req.header('content-length'), c.req.path)) throw problem(413, 'too_large')
    return (larger.get(maxBytesOf(c.req.path)) ?? usual)(c, next)
  }
}

/** 400 for an address with invalid percent-encoding. */
export const rejectMalformedUrls: MiddlewareHandler<UpstreamEnv> = async (c, next) => {
  try {
    const { pathname, search } = new URL(c.req.url)
    decodeURIComponent(`${pathname}${search}`)
  } catch {
    throw problem(400, 'malformed_address')
  }
  await next()
}

/** Time that an unused connection stays open here. */
const KEEP_ALIVE_SECONDS = 65
/**
 * Time that callers are told by the keep-alive header. Node would send the full time, and a caller whose clock is a
 * second late would send a call on a closing connection; only a read can be sent again then.
 */
const ADVERTISED_KEEP_ALIVE_SECONDS = 30

/** Serves the application over HTTP, and adds the headers to the responses and refusals of node itself. */
export function listen(
  fetch: (request: Request) => Response | Promise<Response>,
  at: { port: number; hostname: string },
  onListening: (address: AddressInfo) => void,
  serverOptions: ServerOptions = SERVER_OPTIONS,
  times: RequestTimes = REQUEST_TIMES,
): Server {
  const server = serve({ fetch, ...at, serverOptions }, onListening) as Server
  server.keepAliveTimeout = KEEP_ALIVE_SECONDS * 1000
  limitRequestTime(server, ({ url = '' }) => (isPictureUpload(url) ? times.picture : times.usual))
  secureServer(server)
  return server
}

function secureServer(server: Server): void {
  server.prependListener('request', setOwnHeaders)
  server.on('checkContinue', (request: IncomingMessage, response: ServerResponse) => {
    if (isTooLarge(request.headers['content-length'], request.url ?? '')) {
      setOwnHeaders(request, response)
      response.writeHead(413, { connection: 'close' }).end()
      return
    }
    response.writeContinue()
    server.emit('request', request, response)
  })
  answerRefusedHeads(server, (socket, status) => {
    const headers = { ...SECURITY_HEADERS, 'content-length': '0', connection: 'close' }
    const lines = Object.entries(headers).map(([name, value]) => `${name}: ${value}\r\n`)
    socket.end(`HTTP/1.1 ${status} ${STATUS_CODES[status]}\r\n${lines.join('')}\r\n`)
  })
}

function setOwnHeaders(_: IncomingMessage, response: ServerResponse): void {
  response.setHeader('keep-alive', `timeout=${ADVERTISED_KEEP_ALIVE_SECONDS}`)
  for (const [name, value] of Object.entries(SECURITY_HEADERS)) response.setHeader(name, value)
}

function isTooLarge(contentLength: string | undefined, path: string): boolean {
  return Number(contentLength ?? 0) > maxBytesOf(path)
}

function maxBytesOf(path: string): number {
  return LARGER_BODIES.find(([larger]) => larger.test(path))?.[1] ?? MAX_BODY_BYTES
}
