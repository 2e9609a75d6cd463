import { brotliDecompressSync, gunzipSync } from 'node:zlib'
import { encodingFor, pageBodies } from './page-bodies'

test('each encoding holds the same page', async () => {
  const html = `<p>${'Zażółć gęślą jaźń '.repeat(500)}</p>`
  const { br, gzip, identity } = await pageBodies(html)
  expect([brotliDecompressSync(br).toString(), gunzipSync(gzip).toString(), identity.toString()]).toEqual([
    html,
    html,
    html,
  ])
  expect(br.length).toBeLessThan(identity.length / 10)
})

test.each([
  [undefined, 'identity'],
  ['', 'identity'],
  ['gzip, deflate, br, zstd', 'br'],
  ['gzip, deflate', 'gzip'],
  ['GZIP', 'gzip'],
  ['br;q=0, gzip', 'gzip'],
  ['br; q=0.5, gzip; q=0.8', 'gzip'],
  ['gzip;q=1.0, *;q=0', 'gzip'],
  ['*', 'br'],
  ['identity', 'identity'],
  ['identity, gzip;q=0', 'identity'],
  ['brotli', 'identity'],
  ['gzip;q=a', 'identity'],
  ['zstd,'.repeat(3000), 'identity'],
])('RFC 9110 12.5.3: for "%s" it is %s', (accepted, encoding) => {
  expect(encodingFor(accepted)).toBe(encoding)
})
