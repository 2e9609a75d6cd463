import type { Board, BoardChange } from '@/lib/domain/panel/board/board-schema'
import { readEvents } from './read-events'

const FIRST_PAUSE_MS = 500
const LONGEST_PAUSE_MS = 15_000
/** The server sends something every 15 s; a network that lets nothing through says nothing. */
const SILENCE_MS = 40_000
const OPEN_TIMEOUT_MS = 10_000
const SHORTEST_MS = 2000

/** Why a stream ends for good: nobody is signed in any more, or there is no role at this restaurant. */
export type StreamEnd = 'signed_out' | 'not_found'

export interface StreamListener {
  /** What the screen has: the stream goes on from there. */
  seen(): { revision: number | null; date: string | null }
  onOpen(): void
  onSnapshot(board: Board): void
  onChange(change: BoardChange): void
  onHeard(): void
  onLost(): void
  onEnd(reason: StreamEnd): void
}

export interface BoardStream {
  /** Tries at once: the network is back, or the screen is looked at again. */
  wake(): void
  /** The network says that it is gone. */
  drop(): void
  stop(): void
}

/**
 * Follows the board at `url`, for ever: what breaks off is opened again from the revision that the screen has, ever more
 * slowly while nothing answers. A server that ends a stream properly is asked again before anybody is told. Contract C22.
 */
export function openBoardStream(url: string, listener: StreamListener, fetchEvents: typeof fetch): BoardStream {
  let current = new AbortController()
  let isStopped = false
  let isOpen = false
  let failures = 0
  let wakeUp = () => {}

  async function run() {
    while (!isStopped) {
      const waitMs = await connect()
      if (isStopped || waitMs === null) return
      await new Promise<void>((resolve) => {
        const timer = setTimeout(resolve, waitMs)
        wakeUp = () => {
          clearTimeout(timer)
          resolve()
        }
      })
    }
  }

  /** Reads until the stream breaks off; answers how long to wait, in ms, or `null` for never again. */
  async function connect(): Promise<number | null> {
    current = new AbortController()
    const own = current
    const watchdog = createWatchdog(() => own.abort())
    try {
      watchdog.feed(OPEN_TIMEOUT_MS)
      const { revision, date } = listener.seen()
      const response = await fetchEvents(date ? `${url}?date=${date}` : url, {
        signal: own.signal,
        cache: 'no-store',
        headers: {
          accept: 'text/event-stream',
          ...(revision !== null && { 'last-event-id': String(revision) }),
        },
      })
      const end = END_BY_STATUS[response.status]
      if (end) {
        listener.onEnd(end)
        return null
      }
      if (!response.ok || !response.body) return failed(Number(response.headers.get('retry-after')) * 1000)
      watchdog.feed(SILENCE_MS)
      isOpen = true
      const openedAtMs = Date.now()
      listener.onOpen()
      const onBytes = () => {
        watchdog.feed(SILENCE_MS)
        listener.onHeard()
      }
      for await (const { event, data } of readEvents(response.body, onBytes)) {
        if (isStopped) return null
        if (event === 'snapshot') listener.onSnapshot(JSON.parse(data))
        if (event === 'change') listener.onChange(JSON.parse(data))
      }
      // The server ends each stream after ten minutes. One that ends at once is no stream.
      if (Date.now() - openedAtMs < SHORTEST_MS) return failed(0)
      failures = 0
      return own.signal.aborted ? failed(0) : 0
    } catch {
      return failed(0)
    } finally {
      watchdog.stop()
      isOpen = false
    }
  }

  function failed(atLeastMs: number): number {
    if (!isStopped) listener.onLost()
    const pauseMs = Math.min(FIRST_PAUSE_MS * 2 ** failures, LONGEST_PAUSE_MS)
    failures += 1
    // Screens that lost the same server do not come back in the same moment.
    return Math.max(atLeastMs || 0, pauseMs * (0.75 + Math.random() / 2))
  }

  void run()
  return {
    wake() {
      failures = 0
      if (!isOpen) wakeUp()
    },
    drop: () => current.abort(),
    stop() {
      isStopped = true
      current.abort()
      wakeUp()
    },
  }
}

const END_BY_STATUS: Record<number, StreamEnd> = { 401: 'signed_out', 403: 'not_found', 404: 'not_found' }

function createWatchdog(onSilence: () => void) {
  let timer: ReturnType<typeof setTimeout> | undefined
  return {
    feed(ms: number) {
      clearTimeout(timer)
      timer = setTimeout(onSilence, ms)
    },
    stop: () => clearTimeout(timer),
  }
}
