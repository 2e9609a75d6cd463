import type { IncomingMessage, ServerResponse } from 'node:http'
import { networkOf, siteOf } from '@/lib/domain/rate-limit/network-of'
import { type LiveGateBounds, liveGate } from '@/lib/server/http/limits/live-gate'
import { closeSignal } from './connections'
import { type PlainStatus, sendPlainText } from './plain-answers'

/** Next's own handler of requests. */
export type HandleNext = (request: IncomingMessage, response: ServerResponse) => Promise<void>

/** The request that a page is made for. */
export interface PageCaller {
  /** The diner's address; empty for this machine itself, whose probes never wait. */
  client: string
  /** Fires when the client has left. */
  closed: AbortSignal
}

export type RenderQueue = ReturnType<typeof renderQueue>

/** CPU time of a page that cannot be shared, in ms. docs/PERFORMANCE.md */
const PAGE_MS = 25
/** Longest wait of a booking, which comes to this process too, behind pages: as many are made at once. */
const BOOKING_WAITS_MS = 200
/** Longest wait that one network's pages may cause for others, and longest wait of any request. */
const NETWORK_WAITS_MS = 3000
const ANYBODY_WAITS_MS = 10_000

const PLACES = BOOKING_WAITS_MS / PAGE_MS
const BOUNDS: LiveGateBounds = {
  places: PLACES,
  placesOfNetwork: (PLACES * 3) / 4,
  maxOfNetwork: NETWORK_WAITS_MS / PAGE_MS,
  maxWaiting: ANYBODY_WAITS_MS / PAGE_MS,
  holdMs: 3000,
}

/** The page was not made: there is no room, or the client has left (`status` is `null`: no answer is sent). */
export class NotRenderedError extends Error {
  constructor(
    readonly status: (PlainStatus & (429 | 503)) | null,
    readonly retryAfterSeconds = 0,
  ) {
    super(status === null ? 'The client has left' : `No room to make a page: ${status}`)
  }
}

/** Earlier requests have had their turn by then. */
const REFUSALS = {
  'network-full': new NotRenderedError(429, NETWORK_WAITS_MS / 1000),
  full: new NotRenderedError(503, ANYBODY_WAITS_MS / 1000),
  closed: new NotRenderedError(null),
}

/**
 * Makes pages, no more at once than the process can; other requests wait or are refused. Decision 0022.
 * @param whenConnectionsAccepted resolves once all pending connections are accepted and their first bytes are read
 */
export function renderQueue(whenConnectionsAccepted: () => Promise<void>) {
  const gate = liveGate(BOUNDS)
  return {
    /** Makes the page at its turn. Rejects with a `NotRenderedError` where its turn never comes. */
    async run<T>({ client, closed }: PageCaller, make: () => Promise<T>): Promise<T> {
      if (client === '') return make()
      const turn = await gate.enter(siteOf(networkOf(client)), closed)
      if (typeof turn === 'string') throw REFUSALS[turn]
      try {
        await whenConnectionsAccepted()
        if (closed.aborted) throw REFUSALS.closed
        // A page whose client leaves meanwhile is still finished before the next one begins.
        return await make()
      } finally {
        turn()
      }
    },
  }
}

export function pageCallerOf({ socket }: IncomingMessage, client: string): PageCaller {
  return { client, closed: closeSignal(socket) }
}

/** Answers a request whose page was not made; any other error is rethrown. */
export function sendNotRendered(request: IncomingMessage, response: ServerResponse, error: unknown): void {
  if (!(error instanceof NotRenderedError)) throw error
  const { status, retryAfterSeconds } = error
  if (status !== null)
    sendPlainText(request, response, status, { headers: { 'retry-after': String(retryAfterSeconds) } })
}
