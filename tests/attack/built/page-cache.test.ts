import { createHash } from 'node:crypto'
import type { IncomingHttpHeaders } from 'node:http'
import { brotliDecompressSync, gunzipSync } from 'node:zlib'
import { addDays, localDateOf } from '@/lib/domain/time/time'
import { type RawResponse, sendRequest } from '../../e2e/support/ask'
import { ADDRESSES, MARK, withQuery } from './support/cached-addresses'
import { filesIn, from, retirePages } from './support/world'

const HOSTS = ['lubje.localhost', 'nakryte.localhost'] as const
const [OURS, OTHER] = HOSTS

// Cached pages are answered from memory, without Next. An error there would be served to everybody, so each answer is
// compared with the one to the request that made it. Decision 0066, docs/design/cache.md.

/** Cached routes whose page has status 200, as a diner requests them. */
const PATHS = Object.entries(ADDRESSES)
  .filter(([route]) => !['/blad-404', '/regulamin-lubje'].includes(route))
  .map(([, address]) => address.replace(`-${MARK}`, ''))
const DINER = { ...from('198.30'), accept: 'text/html', 'accept-encoding': 'gzip, br' }
/** Headers of the connection, of the moment, of the encoding. */
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
    await retirePages(host.split('.')[0] ?? '')
    for (const path of PATHS) {
      const made = await sendRequest(host, path, { headers: DINER })
      const memory = await sendRequest(host, path, { headers: DINER })
      expect([path, made.headers['x-cache'], memory.headers['x-cache']]).toEqual([path, 'MISS', 'HIT'])
      expect({ path, status: memory.status, ...shared(memory.headers) }).toEqual({
        path,
        status: made.status,
        ...shared(made.headers),
      })
      expect(text(memory) === text(made)).toBe(true)
      // Without preloads, words move once the fonts have loaded.
      expect([path, /<head>.*<link rel="preload" as="font".*<\/head>/s.test(text(memory))]).toEqual([path, true])
    }
  },
)

/** Variations by a stranger, on one host, that try to get another tenant's page or to leave something behind. */
const VARIANTS: [string, { path?: string; headers?: Record<string, string>; method?: string }][] = [
  ['a forwarded host', { headers: { 'x-forwarded-host': OTHER, forwarded: `host=${OTHER}`, 'x-host': OTHER } }],
  ['a forwarded scheme', { headers: { 'x-forwarded-proto': MARK, 'x-forwarded-port': '1' } }],
  ['a tenant in a header', { headers: { 'x-tenant': 'nakryte', 'x-client-address': '1.2.3.4' } }],
  ['flight data', { headers: { rsc: '1' } }],
  ['a prefetch', { headers: { 'next-router-prefetch': '1', purpose: 'prefetch' } }],
  [
    'a segment',
    { headers: { rsc: '1', 'next-router-prefetch': '1', 'next-router-segment-prefetch': '/_tree', origin: MARK } },
  ],
  ['a state', { headers: { rsc: '1', 'next-router-state-tree': encodeURIComponent(JSON.stringify(['', {}, MARK])) } }],
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

// One page at a time: the attacked server keeps fewer pages than there are, and would make each again for each variant.
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

/** Runs `attack` on both tenants' pages, which must be the same after it; repeats if they were remade meanwhile. */
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

// A live list is made once for all requests within three seconds. Data of one diner in it would be shown to all, so its
// request is anonymous, and only its own parameters may count.

const INLINE = /<script(?![^>]*\ssrc=)([^>]*)>([\s\S]*?)<\/script>/g
const DAY = addDays(localDateOf(new Date()), 9)
const LISTS = [
  (n: number) => `/rezerwuj?city=lublin&visitDate=${DAY}&visitTime=18:00&peopleAmount=${(n % 8) + 2}`,
  (n: number) => `/zamawiaj?delivery=takeout&q=${['a', 'e', 'o', 'i', 'u', 'y', 'z', 'k'][n % 8]}`,
]

const askList = (host: string, path: string, headers: Record<string, string> = {}, n = 0) =>
  sendRequest(host, path, { headers: { ...from('198.31', n), accept: 'text/html', ...headers } })
const policyOf = ({ headers }: RawResponse) => String(headers['content-security-policy'])
const isShared = (answer: RawResponse) => answer.status === 200 && !policyOf(answer).includes("'nonce-")
const idsIn = ({ headers }: RawResponse) => String(headers['server-timing'])

test.each(HOSTS)(
  '%s: all who ask for a list at once get the same bytes, under hashes of their own scripts',
  async (host) => {
    for (const [index, list] of LISTS.entries()) {
      const requested = Array.from({ length: 30 }, (_, n) => {
        const campaign = n % 3 ? `&utm_source=ulotka-${n}&gclid=${n}` : ''
        return askList(
          host,
          list(index) + campaign,
          { cookie: `moje=key-${n}; draft=typed-${n}`, 'user-agent': `diner-${n}` },
          n,
        )
      })
      const answers = await Promise.all(requested)
      expect(answers.filter(isShared)).toHaveLength(30)
      // The three seconds may end among them.
      expect(new Set(answers.map(({ body }) => body)).size).toBeLessThanOrEqual(2)
      // Each answer still has the id of its own request.
      expect(new Set(answers.map(idsIn)).size).toBe(30)
      const [{ body }] = answers as [RawResponse]
      expect(body).not.toMatch(/key-\d|typed-\d|ulotka|diner-\d|198\.31/)
      for (const [, attributes = '', text = ''] of body.matchAll(INLINE)) {
        if (attributes.includes('ld+json')) continue
        const hash = createHash('sha256').update(text).digest('base64')
        expect(policyOf(answers[0] as RawResponse)).toContain(`'sha256-${hash}'`)
      }
      expect(policyOf(answers[0] as RawResponse)).not.toContain("script-src 'unsafe-inline'")
      expect(answers[0]?.headers['cache-control']).toBe('private, no-store')
      expect(answers[0]?.headers['x-robots-tag']).toBe('noindex')
    }
  },
)

test('the list of one brand is never served for another, in any order of requests', async () => {
  for (const list of LISTS) {
    const answers = await Promise.all([...HOSTS, ...HOSTS].map((host, n) => askList(host, list(5), {}, n)))
    for (const [n, { body }] of answers.entries()) {
      const [own, other] = n % 2 ? ['nakryte', 'lubje'] : ['lubje', 'nakryte']
      expect(body).toContain(`data-theme="${own}"`)
      expect(body).not.toContain(`data-theme="${other}"`)
    }
  }
})

test.each([
  ['dishes', 1, '', 'Zmyślona 4, Lublin', ''],
  ['tables', 0, '&sort=najblizej', 'km od Twojego adresu', 'km od centrum'],
])(
  '%s: a diner with an address gets their own distances, other diners get none of them',
  async (_, n, more, mine, all) => {
    const place = { address: 'Zmyślona 4, Lublin', lat: 51.2477, lng: 22.5601, mode: 'delivery' }
    const cookie = `delivery_address=${encodeURIComponent(JSON.stringify(place))}`
    const address = `${LISTS[n]?.(7)}${more}`
    const [own, shared] = await Promise.all([askList(OURS, address, { cookie }), askList(OURS, address)])
    expect([isShared(own), isShared(shared)]).toEqual([false, true])
    expect(own.body).toContain(mine)
    expect(shared.body).toContain(all)
    expect(shared.body).not.toMatch(/Zmyślona|51\.2477|22\.5601|Twojego adresu/)
    // A list of tables contains no address, only distances.
    if (n === 0) expect(own.body).not.toMatch(/Zmyślona|51\.2477|22\.5601/)
  },
)

test('the header of shared pages in a request does not give a page without a nonce', async () => {
  const answer = await askList(OURS, '/moje', { 'x-shared-page': '1' })
  expect(policyOf(answer)).toContain("'nonce-")
  expect(policyOf(answer)).not.toContain("'unsafe-inline'")
})

test('each encoding of a shared list holds the same page', async () => {
  const [list] = LISTS as [(n: number) => string]
  const [plain, br] = await Promise.all([
    askList(OURS, list(4), { 'accept-encoding': 'identity' }),
    askList(OURS, list(4), { 'accept-encoding': 'br' }),
  ])
  expect(br.headers['content-encoding']).toBe('br')
  expect(brotliDecompressSync(br.bytes).toString() === plain.body).toBe(true)
  // The page links the twelve sheets of its parts; one sheet for all pages had 86 kB more of styles. See
  // docs/design/browser.md. Its words differ by 200 bytes from day to day.
  expect(br.bytes.length).toBeLessThanOrEqual(13_500)
})

// No trace of the first client stays in a page, and no client makes more pages than there is room for.

const cachedRoutes = () =>
  filesIn('app/[tenant]/cached')
    .filter((path) => path.endsWith('/page.tsx'))
    .map((path) => path.slice('app/[tenant]/cached'.length, -'/page.tsx'.length))
    .sort()

const MARKED_HEADERS = {
  ...from('198.18'),
  cookie: `theme=${MARK}; draft=${MARK}; form=${MARK}; moje=${MARK}; ${MARK}=${MARK}`,
  'user-agent': `Mozilla/5.0 ${MARK}`,
  referer: `http://${OURS}/${MARK}`,
  origin: `http://${MARK}.example`,
  'accept-language': MARK,
  'x-request-id': `${MARK}-12345678`,
  'x-forwarded-host': `${MARK}.example`,
  'x-forwarded-proto': MARK,
  'next-url': `/${MARK}`,
  'x-nextjs-data': MARK,
  'x-invoke-path': `/${MARK}`,
  'x-matched-path': `/${MARK}`,
  'content-security-policy': `script-src 'nonce-${MARK}'`,
  [`x-${MARK}`]: MARK,
}

test('the table above lists every cached route', () => {
  expect(Object.keys(ADDRESSES).sort()).toEqual(cachedRoutes())
})

test('a stored page contains nothing of the first request: no path, no query, no header', async () => {
  const query = `utm_source=${MARK}&x=${MARK.repeat(100)}&_rsc=${MARK}&debug=true&showHeader=false`
  await retirePages('lubje', 'nakryte')
  const states: unknown[][] = []
  for (const [route, address] of Object.entries(ADDRESSES)) {
    const host = route === '/regulamin-lubje' ? OURS : OTHER
    const marked = await sendRequest(host, withQuery(address, query), { headers: MARKED_HEADERS })
    const requested = await sendRequest(
      host,
      route === '/blad-404' ? '/nie-ma-takiej' : address.replace(`-${MARK}`, ''),
    )
    const isClean = !requested.body.includes(MARK) && !JSON.stringify(requested.headers).includes(MARK)
    states.push([route, marked.status, marked.headers['x-cache'], requested.status, isClean])
  }
  const expected = Object.keys(ADDRESSES).map((route) => {
    return route === '/blad-404' ? [route, 404, undefined, 404, true] : [route, 200, 'MISS', 200, true]
  })
  expect(states).toEqual(expected)
})

test('L072 C19: a key in a mistyped URL is in no stored page', async () => {
  const key = 'KLUCZ2345KLUCZ2345KLUCZ23'
  for (const path of [`/zamowienie/${key}.`, `/thank-you/${key}%20`, `/pay/${key}/x`]) {
    const mistyped = await sendRequest('ostrowje.localhost', path)
    expect([path, mistyped.status, mistyped.body.includes(key)]).toEqual([path, 404, false])
  }
  // Contract C18: an extra slash redirects to the page itself, and no cache stores the redirect.
  const slashed = await sendRequest('ostrowje.localhost', `/rezerwacja/${key}/`)
  expect([slashed.status, slashed.headers['cache-control'], slashed.body.includes(key)]).toEqual([
    308,
    'private, no-store',
    false,
  ])
  expect((await sendRequest('ostrowje.localhost', '/cokolwiek')).body).not.toContain(key)
})
