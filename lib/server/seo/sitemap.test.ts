import { sitemapFile, sitemapOf } from './sitemap'

const paths = (...names: string[]) => names.map((path) => ({ path }))

it('lists each page with its host, and its day of change if known', () => {
  const xml = sitemapOf('https://lubje.pl', [{ path: '/' }, { path: '/regulamin?a=1&b=2', changedOn: '2026-11-02' }])
  expect(xml).toContain('<url><loc>https://lubje.pl/</loc></url>')
  expect(xml).toContain('<url><loc>https://lubje.pl/regulamin?a=1&amp;b=2</loc><lastmod>2026-11-02</lastmod></url>')
})

it('is an index if one file cannot hold all pages, and the files hold each page once', () => {
  const pages = paths('/a', '/b', '/c', '/d', '/e')
  const index = sitemapOf('https://x.pl', pages, 2)
  expect([...index.matchAll(/<loc>([^<]+)/g)].map(([, loc]) => loc)).toEqual(
    [1, 2, 3].map((number) => `https://x.pl/sitemap-${number}.xml`),
  )
  const files = [1, 2, 3].map((number) => sitemapFile('https://x.pl', pages, number, 2) ?? '')
  expect(files.flatMap((file) => [...file.matchAll(/<loc>https:\/\/x\.pl([^<]+)/g)].map(([, path]) => path))).toEqual(
    pages.map(({ path }) => path),
  )
})

it.each([
  ['a file beyond the last', 3, 2],
  ['a file without an index', 1, 50],
])('%s does not exist', (_, number, limit) => {
  expect(sitemapFile('https://x.pl', paths('/a', '/b', '/c'), number, limit)).toBeNull()
})
