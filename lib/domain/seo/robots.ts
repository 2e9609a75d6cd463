/**
 * `/robots.txt`. Only addresses that are not pages are disallowed. Pages that must not be indexed (dated results, keys,
 * checkout, embeds) send `noindex`, which crawlers must be able to read; docs/design/search.md. A copy on a host that
 * is not canonical (stage) is disallowed completely.
 */
export function robotsTxt({ origin, isCanonical }: { origin: string; isCanonical: boolean }): string {
  if (!isCanonical) return 'User-agent: *\nDisallow: /\n'
  return ['User-agent: *', 'Disallow: /api/', 'Disallow: /pay/', '', `Sitemap: ${origin}/sitemap.xml`, ''].join('\n')
}
