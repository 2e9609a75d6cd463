import type { IncomingMessage, Server } from 'node:http'

/**
 * Bounds the time of each request's body by the request's kind: Node's own `requestTimeout` is one for all. A late body
 * gets Node's own answer to late requests: 408, by the listeners of `answerRefusedHeads`.
 * @param longest in ms, from the end of the head
 */
export function limitRequestTime(server: Server, longest: (request: IncomingMessage) => number): void {
  server.on('request', (request: IncomingMessage) => {
    if (!request.headers['content-length'] && !request.headers['transfer-encoding']) return
    const late = () => {
      if (!request.complete) server.emit('clientError', new LateBodyError(), request.socket)
    }
    const timer = setTimeout(late, longest(request)).unref()
    request.once('close', () => clearTimeout(timer))
  })
}

class LateBodyError extends Error {
  readonly code = 'ERR_HTTP_REQUEST_TIMEOUT'
}
