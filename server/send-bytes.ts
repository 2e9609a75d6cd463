import type { IncomingMessage, ServerResponse } from 'node:http'
import { isKnownCopy } from '@/lib/server/http/request/negotiation'

/**
 * Sends a file that is held in memory, or 304 if the client's copy is the same. `Range` is ignored: the largest is
 * smaller than a page.
 */
export function sendBytes(
  request: IncomingMessage,
  response: ServerResponse,
  { headers, etag, bytes }: { headers: Record<string, string>; etag: string; bytes: Buffer },
): void {
  for (const [name, value] of Object.entries({ ...headers, etag })) response.setHeader(name, value)
  if (isKnownCopy(request.headers['if-none-match'], etag)) {
    response.writeHead(304).end()
    return
  }
  response.setHeader('content-length', bytes.length)
  response.writeHead(200).end(request.method === 'HEAD' ? undefined : bytes)
}
