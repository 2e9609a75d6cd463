import type { Context } from 'hono'
import { type SSEStreamingApi, streamSSE } from 'hono/streaming'
import type { RevisionFeed } from '@/upstream/db/revision-feed'
import type { UpstreamEnv } from './deps'
import { problem } from './problem'

/** Proxies close connections that are silent for longer. */
const HEARTBEAT_MS = 15_000
const RETRY_MS = 2000
/** The longest stream: a forgotten tab costs a query per second; an open tab reconnects. */
const MAX_STREAM_MS = 10 * 60_000

interface Bounds {
  /** Streams of the feed in this process. */
  most: number
  /** Retry-After in seconds, where the process is full and where a limit is reached. */
  retryAfter: { full: number; limit: number }
}

interface Watched {
  /** The key of the feed. */
  key: string
  /** A stream counts against each of these. */
  limits: readonly { key: string; limit: number }[]
}

/** Result of one step of a stream. */
interface StepResult {
  /** `null`: nothing new, so a heartbeat is sent. */
  event: { name: string; id: number; body: unknown } | null
  /** No events will follow. */
  isOver?: boolean
}

/**
 * Loads the next event. It is called at first, with each change, and with each heartbeat; `isDue` is false where no
 * change is known. A failed step is called again with the next heartbeat, so a short outage ends no stream.
 * @param revision the newest one that the feed has sent
 */
export type Step = (isDue: boolean, revision: number) => Promise<StepResult>

/** Streams of server-sent events about changes of a feed: their limits, heartbeats and end. Contract C3, C22. */
export function eventStreams(feed: RevisionFeed, { most, retryAfter }: Bounds) {
  const open = createOpenCounter()

  return (c: Context<UpstreamEnv>, { key, limits }: Watched, step: Step): Response => {
    if (feed.subscriberCount() >= most) throw problem(503, 'unavailable', { retryAfterSeconds: retryAfter.full })
    // Nobody reads the body of a HEAD request, so the stream would never end.
    if (c.req.method === 'HEAD') return c.body(null, 200, { 'content-type': 'text/event-stream' })
    if (limits.some((one) => open.of(one.key) >= one.limit))
      throw problem(429, 'too_many_requests', { retryAfterSeconds: retryAfter.limit })
    const releases = limits.map((one) => open.add(one.key))
    const response = streamSSE(c, (stream) =>
      run(stream, feed, key, step).finally(() => {
        for (const release of releases) release()
      }),
    )
    response.headers.set('cache-control', 'no-store')
    response.headers.set('x-accel-buffering', 'no')
    return response
  }
}

/** Runs until no events can follow, the client disconnects, the upstream stops, or the maximum time is over. */
async function run(stream: SSEStreamingApi, feed: RevisionFeed, key: string, step: Step): Promise<void> {
  const signal = createSignal()
  let revision = 0
  const end = () => {
    stream.abort()
    signal.raise()
  }
  const onRevision = (next: number) => {
    revision = next
    signal.raise()
  }
  const stops = [feed.subscribe(key, onRevision), feed.onClose(end)]
  const over = setTimeout(end, MAX_STREAM_MS)
  stream.onAbort(signal.raise)
  try {
    let last: StepResult | null = await step(true, revision)
    while (!stream.aborted) {
      const { event = null, isOver = false } = last ?? {}
      if (event) {
        const data = JSON.stringify(event.body)
        await stream.writeSSE({ event: event.name, id: String(event.id), retry: RETRY_MS, data })
        // The headers are sent with the first bytes, so a client that is up to date needs some too.
      } else if (!isOver) await stream.write(': \n\n')
      if (isOver) return
      const hasChanged = await signal.wait(HEARTBEAT_MS)
      // Writing to a stream that was aborted meanwhile would never end.
      if (stream.aborted) return
      last = await step(hasChanged || last === null, revision).catch(() => null)
    }
  } finally {
    clearTimeout(over)
    for (const stop of stops) stop()
  }
}

/** Counts open streams per key; a key without open streams uses no memory. */
function createOpenCounter() {
  const counts = new Map<string, number>()
  return {
    of: (key: string) => counts.get(key) ?? 0,
    /** Adds one; returns a function that subtracts it. */
    add(key: string) {
      counts.set(key, (counts.get(key) ?? 0) + 1)
      return () => {
        const left = (counts.get(key) ?? 1) - 1
        if (left > 0) counts.set(key, left)
        else counts.delete(key)
      }
    },
  }
}

/** A signal that arrives before anyone waits is not lost. */
function createSignal() {
  let rung = false
  let wake = () => {}
  return {
    raise: () => {
      rung = true
      wake()
    },
    /** Resolves to true on a signal, to false after `ms` without one. */
    wait: async (ms: number): Promise<boolean> => {
      if (!rung) {
        await new Promise<void>((resolve) => {
          const timer = setTimeout(resolve, ms)
          wake = () => {
            clearTimeout(timer)
            resolve()
          }
        })
      }
      const was = rung
      rung = false
      return was
    },
  }
}
