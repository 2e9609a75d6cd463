import { Agent as HttpAgent, request as httpRequest, type IncomingMessage } from 'node:http'
import { Agent as HttpsAgent, request as httpsRequest } from 'node:https'
import type { ReadUpstream } from '@/lib/server/upstream/client/plain-fetch'

const CLIENTS = {
  'http:': { request: httpRequest, agent: new HttpAgent({ keepAlive: true }) },
  'https:': { request: httpsRequest, agent: new HttpsAgent({ keepAlive: true }) },
}

/**
 * A call that only reads, over a kept connection, the answer's body as text. Node's fetch wraps each answer in streams and
 * lists of the web, which took a tenth of a live page. Redirects are answers; rejects with an `AbortError` once `signal` is
 * aborted. A kept connection may end just when a call takes it: such a call is sent again.
 */
export const readUpstream: ReadUpstream = (url, init) =>
  readOnce(url, init).catch((error) => {
    // A new connection is no kept one, so this comes to an end.
    if (error instanceof ConnectionEnded) return readUpstream(url, init)
    throw error
  })

/** A connection that had served calls before ended without a byte of the answer. */
class ConnectionEnded extends Error {}

function readOnce(
  ...[url, { method = 'GET', headers, body, signal }]: Parameters<ReadUpstream>
): ReturnType<ReadUpstream> {
  const { protocol, hostname, port, pathname, search } = new URL(url)
  const client = CLIENTS[protocol as keyof typeof CLIENTS]
  const host = hostname.replace(/^\[|\]$/g, '')
  return new Promise((resolve, reject) => {
    const options = { agent: client.agent, method, host, port, path: pathname + search, headers }
    const call = client.request(options, (answer) => {
      const done = (whole: Awaited<ReturnType<ReadUpstream>>) => {
        signal?.removeEventListener('abort', abort)
        resolve(whole)
      }
      textOf(answer).then(done, reject)
    })
    // Node's own way of listening to a signal costs three times as much. Its error says whose doing it was.
    const abort = () => call.destroy(new DOMException('The call was aborted', 'AbortError'))
    if (signal?.aborted) abort()
    signal?.addEventListener('abort', abort, { once: true })
    call
      .on('error', (error: NodeJS.ErrnoException) => {
        reject(call.reusedSocket && error.code === 'ECONNRESET' ? new ConnectionEnded(error.message) : error)
      })
      .on('close', () => signal?.removeEventListener('abort', abort))
      .end(body)
  })
}

function textOf(answer: IncomingMessage): ReturnType<ReadUpstream> {
  return new Promise((resolve, reject) => {
    const parts: Buffer[] = []
    answer
      .on('data', (part: Buffer) => parts.push(part))
      .on('error', reject)
      .on('end', () => {
        const get = (name: string) => {
          const value = answer.headers[name]
          return value === undefined ? null : String(value)
        }
        resolve({ status: answer.statusCode ?? 0, headers: { get }, text: Buffer.concat(parts).toString() })
      })
  })
}
