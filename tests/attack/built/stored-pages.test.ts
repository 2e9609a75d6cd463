import type { IncomingHttpHeaders } from 'node:http'
import { brotliDecompressSync, gunzipSync } from 'node:zlib'
import { type RawResponse, sendRequest } from '../../e2e/support/ask'
import { ADDRESSES, MARK, withQuery } from './support/cached-addresses'
import { dropPages, from, raw } from './support/world'

// Cached pages are answered from memory, without Next. Whatever is wrong with that would be served to everybody, so each
// answer is compared with that to who had it made. Decisions 0034, 0066.

const HOSTS = ['lubje.localhost', 'nakryte.localhost']
/** Cached routes that have a page of 200, as a diner asks for them. */
const PATHS = Object.entries(ADDRESSES)
  .filter(([route]) => !['/blad-404', '/regulamin-lubje'].includes(route))
  .map(([, address]) => address.replace(`-${MARK}`, ''))
const DINER = { ...from('198.30'), accept: 'text/html', 'accept-encoding': 'gzip, br' }
/** Of the connection, of the moment, of the encoding. */
const OWN = [
  'date',
  'connection',
  'keep-alive',
  'server-timing',
  'transfer-encoding',
  'content-length',
  'content-encoding',
  'x-cache',
]

const isFromMemory = ({ headers }: RawResponse) => headers['x-cache'] === 'HIT' || headers['x-cache'] === 'STALE'
const shared = (headers: IncomingHttpHeaders) =>
  Object.fromEntries(Object.entries(headers).filter(([name]) => !OWN.includes(name)))

function text({ headers, bytes }: RawResponse): string {
  const { 'content-encoding': encoding } = headers
  if (encoding === 'br') return brotliDecompressSync(bytes).toString()
  return (encoding === 'gzip' ? gunzipSync(bytes) : bytes).toString()
}

/** The page from memory, where it may have to be made first. */
async function stored(host: string, path: string): Promise<RawResponse> {
  for (let n = 0; n < 50; n++) {
    const answer = await sendRequest(host, path, { headers: DINER })
    if (isFromMemory(answer)) return answer
    await new Promise((resolve) => setTimeout(resolve, 20))
  }
  throw new Error(`${host}${path} is not answered from memory`)
}

test.each(HOSTS)(
  '%s: each cached route has the status, headers and bytes that who had it made was sent',
  async (host) => {
    for (const path of PATHS) {
      await dropPages(host.split('.')[0] ?? '')
      const made = await sendRequest(host, path, { headers: DINER })
      const memory = await sendRequest(host, path, { headers: DINER })
      expect([path, made.headers['x-cache'], memory.headers['x-cache']]).toEqual([path, 'MISS', 'HIT'])
      expect({ path, status: memory.status, ...shared(memory.headers) }).toEqual({
        path,
        status: made.status,
        ...shared(made.headers),
      })
      expect(text(memory) === text(made)).toBe(true)
      // Without them words move once the fonts are there.
      expect([path, /<head>.*<link rel="preload" as="font".*<\/head>/s.test(text(memory))]).toEqual([path, true])
    }
  },
)

test('each encoding is that of the same page', async () => {
  const [host = '', path] = [HOSTS[0], '/rezerwuj/lublin']
  await stored(host, path)
  const bodies = await Promise.all(
    ['br', 'gzip', 'identity', 'gzip;q=0, br;q=0', ''].map(async (encoding) =>
      text(await sendRequest(host, path, { headers: { ...DINER, 'accept-encoding': encoding } })),
    ),
  )
  expect(new Set(bodies).size).toBe(1)
})

test('campaign parameters make no second page, and each visit has the id of its own request', async () => {
  const [host = '', path] = [HOSTS[0], '/rezerwuj/lublin']
  const plain = await stored(host, path)
  const ids = new Set<unknown>()
  for (const query of ['utm_source=a&utm_campaign=b', 'gclid=x', 'fbclid=y', `${MARK}=1`, 'x'.repeat(2000)]) {
    const answer = await sendRequest(host, `${path}?${query}`, { headers: DINER })
    expect([query, isFromMemory(answer), answer.headers.etag]).toEqual([query, true, plain.headers.etag])
    ids.add(answer.headers['server-timing'])
  }
  expect(ids.size).toBe(5)
})

const [OURS = '', OTHER = ''] = HOSTS
/** What a stranger may vary, on one host, to be told another tenant's page or to leave something behind. */
const VARIANTS: [string, { path?: string; headers?: Record<string, string>; method?: string }][] = [
  ['a forwarded host', { headers: { 'x-forwarded-host': OTHER, forwarded: `host=${OTHER}`, 'x-host': OTHER } }],
  ['a forwarded scheme', { headers: { 'x-forwarded-proto': MARK, 'x-forwarded-port': '1' } }],
  ['a tenant in a header', { headers: { 'x-tenant': 'nakryte', 'x-client-address': '1.2.3.4' } }],
  ['flight data', { headers: { rsc: '1' } }],
  ['a prefetch', { headers: { 'next-router-prefetch': '1', purpose: 'prefetch' } }],
  ['a query of flight data', { path: '?_rsc=abc' }],
  ['a forged policy', { headers: { 'content-security-policy': `script-src 'nonce-${MARK}'` } }],
  ['a range', { headers: { range: 'bytes=0-9' } }],
  ['HEAD', { method: 'HEAD' }],
  ['a theme', { path: '?theme=nakryte' }],
  ['a theme cookie', { headers: { cookie: 'theme=nakryte' } }],
  ['debugging', { path: '?debug=true' }],
  ['an internal address', { headers: { 'x-matched-path': '/nakryte/cached', 'x-invoke-path': '/nakryte/cached' } }],
  ['a rewrite', { headers: { 'x-original-url': '/moje', 'x-rewrite-url': '/moje' } }],
  ['a method in a header', { headers: { 'x-http-method-override': 'POST' } }],
  ['no encoding', { headers: { 'accept-encoding': 'identity;q=0, *;q=0' } }],
  ['an id of another kind', { headers: { 'x-request-id': '"\u00e9' } }],
]

// Page by page: the attacked server keeps fewer pages than there are, and would make each of them again for each variant.
test.each(PATHS)('%s: nothing that a stranger varies changes the page of either tenant', async (path) => {
  for (const [variant, { path: query = '', headers, method }] of VARIANTS) {
    await whileUnchanged(path, variant, async ([ours]) => {
      const varied = await sendRequest(OURS, query ? withQuery(path, query.slice(1)) : path, {
        method,
        headers: { ...DINER, ...headers },
      })
      if (method !== 'HEAD') expect([variant, varied.status, text(varied) === ours]).toEqual([variant, 200, true])
      expect([variant, JSON.stringify(varied.headers)]).toEqual([variant, expect.not.stringContaining(MARK)])
    })
  }
})

/** Runs `attack` with both tenants' pages, which are the same after it; again where they were remade meanwhile. */
async function whileUnchanged(
  path: string,
  variant: string,
  attack: (pages: string[]) => Promise<void>,
): Promise<void> {
  for (let attempt = 0; attempt < 3; attempt++) {
    const pages = await pagesOfBoth(path)
    try {
      await attack(pages)
    } catch (error) {
      if ((await pagesOfBoth(path)).join() === pages.join()) throw error
      continue
    }
    if ((await pagesOfBoth(path)).join() === pages.join()) return
  }
  throw new Error(`${path} is never the same twice, beside ${variant}`)
}

async function pagesOfBoth(path: string): Promise<string[]> {
  const pages = [text(await stored(OURS, path)), text(await stored(OTHER, path))]
  const isOwn = (page: string, host: string) => page.includes(`data-theme="${host.split('.')[0]}"`)
  expect(pages.map((page, n) => isOwn(page, HOSTS[n] ?? '') && !page.includes(MARK))).toEqual([true, true])
  return pages
}

test.each([
  ['upper case', 'LUBJE.LOCALHOST', '/rezerwuj/lublin', 200],
  ['a port', 'lubje.localhost:80', '/rezerwuj/lublin', 200],
  ['a broken port', 'lubje.localhost:99999', '/rezerwuj/lublin', 400],
  ['a dot at the end', 'lubje.localhost.', '/rezerwuj/lublin', 404],
  ['two hosts', 'lubje.localhost, nakryte.localhost', '/rezerwuj/lublin', 400],
  ['a path in it', 'lubje.localhost/nakryte', '/rezerwuj/lublin', 404],
  ['an encoded path', 'lubje.localhost', '/%72ezerwuj/lublin', 404],
  ['an encoded slash', 'lubje.localhost', '/rezerwuj%2Flublin', 404],
  ['a doubled slash', 'lubje.localhost', '//rezerwuj/lublin', 400],
  ['dots', 'lubje.localhost', '/x/../rezerwuj/lublin', 404],
  ['an absolute address', 'lubje.localhost', 'http://nakryte.localhost/rezerwuj/lublin', 400],
])('a host or a path with %s is answered as before there was a memory', async (_, host, path, status) => {
  await stored(OURS, '/rezerwuj/lublin')
  const answer = await sendRequest(host, path, { headers: DINER })
  expect(answer.status).toBe(status)
})

test('two requests in one packet each have their own page', async () => {
  const [one, two] = [await stored(OURS, '/'), await stored(OTHER, '/')]
  const request = (host: string) => `GET / HTTP/1.1\r\nHost: ${host}\r\nAccept-Encoding: identity\r\n`
  const answer = await raw(`${request(OURS)}\r\n${request(OTHER)}Connection: close\r\n\r\n`)
  const tags = [...answer.text.matchAll(/^etag: (.+?)\r?$/gim)].map(([, tag]) => tag)
  expect(tags).toEqual([one.headers.etag, two.headers.etag])
})
