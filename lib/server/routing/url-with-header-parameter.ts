interface Navigation {
  method: string
  url: URL
  headers: Pick<Headers, 'get'>
}

/**
 * Where a page is to be asked for instead: a diner who follows a link or sends a GET form of a page with
 * `showHeader=false` keeps it, without a script too, since the browser names the page that it comes from. `null` for every
 * other request, and for an address that says itself how it wants to be shown. Ledger L073, L084, decision 0031.
 */
export function urlWithHeaderParameter({ method, url, headers }: Navigation): URL | null {
  if (method !== 'GET' || url.searchParams.has('showHeader')) return null
  if (!headers.get('accept')?.includes('text/html')) return null
  const from = urlOf(headers.get('referer'))
  if (from?.host !== headers.get('host') || from?.searchParams.get('showHeader') !== 'false') return null
  const kept = new URL(url)
  kept.searchParams.append('showHeader', 'false')
  return kept
}

function urlOf(text: string | null): URL | null {
  return text && URL.canParse(text) ? new URL(text) : null
}
