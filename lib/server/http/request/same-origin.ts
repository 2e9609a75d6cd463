/**
 * Does a write come from our own page? Origin, where a browser sends it, must name the requested host, and
 * Sec-Fetch-Site must not name another site. Contract C0.
 */
export function isSameOrigin(headers: Headers): boolean {
  const origin = headers.get('origin')
  const site = headers.get('sec-fetch-site')
  if (site !== null && site !== 'same-origin' && site !== 'none') return false
  if (origin === null) return site !== null
  // Pages without referrers send this for forms: /rezerwacja/… may post, a sandboxed frame says cross-site.
  if (origin === 'null') return site === 'same-origin'
  return hostOf(origin) === headers.get('host')?.toLowerCase()
}

function hostOf(origin: string): string | null {
  return URL.canParse(origin) ? new URL(origin).host : null
}
