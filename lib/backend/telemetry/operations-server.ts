import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'

type Handle = (request: IncomingMessage, response: ServerResponse) => void

/** A page on this machine may send requests here under a name of its own (DNS rebinding): only these names are answered. */
const OWN_NAME = /^(?:localhost|127\.0\.0\.1|\[::1\])(?::\d+)?$/

/**
 * What only this machine may ask, on a port of its own that listens on loopback alone: `GET /metrics` and what `routes` has,
 * by method and path. The public port knows none of it. Decision 0040.
 * @param onListening gets the port
 */
export function startOperationsServer(
  port: number,
  routes: Record<string, Handle>,
  onListening: (port: number) => void,
): { close(): void } {
  const server = createServer((request, response) => {
    const handle = routes[`${request.method} ${request.url?.split('?', 1)[0]}`]
    if (handle && OWN_NAME.test(request.headers.host ?? '')) return handle(request, response)
    response.writeHead(404).end()
  })
  server.headersTimeout = 5000
  server.requestTimeout = 5000
  server.maxConnections = 20
  // A process that nobody can watch is not started. Decision 0060.
  server.on('error', ({ message }) => {
    process.stderr.write(`metrics: ${message}\n`)
    process.exit(1)
  })
  server.listen(port, '127.0.0.1', () => onListening((server.address() as AddressInfo).port))
  server.unref()
  return {
    close: () => {
      server.close()
      server.closeAllConnections()
    },
  }
}
