import type { LocalDate } from '@/lib/domain/time/time'
import { escapeXml } from './escape-xml'

/** The protocol's limit for one file. */
export const SITEMAP_LIMIT = 50_000

/** A page of the tenant: its path and, if known, the day on which its text last changed. */
export interface SitemapEntry {
  path: string
  changedOn?: LocalDate
}

const HEAD = '<?xml version="1.0" encoding="UTF-8"?>\n'
const NAMESPACE = 'http://www.sitemaps.org/schemas/sitemap/0.9'

/** `/sitemap.xml` of a site: its pages, or the index of its files if one file cannot hold them. */
export function sitemapOf(origin: string, entries: SitemapEntry[], limit = SITEMAP_LIMIT): string {
  if (entries.length <= limit) return urlSet(origin, entries)
  const files = Array.from({ length: Math.ceil(entries.length / limit) }, (_, index) =>
    element('sitemap', element('loc', escapeXml(`${origin}/sitemap-${index + 1}.xml`))),
  )
  return `${HEAD}<sitemapindex xmlns="${NAMESPACE}">\n${files.join('\n')}\n</sitemapindex>\n`
}

/** One file of the index, counted from 1; `null` if it does not exist. */
export function sitemapFile(
  origin: string,
  entries: SitemapEntry[],
  number: number,
  limit = SITEMAP_LIMIT,
): string | null {
  const part = entries.slice((number - 1) * limit, number * limit)
  return entries.length > limit && part.length > 0 ? urlSet(origin, part) : null
}

function urlSet(origin: string, entries: SitemapEntry[]): string {
  const urls = entries.map(({ path, changedOn }) =>
    element('url', element('loc', escapeXml(`${origin}${path}`)) + (changedOn ? element('lastmod', changedOn) : '')),
  )
  return `${HEAD}<urlset xmlns="${NAMESPACE}">\n${urls.join('\n')}\n</urlset>\n`
}

function element(name: string, content: string): string {
  return `<${name}>${content}</${name}>`
}
