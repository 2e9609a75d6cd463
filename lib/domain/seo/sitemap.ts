import type { LocalDate } from '@/lib/domain/time/time'

/** Addresses of lists in one part; the protocol allows 50,000. A part of 5,000 restaurants has up to 15,000. */
export const SITEMAP_LIMIT = 10_000

/** A page of the tenant: its path and, if known, the day on which its data last changed. */
export interface SitemapEntry {
  path: string
  changedOn?: LocalDate | null
}

const HEAD = '<?xml version="1.0" encoding="UTF-8"?>\n'
const NAMESPACE = 'http://www.sitemaps.org/schemas/sitemap/0.9'

/** `/sitemap.xml` of a site: the index of its parts, each with its number. */
export function sitemapIndex(origin: string, parts: { number: number; changedOn?: LocalDate | null }[]): string {
  const files = parts.map(({ number, changedOn }) =>
    entry('sitemap', origin, { path: `/sitemap-${number}.xml`, changedOn }),
  )
  return `${HEAD}<sitemapindex xmlns="${NAMESPACE}">\n${files.join('\n')}\n</sitemapindex>\n`
}

/** One part: the pages in the order given. */
export function urlSet(origin: string, entries: SitemapEntry[]): string {
  const urls = entries.map((page) => entry('url', origin, page))
  return `${HEAD}<urlset xmlns="${NAMESPACE}">\n${urls.join('\n')}\n</urlset>\n`
}

/** The latest of the days, null if none is known. */
export function latestDay(days: (LocalDate | null | undefined)[]): LocalDate | null {
  return days.reduce<LocalDate | null>((latest, day) => (day && (!latest || day > latest) ? day : latest), null)
}

function entry(name: string, origin: string, { path, changedOn }: SitemapEntry): string {
  return element(name, element('loc', escapeXml(`${origin}${path}`)) + (changedOn ? element('lastmod', changedOn) : ''))
}

function element(name: string, content: string): string {
  return `<${name}>${content}</${name}>`
}

const ENTITIES: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;', "'": '&apos;' }

function escapeXml(text: string): string {
  return text.replace(/[&<>"']/g, (character) => ENTITIES[character] ?? '')
}
