import { mkdtempSync, rmSync } from 'node:fs'
import { createServer, request as httpRequest, type IncomingHttpHeaders, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { PageStore } from '@/lib/server/page-cache/page-store'
import { type AnswerStored, storedPages } from './stored-pages'

const tenants = [
  { key: 'lubje', hosts: ['lubje.localhost'], sharedHosts: [] },
  { key: 'nakryte', hosts: ['nakryte.localhost', 'localhost'], sharedHosts: ['localhost'] },
]
const ADDRESS = '/lubje/cached/rezerwuj/lublin'
const HTML = `<p>${'Zażółć gęślą jaźń '.repeat(100)}</p>`
const headers = { 'content-security-policy': "default-src 'self'", 'cache-control': 's-maxage=60' }
const cacheControl = { revalidate: 60, expire: 3600 }

let folder = ''
let store: PageStore
let server: Server
beforeEach(async () => {
  folder = mkdtempSync(join(tmpdir(), 'stored-'))
  store = new PageStore({ folder, entries: 100, diskBytes: 1e6, memoryBytes: 1e6 })
  const answer: AnswerStored = storedPages({ tenants, isOverridden: true, store })
  server = createServer((request, response) => answer(request, response) || response.end('next'))
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  await store.set(ADDRESS, { html: HTML, headers, cacheControl })
})
afterEach(async () => {
  jest.restoreAllMocks()
  await new Promise((resolve) => server.close(resolve))
  rmSync(folder, { recursive: true, force: true })
})

interface Sent {
  method?: string
  host?: string
  headers?: IncomingHttpHeaders
}

async function ask(path = '/rezerwuj/lublin', { method = 'GET', host = 'lubje.localhost', headers = {} }: Sent = {}) {
  const { port } = server.address() as AddressInfo
  return new Promise<{ status?: number; headers: IncomingHttpHeaders; body: string }>((resolve, reject) => {
    const sent = httpRequest({ port, path, method, agent: false, headers: { host, ...headers } }, (response) => {
      let body = ''
      response.setEncoding('utf8').on('data', (part: string) => {
        body += part
      })
      response.on('end', () => resolve({ status: response.statusCode, headers: response.headers, body }))
    })
    sent.on('error', reject).end()
  })
}

test('a page in memory is answered whole, with its policy and the headers of every document', async () => {
  const { status, headers, body } = await ask()
  expect([status, body]).toEqual([200, HTML])
  expect(headers).toMatchObject({
    'content-security-policy': "default-src 'self'",
    'x-content-type-options': 'nosniff',
    'content-type': 'text/html; charset=utf-8',
    'content-length': String(Buffer.byteLength(HTML)),
  })
  expect(headers['content-encoding']).toBeUndefined()
  const br = await ask('/rezerwuj/lublin', { headers: { 'accept-encoding': 'gzip, br' } })
  expect([br.headers['content-encoding'], br.headers.etag]).toEqual(['br', headers.etag])
})

test('HEAD has no body, and a known copy is 304 without the headers of a body', async () => {
  const head = await ask('/rezerwuj/lublin', { method: 'HEAD' })
  expect([head.status, head.body, head.headers['content-length']]).toEqual([200, '', String(Buffer.byteLength(HTML))])
  const tag = String(head.headers.etag)
  for (const known of [tag, `W/${tag}`, `"x", ${tag}`, '*']) {
    const { status, body, headers } = await ask('/rezerwuj/lublin', { headers: { 'if-none-match': known } })
    expect([known, status, body, headers['content-type'], headers.etag]).toEqual([known, 304, '', undefined, tag])
  }
  expect((await ask('/rezerwuj/lublin', { headers: { 'if-none-match': '"x"' } })).status).toBe(200)
})

test.each(['?utm_source=a&utm_medium=b', '?gclid=x', '?fbclid=y', '?showHeader=false', '?x=%C5%81'])(
  'with %s it is the same page',
  async (search) => expect((await ask(`/rezerwuj/lublin${search}`)).body).toBe(HTML),
)

test.each<[string, string | undefined, Sent]>([
  ['another method', undefined, { method: 'POST' }],
  ['flight data', undefined, { headers: { rsc: '1' } }],
  ['a prefetch', undefined, { headers: { 'next-router-prefetch': '1' } }],
  ['a query of flight data', '/rezerwuj/lublin?_rsc=1', {}],
  ['a theme', '/rezerwuj/lublin?theme=nakryte', {}],
  [
    'a diner who keeps the header hidden',
    undefined,
    { headers: { referer: 'http://lubje.localhost/?showHeader=false' } },
  ],
  ['a body', undefined, { headers: { 'content-length': '0' } }],
  ['another tenant', undefined, { host: 'nakryte.localhost' }],
  ['an unknown host', undefined, { host: 'example.com' }],
  ['a host with a broken port', undefined, { host: 'lubje.localhost:99999' }],
  ['a live page', '/rezerwuj?city=lublin', {}],
  ['a page that is not stored', '/rezerwuj/poznan', {}],
])('%s goes to Next', async (_, path, sent) => {
  expect((await ask(path, sent)).body).toBe('next')
})

test('on a host that brands share a cookie that names a theme goes to Next, no other', async () => {
  await store.set('/nakryte/cached', { html: 'nakryte', headers, cacheControl })
  const bodies = async (host: string) => {
    const asked = ['theme=lubje', 'moje=x', 'a=b'].map((cookie) => ask('/', { host, headers: { cookie } }))
    return (await Promise.all(asked)).map(({ body }) => body)
  }
  expect(await bodies('localhost')).toEqual(['next', 'nakryte', 'nakryte'])
  expect(await bodies('nakryte.localhost')).toEqual(['nakryte', 'nakryte', 'nakryte'])
})

test('of a stale page one request goes to Next, the others get the copy; past its limit all go to Next', async () => {
  const made = Date.now()
  const later = jest.spyOn(Date, 'now')
  const bodies = async () => (await Promise.all([ask(), ask(), ask()])).map(({ body }) => body).sort()
  later.mockReturnValue(made + 61_000)
  expect(await bodies()).toEqual([HTML, HTML, 'next'])
  later.mockReturnValue(made + 65_000)
  expect(await bodies()).toEqual([HTML, HTML, HTML])
  later.mockReturnValue(made + 67_000)
  expect(await bodies()).toEqual([HTML, HTML, 'next'])
  // Whoever was to have it remade has left.
  store.releaseRemake(ADDRESS)
  expect(await bodies()).toEqual([HTML, HTML, 'next'])
  // Remade, it is fresh again.
  await store.set(ADDRESS, { html: 'newer', headers, cacheControl })
  expect(await bodies()).toEqual(['newer', 'newer', 'newer'])
  later.mockReturnValue(made + 4_000_000)
  expect(await bodies()).toEqual(['next', 'next', 'next'])
})

test('0061 L081 debug=true is answered from memory too, and says so', async () => {
  const { body, headers } = await ask('/rezerwuj/lublin?debug=true', { headers: { accept: 'text/html' } })
  expect(body).toBe(HTML)
  expect(headers['server-timing']).toContain('cache;desc="HIT"')
  expect((await ask('/rezerwuj/lublin?debug=yes')).headers['server-timing'] ?? '').not.toContain('cache;')
})
