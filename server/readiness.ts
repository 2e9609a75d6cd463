import type { IncomingMessage, ServerResponse } from 'node:http'
import { BUILT_FROM } from '@/lib/backend/built-from'
import type { SharedState } from '@/lib/backend/shared-state/shared-state'

const ANSWER_MS = 2000
/** However many ask, the upstream is asked once in this time. */
const KNOWN_MS = 5000

interface Parts {
  /** Unset where the upstream depends on the host of a page: then nobody is asked. */
  upstreamUrl: string | undefined
  isDraining: () => boolean
  state: SharedState | undefined
  fetch: typeof fetch
  nowMs: () => number
}

/**
 * Answers `/readyz`: 200 once this process has reached the upstream, 503 before that and while it stops. An upstream that goes
 * away later is named and changes nothing, since all web processes lose it together and their stored pages are still
 * served: a balancer that went by it would leave nobody. Decision 0060.
 */
export function readiness({ upstreamUrl, isDraining, state, fetch, nowMs }: Parts) {
  let hasBeenReached = upstreamUrl === undefined
  let known: { atMs: number; isUp: Promise<boolean> } | undefined

  async function isOk(url: string, signal: AbortSignal): Promise<boolean> {
    const answer = await fetch(url, { headers: { accept: 'application/json' }, signal })
    await answer.body?.cancel()
    return answer.ok
  }

  function askUpstream(): Promise<boolean> {
    if (!known || nowMs() - known.atMs > (hasBeenReached ? KNOWN_MS : KNOWN_MS / 10)) {
      const signal = AbortSignal.timeout(ANSWER_MS)
      known = { atMs: nowMs(), isUp: isOk(`${upstreamUrl}/readyz`, signal).catch(() => false) }
    }
    return known.isUp
  }

  return async (request: IncomingMessage, response: ServerResponse): Promise<void> => {
    const isUp = upstreamUrl === undefined ? null : await askUpstream()
    hasBeenReached ||= isUp === true
    const isReady = hasBeenReached && !isDraining()
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
