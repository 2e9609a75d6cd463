import type { IncomingMessage, ServerResponse } from 'node:http'
import { networkOf, siteOf } from '@/lib/domain/rate-limit/network-of'
import { liveGate } from '@/lib/server/http/limits/live-gate'
import { missLimit } from '@/lib/server/http/limits/miss-limit'
import { closeSignal } from './connections'
import { sendPlainText } from './plain-answers'

/** Next's own handler of requests. */
export type HandleNext = (request: IncomingMessage, response: ServerResponse) => Promise<void>

/** Has Next make pages, no more at once than the process can; the rest waits or is refused. Decision 0022. */
export interface PageRenderer {
  /** A page that the page cache has. */
  serveStored(request: IncomingMessage, response: ServerResponse): Promise<void>
  /** A cached page that is not stored, perhaps one of nothing, which is made anew for each who asks. */
  renderUncached(request: IncomingMessage, response: ServerResponse, client: string): Promise<void>
  /** Resolves to `false` where the client had gone before anything was made. */
  renderLive(request: IncomingMessage, response: ServerResponse, client: string): Promise<boolean>
}

/** In seconds: by then those who waited before have had their turn. */
const RETRY_AFTER_SECONDS = { 'network-full': 10, full: 30 }

/** `whenConnectionsAccepted` resolves once all pending connections are accepted and their first bytes are read. */
export function pageRenderer(handleNext: HandleNext, whenConnectionsAccepted: () => Promise<void>): PageRenderer {
  /** Pages of nothing, each of which asks the upstream: more than a person with old links meets in a minute. */
  const misses = missLimit({ most: 60, seconds: 60, mostNetworks: 20_000 })
  /** A live page takes a quarter of a second of this process, which takes bookings too. */
  const live = liveGate({ places: 4, placesOfNetwork: 3, mostOfNetwork: 30, mostWaiting: 120, holdMs: 3000 })

  return { serveStored, renderUncached, renderLive }

  // What is stored costs little, yet too much for hundreds who have left already.
  async function serveStored(request: IncomingMessage, response: ServerResponse): Promise<void> {
    await whenConnectionsAccepted()
    if (!request.socket.destroyed) await handleNext(request, response)
  }

  async function renderUncached(request: IncomingMessage, response: ServerResponse, client: string): Promise<void> {
    const network = networkOf(client)
    const wait = client === '' ? 0 : misses.secondsToWait(network)
    if (wait > 0) return sendPlainText(request, response, 429, { headers: { 'retry-after': String(wait) } })
    await misses.during(network, response, () => renderLive(request, response, client))
  }

  // This machine itself, whose probes never wait, has no address: lib/server/http/request/client-address.ts.
  async function renderLive(request: IncomingMessage, response: ServerResponse, client: string): Promise<boolean> {
    if (client === '') {
      await handleNext(request, response)
      return true
    }
    const gone = closeSignal(request.socket)
    const turn = await live.enter(siteOf(networkOf(client)), gone)
    if (turn === 'gone') return false
    if (typeof turn === 'string') {
      const status = turn === 'full' ? 503 : 429
      sendPlainText(request, response, status, { headers: { 'retry-after': String(RETRY_AFTER_SECONDS[turn]) } })
      return true
    }
    try {
      await whenConnectionsAccepted()
      if (gone.aborted) return false
      // Also where the diner leaves meanwhile: what the page still costs is paid before the next one begins.
      await handleNext(request, response)
      return true
    } finally {
      turn()
    }
  }
}
