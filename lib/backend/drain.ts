import type { Server, ServerResponse } from 'node:http'
import type { Socket } from 'node:net'

/** Bounds of a server's stop. Times in ms. */
export interface DrainBounds {
  /** Health checks report the stop for this long while the port stays open, so that proxies switch first. */
  announceMs: number
  /** Time from the start after which open connections are cut. */
  endMs: number
}

export interface Drain {
  /** Has the stop begun? */
  isDraining(): boolean
  /** Resolves once every request is answered, or after `endMs`. A second call waits for the first one. */
  stop(bounds: DrainBounds): Promise<void>
}

const EVENT_STREAM = 'text/event-stream'
/** The answer to the last request of a socket. */
const NEWEST = Symbol('newest answer')
type Tracked = Socket & { [NEWEST]?: ServerResponse }

/**
 * Stops a server without a failed request. While the stop is announced, requests are accepted as before, but each
 * answer ends its connection, so that no client sends on a closing one. Then the port is closed, event streams end
 * (their readers reconnect), and the server waits for the rest. Create it before the first request.
 */
export function createDrain(server: Server): Drain {
  const sockets = new Set<Tracked>()
  let stopping: Promise<void> | null = null

  server.on('connection', (socket: Tracked) => {
    sockets.add(socket)
    socket.once('close', () => sockets.delete(socket))
  })
  // The listener does nothing else per request: a page from memory costs about as little.
  server.prependListener('request', ({ socket }: { socket: Tracked }, response: ServerResponse) => {
    const earlier = socket[NEWEST]
    socket[NEWEST] = response
    if (!stopping) return
    // A pipelined request: the connection ends with the last answer.
    if (earlier && !earlier.headersSent) earlier.shouldKeepAlive = true
    response.shouldKeepAlive = false
  })

  async function drain({ announceMs, endMs }: DrainBounds): Promise<void> {
    for (const { [NEWEST]: response } of sockets)
      if (response && !response.headersSent) response.shouldKeepAlive = false
    await new Promise((resolve) => setTimeout(resolve, announceMs))
    const closed = new Promise<void>((resolve) => server.close(() => resolve()))
    for (const { [NEWEST]: response } of sockets) {
      if (response && !response.writableFinished && isEventStream(response)) response.destroy()
    }
    const late = setTimeout(() => server.closeAllConnections(), Math.max(endMs - announceMs, 0))
    await closed
    clearTimeout(late)
  }

  return {
    isDraining: () => stopping !== null,
    stop(bounds) {
      stopping ??= drain(bounds)
      return stopping
    },
  }
}

/** EventSource sends this header; the answer's own headers cannot be read once `writeHead` has sent them. */
function isEventStream({ req }: ServerResponse): boolean {
  return String(req.headers.accept).includes(EVENT_STREAM)
}

/**
 * Ctrl-C ends a process at once, `SIGTERM` within the time that the operator's proxy needs.
 * @param seconds DRAIN_SECONDS
 */
export function drainBounds(signal: NodeJS.Signals, seconds: number): DrainBounds {
  return { announceMs: signal === 'SIGINT' ? 0 : seconds * 1000, endMs: 8500 }
}
