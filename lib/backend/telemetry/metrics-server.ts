import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import type { Telemetry } from './telemetry'

/** A page on this machine may send requests here under a name of its own (DNS rebinding): only these names are answered. */
const OWN_NAME = /^(?:localhost|127\.0\.0\.1|\[::1\])(?::\d+)?$/

/**
 * `GET /metrics`, on a port of its own that listens on loopback alone. The public port does not serve it.
 * See docs/design/processes.md.
 */
export function serveMetrics({ answerScrape }: Pick<Telemetry, 'answerScrape'>, port: number): void {
  const server = createServer((request, response) => {
    const isMetrics = request.method === 'GET' && request.url?.split('?', 1)[0] === '/metrics'
    if (isMetrics && OWN_NAME.test(request.headers.host ?? '')) return answerScrape(request, response)
    response.writeHead(404).end()
  })
  server.headersTimeout = 5000
  server.requestTimeout = 5000
  server.maxConnections = 20
  // A process without its monitoring port does not start.
  server.on('error', ({ message }) => {
    process.stderr.write(`metrics: ${message}\n`)
    process.exit(1)
  })
  server.listen(port, '127.0.0.1', () => {
    process.stdout.write(`metrics at 127.0.0.1:${(server.address() as AddressInfo).port}/metrics\n`)
  })
  server.unref()
}
