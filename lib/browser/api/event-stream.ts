const FIRST_PAUSE_MS = 500
const LONGEST_PAUSE_MS = 15_000
/** Longest silence: the server sends something every 15 s; a blocked network sends nothing. */
const SILENCE_MS = 40_000
const OPEN_TIMEOUT_MS = 10_000
const SHORTEST_MS = 2000

export interface StreamListener {
  /** Request of the stream; it names the event from which to continue. */
  request(): { url: string; lastEventId?: number }
  onEvent(event: ServerEvent): void
  onOpen?(): void
  /** Called for all received bytes, heartbeats too. */
  onActivity?(): void
  /** The stream broke off, was refused, or the network is down. It is tried again. */
  onLost(): void
  /** The network is back, or the page is visible again. */
  onWake?(): void
  /** Is an answer with this status the last one? */
  isEnd?(status: number): boolean
}

interface ServerEvent {
  event: string
  data: string
}

/**
 * Follows server-sent events for ever: a broken stream is reopened, with growing pauses while the server does not
 * answer, and at once when the page wakes. A stream that the server ends properly is reopened before the listener hears
 * of it. EventSource would neither report a refusal's reason, nor begin with a `Last-Event-ID`, nor notice a blocked
 * network. Returns a function that stops it. Contract C3, C22.
 */
export function openEventStream(listener: StreamListener, fetchEvents: typeof fetch = fetch): () => void {
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

  /** Reads until the stream breaks off; returns the wait in ms, or `null` for no further try. */
  async function connect(): Promise<number | null> {
    current = new AbortController()
    const own = current
    const watchdog = createWatchdog(() => own.abort())
    try {
      watchdog.feed(OPEN_TIMEOUT_MS)
      const { url, lastEventId } = listener.request()
      const response = await fetchEvents(url, {
        signal: own.signal,
        cache: 'no-store',
        headers: {
          accept: 'text/event-stream',
          ...(lastEventId !== undefined && { 'last-event-id': String(lastEventId) }),
        },
      })
      if (listener.isEnd?.(response.status)) return null
      if (!response.ok || !response.body) return failed(Number(response.headers.get('retry-after')) * 1000)
      watchdog.feed(SILENCE_MS)
      isOpen = true
      const openedAtMs = Date.now()
      listener.onOpen?.()
      const onBytes = () => {
        watchdog.feed(SILENCE_MS)
        listener.onActivity?.()
      }
      for await (const event of readEvents(response.body, onBytes)) {
        if (isStopped) return null
        listener.onEvent(event)
      }
      // The server ends each stream after ten minutes. A stream that ends at once counts as failed.
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
    // The pause is random, so that pages that lost the same server do not return in the same moment.
    return Math.max(atLeastMs || 0, pauseMs * (0.75 + Math.random() / 2))
  }

  function wake() {
    failures = 0
    listener.onWake?.()
    if (!isOpen) wakeUp()
  }

  function drop() {
    current.abort()
    listener.onLost()
  }

  const unwatch = watchPage(wake, drop)
  void run()
  return () => {
    isStopped = true
    unwatch()
    current.abort()
    wakeUp()
  }
}

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

// Timers sleep with a tab: waking it reconnects at once.
function watchPage(onWake: () => void, onOffline: () => void): () => void {
  if (typeof window === 'undefined') return () => {}
  const wake = () => document.visibilityState !== 'hidden' && onWake()
  window.addEventListener('online', wake)
  window.addEventListener('pageshow', wake)
  window.addEventListener('offline', onOffline)
  document.addEventListener('visibilitychange', wake)
  return () => {
    window.removeEventListener('online', wake)
    window.removeEventListener('pageshow', wake)
    window.removeEventListener('offline', onOffline)
    document.removeEventListener('visibilitychange', wake)
  }
}

/** The events of an answer; `onBytes` is called for all received bytes, heartbeats too. */
async function* readEvents(body: ReadableStream<Uint8Array>, onBytes: () => void): AsyncGenerator<ServerEvent> {
  const reader = body.getReader()
  const decoder = new TextDecoder()
  let text = ''
  try {
    for (;;) {
      const { done, value } = await reader.read()
      if (done) return
      onBytes()
      text += decoder.decode(value, { stream: true })
      const blocks = text.split(/\r?\n\r?\n/)
      text = blocks.pop() ?? ''
      for (const block of blocks) {
        const found = eventOf(block)
        if (found) yield found
      }
    }
  } finally {
    reader.cancel().catch(() => {})
  }
}

/** `null` for a heartbeat. */
function eventOf(block: string): ServerEvent | null {
  const valuesOf = (field: string) =>
    block
      .split(/\r?\n/)
      .flatMap((line) => (line.startsWith(`${field}:`) ? line.slice(field.length + 1).replace(/^ /, '') : []))
  const data = valuesOf('data')
  return data.length === 0 ? null : { event: valuesOf('event').at(-1) ?? 'message', data: data.join('\n') }
}
