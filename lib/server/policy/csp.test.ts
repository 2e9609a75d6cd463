import { livePolicy, usesMaps } from './csp'

it('names Google only where the page has maps, and never lets inline styles or eval in', () => {
  expect(livePolicy('n')).not.toContain('google')
  const policy = livePolicy('n', [], { hasMaps: true })
  expect(policy).toContain("script-src 'nonce-n' 'strict-dynamic'")
  expect(policy).toContain("style-src 'self' 'nonce-n' https://fonts.googleapis.com")
  expect(policy).toContain("frame-ancestors 'none'")
  expect(policy).not.toContain('unsafe')
})

it.each([
  ['/zamawiaj', true],
  ['/rezerwuj', true],
  ['/order/12/zamow', true],
  ['/order/12/iframe/zamow', true],
  ['/restaurants/12/iframe', false],
  ['/thank-you/AbCdEfGhIjKl', false],
  ['/rezerwacja/AbCdEfGhIjKl', false],
  ['/zamowienie/AbCdEfGhIjKlMnOpQrSt', false],
  ['/moje', false],
])('%s uses maps: %s', (path, expected) => expect(usesMaps(path)).toBe(expected))
