import { IncomingMessage, type ServerResponse } from 'node:http'
import { sendPlainText } from './plain-answers'

/** The longest body that any of our forms sends is a tenth of it. See docs/design/http-edge.md. */
const MAX_BODY_BYTES = 64_000
/** Time for which the rest of a refused body is read and dropped, so that its sender gets the answer. */
const LINGER_MS = 2000

/**
 * The request with its whole body read, so that no handler waits for a slow sender or holds more than 64 kB; `null`
 * where the body was too large and got a 413, or where the sender left.
 */
export async function readWholeBody(
  request: IncomingMessage,
  response: ServerResponse,
): Promise<IncomingMessage | null> {
  const length = request.headers['content-length']
  if (length === undefined && request.headers['transfer-encoding'] === undefined) return request
  if (Number(length) > MAX_BODY_BYTES) return refuseTooLarge(request, response)
  return new Promise((resolve) => {
    const parts: Buffer[] = []
    let bytes = 0
    const onData = (part: Buffer) => {
      bytes += part.length
      if (bytes <= MAX_BODY_BYTES) {
        parts.push(part)
        return
      }
      request.off('data', onData).off('end', onEnd)
      resolve(refuseTooLarge(request, response))
    }
    const onEnd = () => resolve(requestWithBody(request, Buffer.concat(parts)))
    request.on('data', onData).on('end', onEnd)
    request.on('error', () => resolve(null)).on('close', () => resolve(null))
  })
}

/** Sends 413 at once, then lets the sender finish for a moment: a socket closed on it may lose the answer. */
function refuseTooLarge(request: IncomingMessage, response: ServerResponse): null {
  const end = response.end.bind(response)
  const done = () => void end()
  // The answer is sent whole; only the end of the exchange waits.
  response.end = ((body?: Buffer) => {
    if (body) response.write(body)
    else response.flushHeaders()
    return response
  }) as ServerResponse['end']
  sendPlainText(request, response, 413, { headers: { connection: 'close' } })
  request.on('error', done).on('end', done).resume()
  setTimeout(done, LINGER_MS).unref()
  return null
}

/** The same request with this body in place of its own, which stays unread. */
export function requestWithBody(request: IncomingMessage, body: Buffer): IncomingMessage {
  const whole = new IncomingMessage(request.socket)
  const { 'transfer-encoding': _, ...headers } = request.headers
  Object.assign(whole, { method: request.method, url: request.url, httpVersion: request.httpVersion, complete: true })
  Object.assign(whole, { httpVersionMajor: request.httpVersionMajor, httpVersionMinor: request.httpVersionMinor })
  whole.headers = { ...headers, 'content-length': String(body.length) }
  if (body.length > 0) whole.push(body)
  whole.push(null)
  return whole
}
