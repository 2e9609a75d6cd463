import type { IncomingMessage } from 'node:http'

/**
 * Where a page is to be asked for instead, as path and query: a diner who follows a link or sends a GET form of a page with
 * `showHeader=false` keeps it, without a script too, since the browser names the page that it comes from. `null` for every
 * other request, and for an address that says itself how it wants to be shown. A redirect, since the page itself may be a
 * cached one, which is the same for everybody. Ledger L073, L084, decision 0031.
 */
export function urlWithHeaderParameter({
  method,
  url = '',
  headers: { host, accept, referer = '' },
}: Pick<IncomingMessage, 'method' | 'url' | 'headers'>): string | null {
  const asked = new URL(url, `http://${host}`)
  if (method !== 'GET' || asked.searchParams.has('showHeader') || !accept?.includes('text/html')) return null
  const from = URL.canParse(referer) ? new URL(referer) : null
  if (from?.host !== host || from?.searchParams.get('showHeader') !== 'false') return null
  asked.searchParams.append('showHeader', 'false')
  return asked.pathname + asked.search
}
