import { robotsTxt } from './robots'

const origin = 'https://lubje.pl'

it('disallows paths that are no pages, and names the sitemap', () => {
  const lines = robotsTxt({ origin, isCanonical: true }).split('\n')
  expect(lines).toEqual(
    expect.arrayContaining(['User-agent: *', 'Disallow: /api/', 'Sitemap: https://lubje.pl/sitemap.xml']),
  )
})

it.each(['/rezerwuj', '/thank-you', '/order', '/restaurants', '/moje'])(
  'C18: %s stays allowed, because its noindex must be readable',
  (path) => {
    const closed = [...robotsTxt({ origin, isCanonical: true }).matchAll(/^Disallow: (.+)$/gm)].map(([, one]) => one)
    expect(closed.some((one) => path.startsWith(one as string))).toBe(false)
  },
)

it('disallows a copy completely', () => {
  expect(robotsTxt({ origin, isCanonical: false })).toBe('User-agent: *\nDisallow: /\n')
})
