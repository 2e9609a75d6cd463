import { sendRequest } from '../../e2e/support/ask'
import { ADDRESSES, MARK, withQuery } from './support/cached-addresses'
import { dropPages, eventually, filesIn, flood, from, keptPages, measure, PAGES_AT_MOST } from './support/world'

const HOST = 'lubje.localhost'
/** Live lists that other attacks have asked for live three seconds in memory, and stay until others take their place. */
const LISTS_AT_MOST = 200
const COLD_HOST = 'nakryte.localhost'
const cachedRoutes = () =>
  filesIn('app/[tenant]/cached')
    .filter((path) => path.endsWith('/page.tsx'))
    .map((path) => path.slice('app/[tenant]/cached'.length, -'/page.tsx'.length))
    .sort()

const MARKED_HEADERS = {
  ...from('198.18'),
  cookie: `theme=${MARK}; draft=${MARK}; form=${MARK}; moje=${MARK}; ${MARK}=${MARK}`,
  'user-agent': `Mozilla/5.0 ${MARK}`,
  referer: `http://${HOST}/${MARK}`,
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
  await dropPages('lubje', 'nakryte')
  const states: unknown[][] = []
  for (const [route, address] of Object.entries(ADDRESSES)) {
    const host = route === '/regulamin-lubje' ? HOST : COLD_HOST
    const marked = await sendRequest(host, withQuery(address, query), { headers: MARKED_HEADERS })
    const asked = await sendRequest(host, route === '/blad-404' ? '/nie-ma-takiej' : address.replace(`-${MARK}`, ''))
    const isClean = !asked.body.includes(MARK) && !JSON.stringify(asked.headers).includes(MARK)
    states.push([route, marked.status, marked.headers['x-cache'], asked.status, isClean])
  }
  const expected = Object.keys(ADDRESSES).map((route) => {
    return route === '/blad-404' ? [route, 404, undefined, 404, true] : [route, 200, 'MISS', 200, true]
  })
  expect(states).toEqual(expected)
})

test.each([
  ['flight data', { rsc: '1' }],
  ['a prefetch', { rsc: '1', 'next-router-prefetch': '1', purpose: 'prefetch' }],
  ['a segment', { rsc: '1', 'next-router-prefetch': '1', 'next-router-segment-prefetch': '/_tree' }],
  ['a state', { rsc: '1', 'next-router-state-tree': encodeURIComponent(JSON.stringify(['', {}, null, MARK])) }],
])('requested as %s, the page is the normal page: no other variant exists', async (_, headers) => {
  const asked = await sendRequest(HOST, `/rezerwuj/lublin?_rsc=${MARK}`, { headers: { ...MARKED_HEADERS, ...headers } })
  expect([asked.status, asked.headers['content-type']]).toEqual([200, 'text/html; charset=utf-8'])
  expect((await sendRequest(HOST, '/rezerwuj/lublin')).body).not.toContain(MARK)
})

test('L072 C19: a key in a mistyped URL is in no stored page', async () => {
  const key = 'KLUCZ2345KLUCZ2345KLUCZ23'
  for (const path of [`/zamowienie/${key}.`, `/rezerwacja/${key}/`, `/thank-you/${key}%20`, `/pay/${key}/x`]) {
    const mistyped = await sendRequest('ostrowje.localhost', path)
    expect([path, mistyped.status, mistyped.body.includes(key)]).toEqual([path, 404, false])
  }
  expect((await sendRequest('ostrowje.localhost', '/cokolwiek')).body).not.toContain(key)
})

test('a page that is not 200 is never stored', async () => {
  const before = await keptPages()
  for (const path of [
    '/restaurants/987654',
    '/order/987654',
    '/rezerwuj/atlantyda',
    '/zamawiaj/lublin/nie-ma-takiej',
  ]) {
    const asked = await sendRequest(HOST, path, { headers: from('198.19') })
    expect([path, asked.status, asked.headers['cache-control']]).toEqual([path, 404, 'no-store'])
  }
  expect(await keptPages()).toBeLessThanOrEqual(before)
})

test('paths below public folders and below /_next create neither page nor file', async () => {
  const before = await measure()
  const paths = [
    ...[
      'pictures',
      'fonts',
      'art',
      'marks',
      'icons',
      'embed',
      '__nextjs_x',
      '_next',
      '_next/static',
      '_next/data',
    ].flatMap((folder) => [`/${folder}/cached`, `/${folder}/cached/restaurants/x1`, `/${folder}/cached/rezerwuj`]),
    '/lubje/cached/rezerwuj',
    '/lubje/live/moje',
    '/lubje/api/menu',
    '/_next/image?url=%2Fx&w=640&q=75',
    '/_next/data/x/index.json',
    '/_not-found',
    '/404',
    '/500',
    '/index.rsc',
    '/rezerwuj.rsc',
    '/rezerwuj.segments/_tree.segment.rsc',
  ]
  await flood(paths.length, 8, async (n) => {
    const path = paths[n % paths.length] ?? '/'
    const asked = await sendRequest(HOST, path)
    expect([path, asked.status]).toEqual([path, 404])
    expect(asked.headers['cache-control']).toBe('no-store')
  })
  const after = await measure()
  expect(after.pages).toBeLessThanOrEqual(before.pages + 1)
})

test('an unknown host is answered by the web server alone', async () => {
  const before = await keptPages()
  for (const host of ['evil.example', 'lubje.localhost.evil.example', 'a'.repeat(300)]) {
    const asked = await sendRequest(host, '/rezerwuj/lublin')
    expect([host, asked.status, asked.headers['x-cache']]).toEqual([host, 404, undefined])
  }
  expect(await keptPages()).toBeLessThanOrEqual(before)
})

test('a network that requests many unknown ids is limited; known pages and other networks are not', async () => {
  await sendRequest(HOST, '/restaurants/14')
  const counts = new Map<number, number>()
  const start = performance.now()
  await flood(200, 8, async (n) => {
    const { status } = await sendRequest(HOST, `/restaurants/${700_000 + n}`, { headers: from('198.20') })
    counts.set(status, (counts.get(status) ?? 0) + 1)
  })
  expect([...counts.keys()].sort()).toEqual([404, 429])
  const ask = (n: number) => sendRequest(HOST, `/restaurants/${799_000 + n}`, { headers: from('198.20') })
  let refused = await ask(0)
  // A window that has begun in the meantime is used up first.
  for (let n = 1; refused.status === 404 && n < 80; n++) refused = await ask(n)
  const secondsLeft = Number(refused.headers['retry-after'])
  expect([refused.status, secondsLeft > 0]).toEqual([429, true])
  // The window of a minute is everyone's: another may have begun in between, on a slow machine or by chance.
  const windows = 60 - secondsLeft < (performance.now() - start) / 1000 ? 2 : 1
  expect(counts.get(404)).toBeLessThanOrEqual(windows * 68)
  expect((await sendRequest(HOST, '/restaurants/14', { headers: from('198.20') })).status).toBe(200)
  expect((await sendRequest(HOST, '/restaurants/799998', { headers: from('198.21') })).status).toBe(404)
})

test('the number of stored pages is bounded, whatever is requested', async () => {
  const tenants = ['lubje', 'nakryte']
  const paths = Array.from({ length: 12 }, (_, n) => [`/restaurants/${n + 1}`, `/restaurants/${n + 1}/iframe`]).flat()
  await flood(paths.length * tenants.length, 4, async (n) => {
    const host = `${tenants[n % 2]}.localhost`
    const { status } = await sendRequest(host, paths[n >> 1] ?? '/', { headers: from('198.22', n) })
    expect([200, 404]).toContain(status)
  })
  const isBounded = await eventually(async () => (await keptPages()) <= PAGES_AT_MOST + LISTS_AT_MOST)
  const after = await measure()
  expect([isBounded, after.pages > PAGES_AT_MOST / 2]).toEqual([true, true])
  expect((await sendRequest(HOST, '/restaurants/14')).status).toBe(200)
})
