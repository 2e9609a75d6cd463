import type { IncomingMessage, ServerResponse } from 'node:http'
import compression from 'compression'

/** Express's types for what is in truth a handler of Node's requests. */
type Compress = (request: IncomingMessage, response: ServerResponse, next: () => void) => void

const compressAnswer = compression({
  filter: (request, response) =>
    !/event-stream/.test(String(response.getHeader('content-type'))) && compression.filter(request, response),
}) as unknown as Compress

/**
 * Has the answer compressed while it is written, in Brotli (level 4) or gzip, as the client prefers. A stream of events is not:
 * it would be held back. Next's own compression knows no Brotli.
 */
export function compress(request: IncomingMessage, response: ServerResponse): void {
  compressAnswer(request, response, () => {})
}
