import { tenants } from '../../tenants/registry'
import { schemaOrgTypes, unknownTerms } from '../support/schema-org'
import { sendRequest } from './support/ask'
import { type Head, headOf } from './support/head-of'
import { dayIn, visitPath } from './support/reserve'
import { expect, expectAccessible, test } from './support/test'

const TENANTS = ['lubje', 'ostrowje'] as const
const crawler = (turn: number) => ({ headers: { 'x-forwarded-for': `10.77.${Math.floor(turn / 100)}.1` } })

for (const tenant of TENANTS) {
  const host = `${tenant}.localhost`
  const origin = `https://${tenants.find(({ key }) => key === tenant)?.hosts[0]}`

  test(`${tenant}: each address of the sitemap is a page of its own`, async () => {
    const paths = await sitemapPaths(host, origin)
    expect(paths).toEqual(expect.arrayContaining(['/', '/rezerwuj', '/zamawiaj', '/dostepnosc']))
    expect(paths.some((path) => /^\/rezerwuj\/[a-z-]+\/[a-z-]+$/.test(path))).toBe(true)
    expect(paths.some((path) => path.startsWith('/order/'))).toBe(true)

    const heads = new Map<string, Head>()
    for (const [turn, path] of paths.entries()) {
      const { status, body, headers } = await sendRequest(host, path, crawler(turn))
      expect([path, status, headers['x-robots-tag']]).toEqual([path, 200, undefined])
      heads.set(path, headOf(body))
    }
    const types = schemaOrgTypes()
    for (const [path, head] of heads) {
      expect([path, head.canonical]).toEqual([path, `${origin}${path === '/' ? '' : path}`])
      expect([path, head.headings, head.robots]).toEqual([path, 1, ''])
      expect([path, head.title.length > 9 && head.title.length <= 65]).toEqual([path, true])
      expect([path, head.description.length > 39 && head.description.length <= 155]).toEqual([path, true])
      expect([path, head.size, head.card]).toEqual([path, '1200 × 630', 'summary_large_image'])
      expect([path, head.data.flatMap((thing) => unknownTerms(thing, types))]).toEqual([path, []])
    }
    const all = [...heads.values()]
    expect(repeated(all.map(({ title }) => title))).toEqual([])
    expect(repeated(all.map(({ description }) => description))).toEqual([])

    for (const [turn, url] of [...new Set(all.map(({ image }) => image))].entries()) {
      const picture = await sendRequest(host, url.slice(origin.length), crawler(turn + 1000))
      expect([url, picture.status, picture.headers['content-type']]).toEqual([url, 200, 'image/png'])
      expect(picture.headers['cache-control']).toContain('immutable')
      expect([picture.bytes.readUInt32BE(16), picture.bytes.readUInt32BE(20)]).toEqual([1200, 630])
      expect([url, picture.bytes.length < 600_000]).toEqual([url, true])
    }
  })

  test(`${tenant}: robots.txt names the sitemap and closes what is no page`, async () => {
    const { status, headers, body } = await sendRequest(host, '/robots.txt')
    expect([status, headers['content-type']]).toEqual([200, 'text/plain; charset=utf-8'])
    expect(body).toContain(`Sitemap: ${origin}/sitemap.xml`)
    expect(body).toContain('Disallow: /api/')
    expect((await sendRequest(`stage.${origin.slice(8)}`, '/robots.txt')).body).toBe('User-agent: *\nDisallow: /\n')
  })
}

test('pages of one diner or one moment are not indexed', async () => {
  const id = 1
  const paths = [
    `/rezerwuj?visitDate=${dayIn(7)}`,
    '/zamawiaj?delivery=delivery',
    visitPath(id, dayIn(7)),
    `/order/${id}/zamow`,
    '/moje',
    '/thank-you/ABCDEFGHJKMN2345',
    '/rezerwacja/ABCDEFGHJKMN2345',
  ]
  for (const path of paths) {
    expect([path, (await sendRequest('lubje.localhost', path)).headers['x-robots-tag']]).toEqual([path, 'noindex'])
  }
})

test('C18: on every host a restaurant names the same canonical URL', async () => {
  const canonicals = await Promise.all(
    ['lubje', 'nakryte'].map(
      async (tenant) => headOf((await sendRequest(`${tenant}.localhost`, '/restaurants/1')).body).canonical,
    ),
  )
  expect(new Set(canonicals).size).toBe(1)
  expect(canonicals[0]).toMatch(/^https:\/\/(lubje|nakryte)\.pl\/restaurants\/1-/)
})

test('an unknown cuisine, or one without restaurants in the city, is a 404 page; names redirect to the canonical URL', async () => {
  for (const path of ['/rezerwuj/lublin/kosmiczna', '/rezerwuj/atlantyda/wloska', '/rezerwuj/lublin/pizza']) {
    const { status, body } = await sendRequest('lubje.localhost', path)
    expect([path, status]).toEqual([path, 404])
    expect(body).toMatch(/Tego stolika nie ma w\ssali/)
  }
  const asked = await sendRequest('lubje.localhost', `/rezerwuj/Lublin/${encodeURIComponent('Włoska')}`)
  expect([asked.status, asked.headers.location]).toEqual([308, '/rezerwuj/lublin/wloska'])
})

test('a card of an unknown thing is 404, and so is one with an outdated hash', async () => {
  expect((await sendRequest('lubje.localhost', '/og/restauracja/999999.0123456789.png')).status).toBe(404)
  expect((await sendRequest('lubje.localhost', '/og/miasto/glogow.0123456789.png')).status).toBe(404)
  const guessed = await sendRequest('lubje.localhost', '/og/miasto/lublin.0123456789.png')
  expect([guessed.status, guessed.headers['cache-control']]).toEqual([404, 'no-store'])
})

for (const [tenant, city] of [
  ['lubje', 'lublin'],
  ['ostrowje', 'ostrow-wielkopolski'],
] as const) {
  test(`${tenant}: from the city to a cuisine and on to a restaurant @wide`, async ({ page, at }) => {
    await page.goto(at(tenant, `/rezerwuj/${city}`))
    const chips = page.getByRole('list', { name: 'Kuchnie' }).getByRole('link')
    const cuisine = (await chips.nth(1).textContent()) ?? ''
    await chips.nth(1).click()
    await expect(page).toHaveURL(new RegExp(`/rezerwuj/${city}/[a-z]+$`))
    await expect(page.getByRole('heading', { level: 1 })).toHaveCount(1)
    const rows = page.getByRole('list', { name: 'Restauracje i wolne stoliki' }).getByRole('article')
    await expect(rows.first()).toBeVisible()
    await expect(page.getByText(/ma na naszej liście .* a\sw\stym stylu gotuje/)).toBeVisible()
    expect(cuisine.length).toBeGreaterThan(2)
    await expectAccessible(page)
  })
}

async function sitemapPaths(host: string, origin: string): Promise<string[]> {
  const { status, headers, body } = await sendRequest(host, '/sitemap.xml', crawler(0))
  expect([status, headers['content-type']]).toEqual([200, 'application/xml; charset=utf-8'])
  const urls = [...body.matchAll(/<loc>([^<]+)<\/loc>/g)].map(([, url = '']) => url)
  expect(urls.filter((url) => !url.startsWith(`${origin}/`))).toEqual([])
  expect(repeated(urls)).toEqual([])
  return urls.map((url) => url.slice(origin.length))
}

function repeated(values: string[]): string[] {
  return values.filter((value, index) => values.indexOf(value) !== index)
}
