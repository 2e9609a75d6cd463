/**
 * `/robots.txt`. Closed are only addresses that are no pages. What is a page but belongs in no index (dated results,
 * keys, checkout, embeds) says `noindex` itself and must be readable for that; decision 0016. A copy that is no
 * canonical host (stage) is closed altogether.
 */
export function robotsTxt({ origin, isCanonical }: { origin: string; isCanonical: boolean }): string {
  if (!isCanonical) return 'User-agent: *\nDisallow: /\n'
  return ['User-agent: *', 'Disallow: /api/', 'Disallow: /pay/', '', `Sitemap: ${origin}/sitemap.xml`, ''].join('\n')
}
