import { createHash } from 'node:crypto'
import { policyOf, withPagePolicy } from './page-policy'

const hash = (text: string) => `'sha256-${createHash('sha256').update(text).digest('base64')}'`
const ADDRESS = '/lubje/cached'

it('lists the hash of each inline script once, and never unsafe-inline', () => {
  const policy = policyOf('<script>a()</script><script id="x">b()</script><script>a()</script>')
  expect(policy.split('; ').find((part) => part.startsWith('script-src'))).toBe(
    `script-src 'self' ${hash('a()')} ${hash('b()')}`,
  )
  expect(policy).not.toContain('unsafe')
})

it('leaves scripts with a source and data blocks alone', () => {
  expect(policyOf('<script src="/a.js"></script><script type="application/ld+json">{}</script>')).not.toContain(
    'sha256',
  )
})

it('a page without a mark may be kept, for a minute and as the last good one', () => {
  const { markedStatus, cacheControl } = withPagePolicy('<main>dobrze</main>', ADDRESS)
  expect(markedStatus).toBeNull()
  expect(cacheControl).toBe('max-age=0, s-maxage=2, stale-if-error=86398')
})

it.each([200, 404, 503])('a page marked %d has that status, and may not be cached', (status) => {
  const marked = withPagePolicy(`<head><meta name="page-status" content="${status}"/></head>`, ADDRESS)
  expect(marked).toMatchObject({ markedStatus: status, cacheControl: 'no-store' })
})

it('a diner cannot forge the mark, since React escapes quotes', () => {
  const forged = withPagePolicy('<p>&lt;meta name=&quot;page-status&quot; content=&quot;404&quot;</p>', ADDRESS)
  expect(forged.markedStatus).toBeNull()
})

it('L282 names the hosts of the services that the page of this tenant may load, and no others', () => {
  const hosts = (html: string) => policyOf(html).match(/https:\/\/[^ ;]+/g) ?? []
  expect(hosts('<!DOCTYPE html><html lang="pl"><p>a</p>')).toEqual([])
  expect(new Set(hosts('<!DOCTYPE html><!--b--><html lang="pl" data-services="pixel"><p>a</p>'))).toEqual(
    new Set(['https://www.facebook.com', 'https://connect.facebook.net']),
  )
  expect(hosts('<!DOCTYPE html><html lang="pl" data-services="gtm pixel">').join()).toContain('googletagmanager')
})

it('L282 nothing in a page but its root element enables a service', () => {
  expect(policyOf('<html lang="pl"><p><html data-services="gtm"></p>')).not.toContain('https:')
})

it('names Google only on a page that carries the key, with a new nonce for its styles each time', () => {
  const html = (mark: string) => `<link rel="stylesheet" href="/theme-12345678.css"/>${mark}<script>a()</script>`
  const stamped = (mark: string) => withPagePolicy(html(mark), ADDRESS)
  const plain = stamped('')
  expect(plain.policy).not.toContain('google')
  expect(plain.html).not.toContain('nonce')
  const mapped = stamped('<meta name="maps-key" content="key"/>')
  const nonce = /<link nonce="([^"]+)" rel="stylesheet"/.exec(mapped.html)?.[1]
  expect(mapped.policy).toContain(`style-src 'self' 'nonce-${nonce}' https://fonts.googleapis.com`)
  expect(mapped.policy).toContain(`script-src 'self' ${hash('a()')} https://maps.googleapis.com`)
  expect(mapped.policy).not.toContain('unsafe')
  expect(stamped('<meta name="maps-key" content="key"/>').html).not.toContain(nonce)
})

describe('L074 L075 C16: sites that may frame a cached page', () => {
  const framed = (address: string, html = '<html><meta name="framed-by" content="https://mlyn.pl"/></html>') =>
    /frame-ancestors [^;]*/.exec(withPagePolicy(html, address).policy)?.[0]

  test.each([
    ['a form in a frame', '/lubje/cached/restaurants/14/iframe', "frame-ancestors 'self' https://mlyn.pl"],
    ['a menu in a frame', '/lubje/cached/order/14/iframe', "frame-ancestors 'self' https://mlyn.pl"],
    ['a path that ends like one', '/lubje/cached/rezerwuj/x/order/14/iframe', "frame-ancestors 'none'"],
    ['the restaurant itself', '/lubje/cached/restaurants/14', "frame-ancestors 'none'"],
    ['home', '/lubje/cached', "frame-ancestors 'none'"],
  ])('%s', (_, key, expected) => expect(framed(key)).toBe(expected))

  test('an embedded page without a partner, such as a 404, may not be framed', () => {
    expect(framed('/lubje/cached/order/14/iframe', '<html></html>')).toBe("frame-ancestors 'none'")
  })
})
