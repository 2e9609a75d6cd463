import { frameAncestors, framedBy } from './frame-ancestors'

it('C16: our own host and the sites of the list, each once', () => {
  expect(frameAncestors(['https://mlyn.pl', 'https://mlyn.pl', 'http://strona.localhost:*'])).toBe(
    "frame-ancestors 'self' https://mlyn.pl http://strona.localhost:*",
  )
})

it.each([
  ['a directive of its own', "https://a.pl; script-src 'unsafe-inline'"],
  ['everybody', '*'],
  ['a path', 'https://a.pl/strona'],
  ['another scheme', 'data:'],
  ['a keyword', "'unsafe-inline'"],
  ['a second line', 'https://a.pl\r\nset-cookie: a=b'],
])('C16: %s is left out', (_, origin) => expect(frameAncestors([origin])).toBe("frame-ancestors 'self'"))

it('C16: only the one directive changes', () => {
  expect(framedBy("default-src 'self'; frame-ancestors 'none'; style-src 'self'", ['https://a.pl'])).toBe(
    "default-src 'self'; frame-ancestors 'self' https://a.pl; style-src 'self'",
  )
})
