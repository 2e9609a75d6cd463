import { brotliDecompressSync, gunzipSync } from 'node:zlib'
import { pageBodies } from './page-bodies'

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
