import type { IncomingMessage, ServerResponse } from 'node:http'
import { BUILT_FROM } from '@/lib/backend/built-from'
import type { SharedState } from '@/lib/backend/shared-state/shared-state'

const ANSWER_MS = 2000
/** Lifetime of the upstream's state: at most one call in this time. */
const KNOWN_MS = 5000

/** Does the upstream answer? `null` where it depends on a page's host: then there is no call. */
export type AskUpstream = () => Promise<boolean | null>

/**
 * Calls the upstream at most once in five seconds, in half a second until it has answered for the first time.
 * @param upstreamUrl UPSTREAM_URL, without a slash at its end
 */
export function upstreamProbe(
  upstreamUrl: string | undefined,
  { fetch, nowMs }: { fetch: typeof globalThis.fetch; nowMs: () => number },
): AskUpstream {
  let hasBeenReached = false
  let known: { atMs: number; isUp: Promise<boolean> } | undefined

  async function isOk(url: string, signal: AbortSignal): Promise<boolean> {
    const answer = await fetch(url, { headers: { accept: 'application/json' }, signal })
    await answer.body?.cancel()
    hasBeenReached ||= answer.ok
    return answer.ok
  }

  return async () => {
    if (upstreamUrl === undefined) return null
    if (!known || nowMs() - known.atMs > (hasBeenReached ? KNOWN_MS : KNOWN_MS / 10)) {
      const signal = AbortSignal.timeout(ANSWER_MS)
      known = { atMs: nowMs(), isUp: isOk(`${upstreamUrl}/readyz`, signal).catch(() => false) }
    }
    return known.isUp
  }
}

interface Parts {
  askUpstream: AskUpstream
  isDraining: () => boolean
  /** The main pages are made, or the time for them is over. */
  isWarm: () => boolean
  state: SharedState | undefined
}

/**
 * Answers `/readyz`: 200 once this process has reached the upstream and has made its main pages, 503 before that and
 * while it stops. A later outage of the upstream is named but changes nothing: all web processes lose it together and
 * still serve the pages in memory; a balancer that reacted would have no process left. Decision 0066.
 */
export function readiness({ askUpstream, isDraining, isWarm, state }: Parts) {
  let hasBeenReached = false

  return async (request: IncomingMessage, response: ServerResponse): Promise<void> => {
    const isUp = await askUpstream()
    hasBeenReached ||= isUp !== false
    const isReady = hasBeenReached && isWarm() && !isDraining()
    const body = JSON.stringify({
      status: isReady ? 'ok' : 'unavailable',
      build: BUILT_FROM,
      upstream: isUp === null ? 'by host' : isUp ? 'up' : 'away',
      redis: state ? (state.isThere() ? 'up' : 'away') : 'none',
    })
    response.writeHead(isReady ? 200 : 503, {
      'content-type': 'application/json',
      'cache-control': 'no-store',
      'content-length': Buffer.byteLength(body),
    })
    response.end(request.method === 'HEAD' ? undefined : body)
  }
}
