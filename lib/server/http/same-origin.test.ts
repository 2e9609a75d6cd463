import { isSameOrigin } from '@/lib/server/http/tenant-route'

it.each([
  ['our own page', { origin: 'https://lubje.pl', 'sec-fetch-site': 'same-origin' }, true],
  ['our own page in an old browser', { origin: 'https://lubje.pl' }, true],
  ['another site', { origin: 'https://evil.example', 'sec-fetch-site': 'cross-site' }, false],
  ['another site without fetch metadata', { origin: 'https://evil.example' }, false],
  ['another tenant', { origin: 'https://lesznoje.pl', 'sec-fetch-site': 'cross-site' }, false],
  ['a sandboxed frame', { origin: 'null', 'sec-fetch-site': 'cross-site' }, false],
  ['our own page without referrers', { origin: 'null', 'sec-fetch-site': 'same-origin' }, true],
  ['a page without a known origin', { origin: 'null' }, false],
  ['neither header', {}, false],
])('C0: a write from %s', (_, headers, allowed) => {
  expect(isSameOrigin(new Headers({ host: 'lubje.pl', ...headers }))).toBe(allowed)
})
