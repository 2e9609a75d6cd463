import { createHash } from 'node:crypto'
import { addressOf, applyPagePolicy, isCacheable, policyOf } from '@/lib/server/page-cache/page-policy'

const hash = (text: string) => `'sha256-${createHash('sha256').update(text).digest('base64')}'`
const page = (html: string) => ({
  kind: 'APP_PAGE',
  html,
  headers: { 'x-next': '1' } as Record<string, string>,
  status: undefined as number | undefined,
})

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

it('keeps other headers and the status of a good page', () => {
  const value = page('<main>dobrze</main>')
  applyPagePolicy(value)
  expect(value).toMatchObject({ status: undefined, headers: { 'x-next': '1' } })
  expect(isCacheable(value, '/lubje/cached')).toBe(true)
})

it.each([200, 404, 503])('a page marked %d goes out so, and is not kept', (status) => {
  const value = page(`<head><meta name="page-status" content="${status}"/></head>`)
  applyPagePolicy(value)
  expect(value).toMatchObject({ status, headers: { 'cache-control': 'no-store' } })
  expect(isCacheable(value, '/lubje/cached')).toBe(false)
})

it('a diner cannot forge the mark, since React escapes quotes', () => {
  const forged = page('<p>&lt;meta name=&quot;page-status&quot; content=&quot;404&quot;</p>')
  expect(isCacheable(forged, '/lubje/cached')).toBe(true)
})

it.each([404, 500, 307])('a page with status %d is not kept, whatever it says of itself', (status) => {
  expect(isCacheable({ ...page('<main>ups</main>'), status }, '/lubje/cached')).toBe(false)
})

it.each([
  ['/lubje/cached', '/lubje/cached'],
  ['/route-cache/APP_PAGE/0a1b/$/lubje/cached/restaurants/14', '/lubje/cached/restaurants/14'],
  ['/route-cache/APP_PAGE/0a1b/$/pictures', null],
  ['/route-cache/APP_PAGE/0a1b/$/_not-found', null],
  ['/route-cache/APP_ROUTE/0a1b/$/lubje/api/menu', null],
  ['/lubje/cached/../x', null],
  ['/lubje/cached/%C5%81', null],
])('%s is the address %s', (key, address) => {
  expect(addressOf(key)).toBe(address)
  expect(isCacheable(page('<main>dobrze</main>'), key)).toBe(address !== null)
})

it('entries of other kinds are not kept', () => {
  expect(isCacheable({ kind: 'APP_ROUTE' }, '/lubje/cached')).toBe(false)
  expect(isCacheable(null, '/lubje/cached')).toBe(false)
})

it('leaves entries of other kinds alone', () => {
  const value = { kind: 'FETCH', html: '', headers: {} }
  applyPagePolicy(value)
  expect(value.headers).toEqual({})
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
  const stamped = (mark: string) => {
    const value = page(html(mark))
    applyPagePolicy(value)
    return { html: value.html, policy: value.headers['content-security-policy'] ?? '' }
  }
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

describe('L074 L075 C16: who may frame a cached page', () => {
  const framed = (key: string, origins = 'https://mlyn.pl') => {
    const value = page(`<html><meta name="framed-by" content="${origins}"/></html>`)
    applyPagePolicy(value, key)
    return /frame-ancestors [^;]*/.exec(value.headers['content-security-policy'] ?? '')?.[0]
  }

  test.each([
    ['a form in a frame', '/lubje/cached/restaurants/14/iframe', "frame-ancestors 'self' https://mlyn.pl"],
    [
      'a menu in a frame',
      '/route-cache/APP_PAGE/bab3/$/lubje/cached/order/14/iframe',
      "frame-ancestors 'self' https://mlyn.pl",
    ],
    ['the restaurant itself', '/lubje/cached/restaurants/14', "frame-ancestors 'none'"],
    ['home', '/lubje/cached', "frame-ancestors 'none'"],
  ])('%s', (_, key, expected) => expect(framed(key)).toBe(expected))

  test('an embedded page that names nobody, as one of 404, is framed by nobody', () => {
    const value = page('<html></html>')
    applyPagePolicy(value, '/lubje/cached/order/14/iframe')
    expect(value.headers['content-security-policy']).toContain("frame-ancestors 'none'")
  })
})
