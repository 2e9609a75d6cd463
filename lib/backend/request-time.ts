import type { IncomingMessage, Server } from 'node:http'

/**
 * Bounds the time in which each request's body has to be there, by what it is: Node's own `requestTimeout` is one for all. A late one is
 * answered as Node answers a request that is: 408, by the listeners of `answerRefusedHeads`.
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
