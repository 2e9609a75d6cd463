import { createServer, request as httpRequest, type IncomingHttpHeaders, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { invalidatedTags } from '@/lib/server/content/invalidated-tags'
import type { AnswerContext } from '@/lib/server/http/answer/answer-context'
import { ownCookies } from '@/lib/server/http/request/own-cookies'
import { destinationOf } from '@/lib/server/routing/destination'
import { tenants } from '@/tenants/registry'
import { type CachedPages, cachedPages } from './cached-pages'
import type { OriginAnswer } from './origin'
import { renderQueue } from './render-queue'
import { addResponseHeaders } from './response-head'

const TEXT = 'Zażółć gęślą jaźń '.repeat(100)
const MARK = (status: number) => `<meta name="page-status" content="${status}"/>`
const MINUTE = 60_000

/** Requests to Next, and its answers. */
const world = {
  asked: [] as { url: string; headers: IncomingHttpHeaders }[],
  make: async (url: string, _context: AnswerContext): Promise<OriginAnswer> => ({
    status: 200,
    headers: { 'content-type': 'text/html; charset=utf-8', 'set-cookie': ['a=b'] },
    body: `<html><head></head><body>${url} ${TEXT}</body></html>`,
  }),
}
const usual = world.make
const html = (body: string, status = 200): OriginAnswer => ({ status, headers: { 'content-type': 'text/html' }, body })

let pages: CachedPages
let server: Server
beforeEach(async () => {
  world.asked = []
  world.make = usual
  pages = cachedPages({
    origin: {
      async fetch(url, headers, context) {
        world.asked.push({ url, headers })
        return world.make(url, context)
      },
    },
    queue: renderQueue(async () => {}),
    isOverridden: true,
    bounds: { entries: 100, bytes: 10_000_000 },
    tags: invalidatedTags(),
  })
  server = createServer((request, response) => {
    if (pages.answerFromCache(request, response)) return
    const { host = '', cookie } = request.headers
    const [pathname = '', query] = String(request.url).split('?')
    const search = query === undefined ? '' : `?${query}`
    const destination = destinationOf(tenants, { host, pathname, search, isOverridden: true })
    if (!destination) return void response.end('nobody')
    const context: AnswerContext = { kind: destination.kind, brand: destination.brand, requestId: 'of-the-requester' }
    addResponseHeaders(request, response, context)
    const input = {
      destination,
      context,
      cookie: ownCookies(cookie),
      client: String(request.headers['x-client'] ?? ''),
    }
    void pages.answer(request, response, input).then((isDone) => isDone || response.end('next'))
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
})
afterEach(async () => {
  jest.restoreAllMocks()
  await new Promise((resolve) => server.close(resolve).closeAllConnections())
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
const stateOf = async (path?: string, sent?: Sent) => (await ask(path, sent)).headers['x-cache']

test('design/cache: a page is made once, without a client’s data, and then answered whole from memory', async () => {
  const typed = { cookie: 'moje=key', referer: 'http://x/typed', 'user-agent': 'diner', 'x-tenant': 'nakryte' }
  const made = await ask('/rezerwuj/lublin?utm_source=ulotka', { headers: typed })
  const { status, headers, body } = await ask()
  expect([made.headers['x-cache'], headers['x-cache']]).toEqual(['MISS', 'HIT'])
  expect([status, body, made.body]).toEqual([200, expect.stringContaining(TEXT), body])
  expect(world.asked).toEqual([
    {
      url: '/lubje/cached/rezerwuj/lublin',
      headers: {
        host: expect.stringContaining('.'),
        accept: 'text/html',
        'user-agent': 'nakryte',
        'x-tenant': 'lubje',
        'x-request-id': 'of-the-requester',
      },
    },
  ])
  const { 'x-cache': _, date: __, connection: ___, ...same } = headers
  expect(made.headers).toMatchObject(same)
  expect(headers).toMatchObject({
    'content-security-policy': expect.stringContaining("script-src 'self'"),
    'x-content-type-options': 'nosniff',
    'content-type': 'text/html; charset=utf-8',
    'cache-control': 'max-age=0, s-maxage=2, stale-if-error=86398',
    'content-length': String(Buffer.byteLength(body)),
    vary: 'accept-encoding',
  })
  expect([headers['set-cookie'], headers['content-encoding']]).toEqual([undefined, undefined])
  const br = await ask('/rezerwuj/lublin', { headers: { 'accept-encoding': 'gzip, br' } })
  expect([br.headers['content-encoding'], br.headers.etag]).toEqual(['br', headers.etag])
})

test.each(['made now', 'in memory'])(
  'HEAD has no body, and a known copy is 304 without the headers of a body, %s',
  async (when) => {
    if (when === 'in memory') await ask()
    const fresh = () => when === 'made now' && pages.contentChanged('all')
    const head = await ask('/rezerwuj/lublin', { method: 'HEAD' })
    expect([head.status, head.body, Number(head.headers['content-length']) > 1000]).toEqual([200, '', true])
    const tag = String(head.headers.etag)
    for (const known of [tag, `W/${tag}`, `"x", ${tag}`, '*']) {
      fresh()
      const { status, body, headers } = await ask('/rezerwuj/lublin', { headers: { 'if-none-match': known } })
      expect([known, status, body, headers['content-type'], headers.etag]).toEqual([known, 304, '', undefined, tag])
    }
    expect((await ask('/rezerwuj/lublin', { headers: { 'if-none-match': '"x"' } })).status).toBe(200)
  },
)

test.each(['?utm_source=a&utm_medium=b', '?gclid=x', '?fbclid=y', '?showHeader=false', '?x=%C5%81', '?_rsc=1'])(
  'with %s it is the same page',
  async (search) => {
    const { body } = await ask()
    const { headers, body: same } = await ask(`/rezerwuj/lublin${search}`)
    expect([headers['x-cache'], same === body, world.asked.length]).toEqual(['HIT', true, 1])
  },
)

test.each<[string, Sent]>([
  ['flight data', { headers: { rsc: '1' } }],
  ['a prefetch', { headers: { 'next-router-prefetch': '1' } }],
])('requested as %s it is the same page', async (_, sent) => {
  await ask()
  expect(await stateOf('/rezerwuj/lublin', sent)).toBe('HIT')
})

test('on a host that brands share the theme chooses the brand, by query and by cookie; no shared cache may store the answer', async () => {
  const brandOf = async (path: string, cookie = '') => {
    const { headers, body } = await ask(path, { host: 'localhost', headers: { cookie } })
    return [/\/([a-z]+)\/cached/.exec(body)?.[1], headers['cache-control']?.split(',')[0]]
  }
  for (let round = 0; round < 2; round++) {
    expect(await brandOf('/')).toEqual(['nakryte', 'max-age=0'])
    expect(await brandOf('/?theme=lubje')).toEqual(['lubje', 'private'])
    expect(await brandOf('/', 'moje=x')).toEqual(['nakryte', 'max-age=0'])
  }
})

test('0071 a change drops the pages that show it, by the tags that Next noted while it made them; others stay', async () => {
  world.make = async (url, context) => {
    for (const tag of url.includes('/restaurants/')
      ? ['restaurant:15']
      : ['city:lublin', 'restaurant:15', 'restaurant:16'])
      context.shown?.add(tag)
    return usual(url, context)
  }
  const paths = ['/rezerwuj/lublin', '/restaurants/15-a', '/regulamin']
  const states = async () => {
    // A page made in the millisecond of a change counts as made before it.
    await new Promise((resolve) => setTimeout(resolve, 2))
    return Promise.all(paths.map((path) => stateOf(path)))
  }
  await states()
  expect(await states()).toEqual(['HIT', 'HIT', 'HIT'])
  pages.contentChanged(['restaurant:16'])
  expect(await states()).toEqual(['MISS', 'HIT', 'MISS'])
  pages.contentChanged(['restaurant:15', 'restaurant:99'])
  expect(await states()).toEqual(['MISS', 'MISS', 'MISS'])
  pages.contentChanged(['tenant:nakryte'])
  expect(await states()).toEqual(['HIT', 'HIT', 'HIT'])
  pages.contentChanged(['tenant:lubje'])
  expect(await states()).toEqual(['MISS', 'MISS', 'MISS'])
  pages.contentChanged('all')
  expect(await states()).toEqual(['MISS', 'MISS', 'MISS'])
  // The upstream is away: the old page is shown.
  pages.contentChanged(['restaurant:16'])
  world.make = async () => html(MARK(503))
  expect(await states()).toEqual(['STALE', 'HIT', 'STALE'])
})

test('a stale page is served to all while it is made anew; a failed attempt changes nothing', async () => {
  const { body } = await ask()
  const now = Date.now()
  const clock = jest.spyOn(Date, 'now').mockReturnValue(now + MINUTE + 1000)
  let end = () => {}
  world.make = async () => {
    await new Promise<void>((resolve) => (end = resolve))
    return html(`<p>newer ${TEXT}</p>`)
  }
  const answers = await Promise.all(
    Array.from({ length: 3 }, () => ask(undefined, { headers: { cookie: 'moje=key' } })),
  )
  expect(answers.map(({ headers, body: shown }) => [headers['x-cache'], shown === body])).toEqual(
    Array(3).fill(['STALE', true]),
  )
  const [, remade, ...others] = world.asked
  expect([remade?.headers['x-request-id'], remade?.headers.cookie, others]).toEqual([undefined, undefined, []])
  end()
  while ((await stateOf()) === 'STALE');
  expect((await ask()).body).toContain('newer')
  clock.mockReturnValue(now + 2 * MINUTE + 2000)
  world.make = async () => Promise.reject(new Error('broken off'))
  expect((await ask()).body).toContain('newer')
})

test.each([404, 503])(
  '0002 a page with status %d is sent to the waiting requests, is not cached, and may not be cached by others',
  async (status) => {
    world.make = async () => html(`<html><head>${MARK(status)}</head></html>`)
    for (let n = 1; n <= 2; n++) {
      const answer = await ask('/restaurants/77')
      expect([answer.status, answer.headers['cache-control'], answer.headers.etag]).toEqual([
        status,
        'no-store',
        undefined,
      ])
      expect(world.asked).toHaveLength(n)
    }
  },
)

test('L256 upstream calls of an embedded page are marked as such, whoever requested it', async () => {
  const names: unknown[] = []
  world.make = async (url, { appName }) => {
    names.push(appName)
    return html(url)
  }
  const paths = ['/restaurants/14/iframe', '/order/15/iframe', '/restaurants/14', '/rezerwuj?peopleAmount=2']
  for (const path of paths) await ask(path)
  expect(names).toEqual(['iframe', 'iframe', 'web_app', 'web_app'])
})

test('0002 a page of 200 that lacks something is shown once, and not kept', async () => {
  world.make = async () => html(`<html><head>${MARK(200)}</head></html>`)
  for (let n = 1; n <= 2; n++) {
    const { status, headers } = await ask()
    expect([status, headers['cache-control'], world.asked.length]).toEqual([200, 'no-store', n])
  }
})

test('the missing page is cached, and sent with 404 to each request for an unknown path', async () => {
  for (const path of ['/nie-ma', '/restaurants/x/y']) {
    const { status, headers } = await ask(path, { headers: { 'if-none-match': '*' } })
    expect([status, headers['cache-control'], headers.etag, headers['x-cache']]).toEqual([
      404,
      'no-store',
      undefined,
      undefined,
    ])
  }
  expect(world.asked.map(({ url }) => url)).toEqual(['/lubje/cached/blad-404'])
})

test('a network that requests many unknown ids is limited; its known pages, and other networks, are not', async () => {
  await ask('/restaurants/14')
  world.make = async () => html(`<html><head>${MARK(404)}</head></html>`)
  const statuses: unknown[] = []
  const client = { headers: { 'x-client': '198.51.100.7' } }
  for (let n = 0; n < 62; n++) statuses.push((await ask(`/restaurants/${5000 + n}`, client)).status)
  expect([statuses[59], statuses[60], statuses[61]]).toEqual([404, 429, 429])
  expect((await ask('/restaurants/14', client)).status).toBe(200)
  expect((await ask('/restaurants/6000', { headers: { 'x-client': '198.51.100.8' } })).status).toBe(404)
})

test('0022 no more are made at once than there is room for; a request that waited for a refused one makes its page', async () => {
  const ends: (() => void)[] = []
  world.make = async (url) => {
    await new Promise<void>((resolve) => ends.push(resolve))
    return html(url)
  }
  const from = (n: number) => ({ headers: { 'x-client': `198.51.${n >> 8}.${n & 255}` } })
  let answered = 0
  const requested = Array.from({ length: 130 }, (_, n) => ask(`/restaurants/${100 + n}`, from(0)))
  for (const one of requested) void one.then(() => answered++)
  // All requests have arrived: six pages are being made, 120 wait.
  await eventually(() => ends.length === 6 && answered === 4)
  const refused = await ask('/restaurants/999', from(0))
  expect([refused.status, refused.headers['retry-after']]).toEqual([429, '3'])
  const others = [1, 2, 3].map((n) => ask(`/restaurants/${1000 + n}`, from(512 * n)))
  await ask('/restaurants/999', from(0))
  // Eight pages are made for all networks together.
  await eventually(() => ends.length === 8)
  const release = setInterval(() => ends.splice(0).forEach((end) => void end()), 1)
  expect((await Promise.all(others)).map(({ status }) => status)).toEqual([200, 200, 200])
  const statuses = (await Promise.all(requested)).map(({ status }) => status)
  clearInterval(release)
  expect(statuses.filter((status) => status === 200)).toHaveLength(126)
})

test('a client that disconnects does not end the page of the other waiting ones', async () => {
  let end = () => {}
  world.make = async (url) => {
    await new Promise<void>((resolve) => (end = resolve))
    return html(url)
  }
  const { port } = server.address() as AddressInfo
  const left = httpRequest({
    port,
    path: '/order/15',
    headers: { host: 'lubje.localhost', 'x-client': '198.51.100.1' },
  })
  left.on('error', () => {}).end()
  await eventually(() => world.asked.length === 1)
  const waiting = ask('/order/15', { headers: { 'x-client': '198.51.100.2' } })
  await settled()
  left.destroy()
  await settled()
  end()
  expect([(await waiting).status, world.asked.length]).toEqual([200, 1])
})

test('0022 a request waiting with many that disconnect before their turn is still answered', async () => {
  const ends: (() => void)[] = []
  world.make = async (url) => {
    await new Promise<void>((resolve) => ends.push(resolve))
    return html(url)
  }
  const busy = Array.from({ length: 8 }, (_, n) =>
    ask(`/restaurants/${100 + n}`, { headers: { 'x-client': `198.51.100.${n}` } }),
  )
  await eventually(() => ends.length === 8)
  const { port } = server.address() as AddressInfo
  const LIST = '/rezerwuj?peopleAmount=2'
  const leaving = Array.from({ length: 9 }, (_, n) => {
    const headers = { host: 'lubje.localhost', 'x-client': `198.51.101.${n}` }
    return httpRequest({ port, path: LIST, agent: false, headers })
  })
  for (const one of leaving) one.on('error', () => {}).end()
  await settled()
  const honest = ask(LIST, { headers: { 'x-client': '198.51.102.1' } })
  await settled()
  for (const one of leaving) one.destroy()
  await settled()
  const release = setInterval(() => ends.splice(0).forEach((end) => void end()), 1)
  const { status } = await honest
  await Promise.all(busy)
  clearInterval(release)
  expect([status, world.asked.filter(({ url }) => url.includes('peopleAmount')).length]).toEqual([200, 1])
})

test('L081 debug=true is answered from memory too, with a header for it', async () => {
  await ask()
  const { headers } = await ask('/rezerwuj/lublin?debug=true', { headers: { accept: 'text/html' } })
  expect(headers['server-timing']).toContain('cache;desc="HIT"')
  expect((await ask('/rezerwuj/lublin?debug=yes')).headers['server-timing'] ?? '').not.toContain('cache;')
})

describe('design/cache: live lists', () => {
  const LIST = '/rezerwuj?visitTime=18%3A00&peopleAmount=2'

  test('a list is made once for all requests within three seconds, keyed by its own parameters alone', async () => {
    const answers = await Promise.all(
      [LIST, `${LIST}&utm_source=a`, '/rezerwuj?peopleAmount=2&visitTime=18:00'].map((path) => ask(path)),
    )
    expect(new Set(answers.map(({ body }) => body)).size).toBe(1)
    expect(world.asked.map(({ url, headers }) => [url, headers['x-shared-page']])).toEqual([[LIST, '1']])
    const br = await ask(LIST, { headers: { 'accept-encoding': 'br' } })
    expect([br.headers['content-encoding'], br.headers.etag, world.asked.length]).toEqual(['br', undefined, 1])
    jest.spyOn(Date, 'now').mockReturnValue(Date.now() + 3000)
    await ask(LIST)
    expect(world.asked).toHaveLength(2)
  })

  test.each([
    ['an unknown parameter', `${LIST}&x=1`, {}],
    ['a parameter twice', `${LIST}&peopleAmount=9`, {}],
    ['flight data', LIST, { rsc: '1' }],
    ['an address', '/zamawiaj?delivery=delivery', { cookie: 'delivery_address=x' }],
    ['an address at tables', LIST, { cookie: 'delivery_address=x' }],
    ['another page', '/moje', {}],
  ])('%s makes it a personal page', async (_, path, headers) => {
    expect((await ask(path, { headers })).body).toBe('next')
  })

  test('the status set by a page is the status of the answer: an outage is sent to the waiting requests, and not cached', async () => {
    world.make = async (_, context) => {
      context.status = 503
      return html('<p>awaria</p>')
    }
    for (let n = 1; n <= 2; n++) expect([(await ask(LIST)).status, world.asked.length]).toEqual([503, n])
  })

  test('a limit reached by the request that makes a list is answered to it alone; the waiting requests get the list', async () => {
    let end = () => {}
    world.make = async (_, context) => {
      world.make = usual
      await new Promise<void>((resolve) => (end = resolve))
      context.status = 429
      return html('<p>za szybko</p>')
    }
    const maker = ask(LIST)
    await eventually(() => world.asked.length === 1)
    const waiting = [ask(LIST), ask(LIST)]
    await settled()
    end()
    expect((await Promise.all([maker, ...waiting])).map(({ status }) => status)).toEqual([429, 200, 200])
    expect(world.asked).toHaveLength(2)
  })

  test('a redirect stays one', async () => {
    world.make = async () => ({ status: 307, headers: { location: '/rezerwuj' }, body: '' })
    const { status, headers } = await ask(LIST)
    expect([status, headers.location]).toEqual([307, '/rezerwuj'])
  })
})

/** Several turns of the loop, so that sent bytes are read however long the first turn took. */
async function settled(): Promise<void> {
  for (let n = 0; n < 10; n++) await new Promise((resolve) => setTimeout(resolve, 5))
}

async function eventually(isSo: () => boolean): Promise<void> {
  for (let n = 0; n < 500 && !isSo(); n++) await new Promise((resolve) => setTimeout(resolve, 5))
  expect(isSo()).toBe(true)
}
