import type { Server, ServerResponse } from 'node:http'
import type { Duplex } from 'node:stream'

/** Status for input that never becomes a request. */
type HeadStatus = 400 | 405 | 408 | 413 | 431

const STATUS_OF: Record<string, HeadStatus> = {
  HPE_HEADER_OVERFLOW: 431,
  HPE_CHUNK_EXTENSIONS_OVERFLOW: 413,
  ERR_HTTP_REQUEST_TIMEOUT: 408,
}

/**
 * Time for which the rest of a refused head is read and dropped: a socket closed with unread bytes loses its answer.
 */
const LINGER_MS = 2000

/**
 * Answers what Node's parser refuses (broken heads, heads that are too large or too late) and tunnels, on a connection
 * that has served before as on a new one. Node would close it without an answer, and a proxy takes that for a failed
 * process and avoids it for a while: one bad request would stop it for all. See docs/design/http-edge.md.
 * @param send writes the whole answer, with `connection: close`, and ends the socket
 */
export function answerRefusedHeads(server: Server, send: (socket: Duplex, status: HeadStatus) => void): void {
  const newest = new WeakMap<Duplex, ServerResponse>()
  const refused = new WeakSet<Duplex>()

  function refuse(socket: Duplex, status: HeadStatus): void {
    if (refused.has(socket)) return
    refused.add(socket)
    if (!socket.writable) {
      socket.destroy()
      return
    }
    send(socket, status)
    const late = setTimeout(() => socket.destroy(), LINGER_MS).unref()
    socket.once('close', () => clearTimeout(late))
  }

  server.on('request', ({ socket }, response) => newest.set(socket, response))
  server.on('clientError', (error: NodeJS.ErrnoException, socket) => {
    const response = newest.get(socket)
    // The answer is half sent already.
    if (response?.headersSent && !response.writableFinished) socket.destroy()
    else refuse(socket, STATUS_OF[error.code ?? ''] ?? 400)
  })
  server.on('connect', (_, socket) => refuse(socket, 405))
}
