import { latestDay, sitemapIndex, urlSet } from './sitemap'

it('lists each page with its host, and its day of change if known', () => {
  const xml = urlSet('https://lubje.pl', [
    { path: '/', changedOn: null },
    { path: '/regulamin?a=1&b=2', changedOn: '2026-11-02' },
  ])
  expect(xml).toContain('<url><loc>https://lubje.pl/</loc></url>')
  expect(xml).toContain('<url><loc>https://lubje.pl/regulamin?a=1&amp;b=2</loc><lastmod>2026-11-02</lastmod></url>')
})

it('the index names each part by its number, with the latest day of its pages', () => {
  const xml = sitemapIndex('https://x.pl', [{ number: 1, changedOn: '2026-11-02' }, { number: 3 }])
  expect([...xml.matchAll(/<sitemap>(.*)<\/sitemap>/g)].map(([, part]) => part)).toEqual([
    '<loc>https://x.pl/sitemap-1.xml</loc><lastmod>2026-11-02</lastmod>',
    '<loc>https://x.pl/sitemap-3.xml</loc>',
  ])
})

it.each([
  [['2026-11-02', null, '2026-12-01', '2026-11-30'], '2026-12-01'],
  [[undefined, null], null],
  [[], null],
])('the latest of %j is %s', (days, latest) => expect(latestDay(days)).toBe(latest))
