import { inertPolicy, livePolicy, usesMaps } from './csp'

it('names Google only where the page has maps, and never allows inline styles or eval', () => {
  expect(livePolicy('n')).not.toContain('google')
  const policy = livePolicy('n', [], { hasMaps: true })
  expect(policy).toContain("script-src 'nonce-n' 'strict-dynamic'")
  expect(policy).toContain("style-src 'self' 'nonce-n' https://fonts.googleapis.com")
  expect(policy).toContain("frame-ancestors 'none'")
  expect(policy).not.toContain('unsafe')
})

it('C37: the policy of a preview forbids scripts, requests and forms, and allows frames of ours alone', () => {
  const directives = inertPolicy().split('; ')
  for (const name of ['script-src', 'connect-src', 'form-action', 'worker-src', 'frame-src'])
    expect(directives).toContain(`${name} 'none'`)
  expect(directives).toContain("frame-ancestors 'self'")
  expect(inertPolicy()).not.toContain('unsafe')
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
