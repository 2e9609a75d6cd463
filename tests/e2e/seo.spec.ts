import { structuredDataGaps } from '../../lib/domain/seo/structured-data-gaps'
import { tenants } from '../../tenants/registry'
import { schemaOrgTypes, unknownTerms } from '../support/schema-org'
import { likeness } from '../support/shingles'
import { sendRequest } from './support/ask'
import { type Head, headOf } from './support/head-of'
import { dayIn } from './support/reserve'
import { expect, test } from './support/test'

const ORIGINS = new Map(tenants.map(({ key, hosts }) => [`https://${hosts[0]}`, `${key}.localhost`]))
/**
 * The brand whose restaurants and menus are tested as well. Other brands' pages have the same words with their own
 * label, cut to fit; of those only the pages with texts of their own are tested.
 */
const WHOLE = 'lubje'
/** A visit for the templates of actions. */
const VISIT: Record<string, string> = { date: dayIn(7), time: '18:00', people: '2' }
const crawler = (turn: number) => ({ headers: { 'x-forwarded-for': `10.77.${Math.floor(turn / 100)}.1` } })

for (const { key: tenant, hosts, fallback } of tenants) {
  const host = `${tenant}.localhost`
  const origin = `https://${hosts[0]}`
  // Lists of a cuisine are left to the city's own brand. See docs/design/search.md.
  const isHome = tenant !== 'nakryte'

  test(`${tenant}: each address of the sitemap is a page of its own`, async () => {
    test.slow()
    const paths = await sitemapPaths(host, origin)
    expect(paths).toEqual(expect.arrayContaining(['/', '/rezerwuj', '/zamawiaj', '/dostepnosc']))
    for (const { slug } of fallback.cities) expect(paths).toContain(`/rezerwuj/${slug}`)
    expect(paths.some((path) => /^\/rezerwuj\/[a-z-]+\/[a-z-]+$/.test(path))).toBe(isHome)
    expect(paths.some((path) => path.startsWith('/order/'))).toBe(true)

    const heads = new Map<string, Head>()
    const requested = paths.filter((path) => tenant === WHOLE || !/^\/(?:order|restaurants)\//.test(path))
    for (const [turn, path] of requested.entries()) {
      const { status, body, headers } = await sendRequest(host, path, crawler(turn))
      expect([path, status, headers['x-robots-tag']]).toEqual([path, 200, undefined])
      heads.set(path, headOf(body))
    }
    const types = schemaOrgTypes()
    for (const [path, head] of heads) {
      expect([path, head.canonical]).toEqual([path, `${origin}${path === '/' ? '' : path}`])
      expect([path, head.url]).toEqual([path, head.canonical])
      expect([path, head.headings, head.robots]).toEqual([path, 1, ''])
      expect([path, head.title.length > 9 && head.title.length <= 65]).toEqual([path, true])
      expect([path, head.description.length > 39 && head.description.length <= 155]).toEqual([path, true])
      expect([path, head.size, head.card]).toEqual([path, '1200 × 630', 'summary_large_image'])
      expect([path, /(^|\s)[aiouwz]$|[:,·–-]$/i.test(head.title.replace(` · ${fallback.label}`, ''))]).toEqual([
        path,
        false,
      ])
      expect([path, head.data.flatMap((thing) => unknownTerms(thing, types))]).toEqual([path, []])
      expect([path, structuredDataGaps(head.data).filter(({ isRequired }) => isRequired)]).toEqual([path, []])
      const kinds = head.data.map((thing) => (thing as { '@type': string })['@type'])
      expect([path, kinds.includes('BreadcrumbList') || path === '/']).toEqual([path, true])
    }
    const home = heads.get('/')?.description ?? ''
    expect([home, home.length >= 120 && home.length <= 155]).toEqual([home, true])
    const all = [...heads.values()]
    expect(repeated(all.map(({ title }) => title))).toEqual([])
    expect(repeated(all.map(({ description }) => description))).toEqual([])

    if (tenant !== WHOLE) return
    const named = [...new Set(all.flatMap(({ data }) => data.flatMap(urlsIn)))]
    const addresses = new Set(named.map((url) => url.replaceAll(/\{(\w+)\}/g, (_, name) => VISIT[name] ?? '')))
    // Pages of the sitemap were requested above.
    const others = [...addresses].filter((url) => !heads.has(url.slice(origin.length)))
    for (const [turn, url] of others.entries()) {
      const { host: at, pathname, search, origin: of } = new URL(url)
      const page = await sendRequest(ORIGINS.get(of) ?? at, `${pathname}${search}`, crawler(turn + 2000))
      expect([url, page.status]).toEqual([url, 200])
    }

    const cards = [...new Set(all.map(({ image }) => image))]
    const kindOf = (url: string) => /\/og\/(\w+)\//.exec(url)?.[1] ?? url
    const ofEachKind = cards.filter(
      (url, at) => cards.filter((one) => kindOf(one) === kindOf(url)).indexOf(url) < 3 && at >= 0,
    )
    expect([...new Set(cards.map(kindOf))].sort()).toEqual([
      'dowoz',
      'kuchnia',
      'marka',
      'menu',
      'miasto',
      'restauracja',
    ])
    for (const [turn, url] of ofEachKind.entries()) {
      const picture = await sendRequest(host, url.slice(origin.length), crawler(turn + 1000))
      expect([url, picture.status, picture.headers['content-type']]).toEqual([url, 200, 'image/png'])
      expect(picture.headers['cache-control']).toContain('immutable')
      expect([picture.bytes.readUInt32BE(16), picture.bytes.readUInt32BE(20)]).toEqual([1200, 630])
      expect([url, picture.bytes.length <= 200_000]).toEqual([url, true])
    }
  })
}

test('design/search: a list of fewer than three restaurants is for people alone, on its page and in the sitemap', async () => {
  const [host, origin] = ['lubje.localhost', 'https://lubje.pl']
  const named = await sitemapPaths(host, origin)
  const counts = new Map<string, number>()
  for (const start of ['/rezerwuj/lublin', '/zamawiaj/lublin']) {
    const { body } = await sendRequest(host, start, crawler(3000))
    for (const [, path = '', count] of body.matchAll(
      /href="(\/(?:rezerwuj|zamawiaj)\/lublin\/[a-z-]+)"[^>]*>[^<(]*(?:<!-- -->)?\s*\((?:<!-- -->)?(\d+)/g,
    ))
      counts.set(path, Number(count))
  }
  expect([...counts.values()].some((count) => count < 3)).toBe(true)
  expect([...counts.values()].some((count) => count >= 3)).toBe(true)
  for (const [path, count] of counts) {
    const { body } = await sendRequest(host, path, crawler(3100))
    expect([path, count, headOf(body).robots]).toEqual([path, count, count < 3 ? 'noindex, follow' : ''])
    expect([path, count, named.includes(path)]).toEqual([path, count, count >= 3])
  }
})

const wide = tenants.find(({ key }) => key === 'nakryte')
for (const { slug } of wide?.fallback.cities ?? []) {
  test(`design/search: ${slug} reads differently at each brand that has it`, async () => {
    const brands = tenants.filter(({ fallback }) => fallback.cities.some((city) => city.slug === slug))
    for (const start of ['/rezerwuj', '/zamawiaj']) {
      const pages = await Promise.all(
        brands.map(({ key }) => sendRequest(`${key}.localhost`, `${start}/${slug}`, crawler(3200))),
      )
      const [one, other] = pages.map(({ body }) => body)
      const alike = likeness(one ?? '', other ?? '')
      expect([start, alike < 0.6, alike]).toEqual([start, true, alike])
      const [a, b] = pages.map(({ body }) => headOf(body))
      expect([a?.title.split(' · ')[0], a?.description]).not.toContain(b?.title.split(' · ')[0])
      expect(a?.description).not.toBe(b?.description)
    }
  })
}

test('design/search: a cuisine that two brands list is canonical at the city’s own', async () => {
  const named = await sitemapPaths('lubje.localhost', 'https://lubje.pl')
  for (const start of ['/rezerwuj/lublin/', '/zamawiaj/lublin/']) {
    const path = named.find((one) => one.startsWith(start))
    if (!path) throw new Error(`no cuisine is named below ${start}`)
    const { body } = await sendRequest('nakryte.localhost', path)
    expect([headOf(body).canonical, headOf(body).url]).toEqual([`https://lubje.pl${path}`, `https://lubje.pl${path}`])
  }
})

test('a card of an unknown thing is 404, and so is one with an outdated hash', async () => {
  expect((await sendRequest('lubje.localhost', '/og/restauracja/999999.0123456789.png')).status).toBe(404)
  expect((await sendRequest('lubje.localhost', '/og/miasto/glogow.0123456789.png')).status).toBe(404)
  const guessed = await sendRequest('lubje.localhost', '/og/miasto/lublin.0123456789.png')
  expect([guessed.status, guessed.headers['cache-control']]).toEqual([404, 'no-store'])
})

/** Pages of all parts in the index; each page and each part has a date of change. */
async function sitemapPaths(host: string, origin: string): Promise<string[]> {
  const parts = await locationsIn(host, origin, '/sitemap.xml')
  expect(parts.map(({ path }) => path).slice(0, 1)).toEqual(['/sitemap-1.xml'])
  const pages = (await Promise.all(parts.map(({ path }) => locationsIn(host, origin, path)))).flat()
  const undated = [...parts, ...pages].filter(({ changedOn }) => !/^20\d\d-\d\d-\d\d$/.test(changedOn))
  expect(undated.map(({ path }) => path).sort()).toEqual(['/dla-restauracji', '/zgloszenie'])
  return pages.map(({ path }) => path)
}

async function locationsIn(host: string, origin: string, file: string) {
  const { status, headers, body } = await sendRequest(host, file, crawler(0))
  expect([file, status, headers['content-type']]).toEqual([file, 200, 'application/xml; charset=utf-8'])
  const found = [...body.matchAll(/<loc>([^<]+)<\/loc>(?:<lastmod>([^<]+))?/g)]
  const urls = found.map(([, url = '']) => url)
  expect(urls.filter((url) => !url.startsWith(`${origin}/`))).toEqual([])
  expect(repeated(urls)).toEqual([])
  return found.map(([, url = '', changedOn = '']) => ({ path: url.slice(origin.length), changedOn }))
}

function repeated(values: string[]): string[] {
  return values.filter((value, index) => values.indexOf(value) !== index)
}

/** URLs in structured data, with templates filled in as a visit. */
function urlsIn(value: unknown): string[] {
  if (Array.isArray(value)) return value.flatMap(urlsIn)
  if (typeof value === 'string') return /^https?:\/\/(?!schema\.org\b|purl\.org\b)/.test(value) ? [value] : []
  if (typeof value !== 'object' || value === null) return []
  return Object.entries(value).flatMap(([name, member]) =>
    // A restaurant's own site is not checked, and an @id need not answer.
    ['sameAs', '@id', '@context'].includes(name) ? [] : urlsIn(member),
  )
}
