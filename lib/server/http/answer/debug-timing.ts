import type { UpstreamCall } from './answer-context'

/**
 * Entries of `Server-Timing` for `?debug=true`: the page's source and its upstream calls. Routes are templates, so they
 * hold no key and no query. Ledger L081. `cacheState` is Next's; a live page has none.
 */
export function debugTiming(calls: readonly UpstreamCall[], cacheState: string | undefined): string {
  const entries = calls.map(
    ({ route, status, ms }) => `upstream;desc="${quotable(route)} ${status ?? 'failed'}";dur=${ms.toFixed(1)}`,
  )
  return [`cache;desc="${quotable(cacheState ?? 'live')}"`, ...entries].join(', ')
}

/** Is `?debug=true` in the URL? No other value counts. */
export function isDebugged(url: string): boolean {
  return /[?&]debug=true(?:&|$)/.test(url)
}

function quotable(text: string): string {
  return text.replace(/[^\w/{} ,.-]/g, '').slice(0, 100)
}
