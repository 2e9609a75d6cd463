import { type IncomingMessage, type Server, type ServerOptions, type ServerResponse, STATUS_CODES } from 'node:http'
import type { AddressInfo } from 'node:net'
import { serve } from '@hono/node-server'
import { answerRefusedHeads } from '@/lib/backend/refused-heads'
import { limitRequestTime } from '@/lib/backend/request-time'
import { isPictureUpload, isTooLarge } from './request-input'

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
