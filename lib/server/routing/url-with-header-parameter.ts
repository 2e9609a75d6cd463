import type { IncomingMessage } from 'node:http'

/**
 * Redirect target, as path and query: links and GET forms of a page with `showHeader=false` keep that parameter,
 * without a script too, since the browser sends the referrer. `null` for every other request, and for a URL with the
 * parameter. A redirect, since the page itself may be cached, and so the same for everybody. Ledger L073, L084,
 * docs/design/embeds.md.
 */
export function urlWithHeaderParameter({
  method,
  url = '',
  headers: { host, accept, referer = '' },
}: Pick<IncomingMessage, 'method' | 'url' | 'headers'>): string | null {
  const target = new URL(url, `http://${host}`)
  if (method !== 'GET' || target.searchParams.has('showHeader') || !accept?.includes('text/html')) return null
  const from = URL.canParse(referer) ? new URL(referer) : null
  if (from?.host !== host || from?.searchParams.get('showHeader') !== 'false') return null
  target.searchParams.append('showHeader', 'false')
  return target.pathname + target.search
}
