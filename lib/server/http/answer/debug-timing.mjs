/**
 * What `?debug=true` adds to `Server-Timing`: where the page came from and what it waited for. Routes are templates, so
 * no key and no query is in it. Ledger L081.
 * @param {readonly { route: string, status: number | null, ms: number }[]} calls
 * @param {string | undefined} cacheState as Next says it; a live page has none
 */
export function debugTiming(calls, cacheState) {
  const entries = calls.map(
    ({ route, status, ms }) => `upstream;desc="${quotable(route)} ${status ?? 'failed'}";dur=${ms.toFixed(1)}`,
  )
  return [`cache;desc="${quotable(cacheState ?? 'live')}"`, ...entries].join(', ')
}

/** Was it asked for? Only the exact word turns it on. */
export function isDebugged(url) {
  return /[?&]debug=true(?:&|$)/.test(url)
}

function quotable(text) {
  return text.replace(/[^\w/{} ,.-]/g, '').slice(0, 100)
}
