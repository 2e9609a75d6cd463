import type { UpstreamCall } from './answer-context'

/**
 * What `?debug=true` adds to `Server-Timing`: where the page came from and what it waited for. Routes are templates, so
 * no key and no query is in it. Ledger L081. `cacheState` is as Next says it; a live page has none.
 */
export function debugTiming(calls: readonly UpstreamCall[], cacheState: string | undefined): string {
  const entries = calls.map(
    ({ route, status, ms }) => `upstream;desc="${quotable(route)} ${status ?? 'failed'}";dur=${ms.toFixed(1)}`,
  )
  return [`cache;desc="${quotable(cacheState ?? 'live')}"`, ...entries].join(', ')
}

/** Was it asked for? Only the exact word turns it on. */
export function isDebugged(url: string): boolean {
  return /[?&]debug=true(?:&|$)/.test(url)
}

function quotable(text: string): string {
  return text.replace(/[^\w/{} ,.-]/g, '').slice(0, 100)
}
