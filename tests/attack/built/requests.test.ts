import { request } from 'node:http'
import { connect } from 'node:net'
import { sendRequest } from '../../e2e/support/ask'
import { descriptors, eventually, flood, from, measure, memoryMb, raw } from './support/world'

const HOST = 'lubje.localhost'
const own = { origin: `http://${HOST}`, 'sec-fetch-site': 'same-origin' }

describe('bodies', () => {
  const post = (path: string, body: Buffer | string, headers: Record<string, string> = {}) =>
    sendRequest(HOST, path, {
      method: 'POST',
      body: body as string,
      headers: { ...own, 'content-type': 'application/json', ...headers },
    })

  test('hundreds of megabytes sent at once are refused, and never buffered', async () => {
    await sendRequest(HOST, '/rezerwuj')
    const before = await measure()
    const count = 60
    let refused = 0
    await flood(count, 30, async (n) => {
      const { status } = await pushed(9_000_000, n % 2 === 0)
      if (status === 413) refused++
    })
    const after = await measure()
    expect(refused).toBe(count)
    expect((after.memoryMb ?? 0) - (before.memoryMb ?? 0)).toBeLessThan(150)
  })

  test.each(['/api/orders', '/', '/nie-ma', '/api/nie-ma', '/healthz'])(
    'at %s one byte too many is 413',
    async (path) => {
      const requested = await post(path, 'x'.repeat(65_537))
      expect([path, requested.status]).toEqual([path, 413])
    },
  )

  test('a body within the limit is read, also in chunks of unknown length', async () => {
    const whole = await post('/api/logger/js', '{}', from('198.23'))
    const pieces = await post('/api/logger/js', '{}', { ...from('198.23'), 'transfer-encoding': 'chunked' })
    expect([whole.status, pieces.status]).toEqual([whole.status, whole.status])
    expect(whole.status).not.toBe(413)
    const large = `{"x":"${'x'.repeat(60_000)}"}`
    expect((await post('/api/carts/quote', large, from('198.23'))).status).not.toBe(413)
  })
})

test('one connection carries writes and reads one after the other, also refused ones', async () => {
  const body = '{"x":1}'
  const post = (length: string, sent: string) =>
    `POST /api/carts/quote HTTP/1.1\r\nHost: ${HOST}\r\nOrigin: http://${HOST}\r\nSec-Fetch-Site: same-origin\r\nContent-Type: application/json\r\n${length}\r\n\r\n${sent}`
  const texts = [
    post(`Content-Length: ${body.length}`, body),
    post('Transfer-Encoding: chunked', `7\r\n${body}\r\n0\r\n\r\n`),
    `HEAD /healthz HTTP/1.1\r\nHost: ${HOST}\r\n\r\n`,
    `GET /zamawiaj?q=%&dieta=%zz HTTP/1.1\r\nHost: ${HOST}\r\nAccept-Encoding: identity\r\n\r\n`,
    `GET /nie-ma HTTP/1.1\r\nHost: ${HOST}\r\nConnection: close\r\n\r\n`,
  ]
  const { text, isClosed } = await raw(texts.join(''))
  const statuses = [...text.matchAll(/HTTP\/1\.1 (\d{3})/g)].map(([, status]) => status)
  expect([isClosed, statuses]).toEqual([true, [statuses[0], statuses[0], '200', '200', '404']])
  expect(statuses[0]).toMatch(/^4(00|04|22)$/)
})

test('slow clients are disconnected within half a minute, in the head and in the body', async () => {
  const before = await measure()
  const texts = [
    `GET / HTTP/1.1\r\nHost: ${HOST}\r\nX-Slow: `,
    `POST /api/orders HTTP/1.1\r\nHost: ${HOST}\r\nContent-Length: 100\r\n\r\n{`,
  ]
  const count = 80
  const answers = await Promise.all(
    Array.from({ length: count }, (_, n) => raw(texts[n % texts.length] ?? '', { seconds: 90 })),
  )
  expect(answers.filter(({ isClosed }) => !isClosed)).toEqual([])
  await eventually(() => (descriptors() ?? 0) <= (before.descriptors ?? 0) + 5)
})

describe('odd requests', () => {
  const line = (first: string, rest = '') => `${first}\r\nHost: ${HOST}\r\nConnection: close\r\n${rest}\r\n`

  test.each([
    ['TRACE', line('TRACE / HTTP/1.1'), /405/],
    ['TRACK', line('TRACK / HTTP/1.1'), /400|405/],
    ['CONNECT', line('CONNECT example.org:443 HTTP/1.1'), /400|405/],
    ['OPTIONS *', line('OPTIONS * HTTP/1.1'), /400|405/],
    ['OPTIONS', line('OPTIONS / HTTP/1.1'), /405/],
    ['PUT', line('PUT / HTTP/1.1'), /405/],
    ['POST to a page', line('POST /rezerwuj HTTP/1.1', 'Content-Length: 0\r\n'), /405/],
    ['DELETE of a file', line('DELETE /marks/lubje.svg HTTP/1.1'), /405/],
    ['GET *', line('GET * HTTP/1.1'), /400/],
    ['an absolute address', line('GET http://evil.example/rezerwuj HTTP/1.1'), /400/],
    ['an address of two slashes', line('GET //evil.example/%2e%2e HTTP/1.1'), /400|404/],
    ['a backslash', line('GET /\\evil.example HTTP/1.1'), /400|404/],
    ['a broken escape', line('GET /rezerwuj/%zz HTTP/1.1'), /400/],
    ['half an escape', line('GET /% HTTP/1.1'), /400/],
    ['half a letter', line('GET /rezerwuj/%c5 HTTP/1.1'), /400/],
    ['a NUL', line('GET /rezerwuj/%00 HTTP/1.1'), /400|404/],
    ['a broken escape of a file', line('GET /_next/static/%zz HTTP/1.1'), /400/],
    ['a long address', line(`GET /rezerwuj?x=${'x'.repeat(14_000)} HTTP/1.1`), /414/],
    ['no host', 'GET / HTTP/1.1\r\nConnection: close\r\n\r\n', /400/],
    ['two lengths', line('POST /api/orders HTTP/1.1', 'Content-Length: 1\r\nContent-Length: 2\r\n'), /400/],
    [
      'length and pieces',
      line('POST /api/orders HTTP/1.1', 'Content-Length: 1\r\nTransfer-Encoding: chunked\r\n'),
      /400/,
    ],
    ['an expectation', line('POST /api/orders HTTP/1.1', 'Expect: a-miracle\r\nContent-Length: 1\r\n'), /417/],
    ['headers of 100 kB', line('GET / HTTP/1.1', `X-Long: ${'x'.repeat(100_000)}\r\n`), /431/],
    ['no HTTP at all', 'hello\r\n\r\n', /400/],
    [
      'an upgrade',
      line('GET /healthz HTTP/1.1', '').replace(
        'Connection: close',
        'Connection: Upgrade, close\r\nUpgrade: websocket',
      ),
      /200|400|426/,
    ],
  ])('%s is answered, with the security headers', async (_, text, status) => {
    const answer = await raw(text)
    expect([answer.isClosed, answer.text.slice(0, 12)]).toEqual([true, expect.stringMatching(/^HTTP\/1.1 /)])
    expect(answer.text.slice(9, 12)).toMatch(status)
    expect(answer.text.toLowerCase()).toContain('\r\nstrict-transport-security: max-age=63072000')
    expect(answer.text.toLowerCase()).toContain('\r\nx-content-type-options: nosniff')
    if (!/200/.test(answer.text.slice(9, 12)))
      expect(answer.text.toLowerCase()).toContain('\r\ncache-control: no-store')
  })
})

describe('HEAD', () => {
  const order = 'ABCDEFGHIJKLMNOPQRSTUV23'
  test.each([
    '/healthz',
    '/',
    '/restaurants/14',
    '/restaurants/987653',
    '/nie-ma',
    '/rezerwuj?visitDate=2030-01-01',
    '/moje',
    `/zamowienie/${order}`,
    '/marks/lubje.svg',
    '/robots.txt',
    '/sitemap.xml',
    '/sitemap-1.xml',
    '/sitemap-99.xml',
    '/manifest.webmanifest',
    '/sw.js',
    '/api/menu?restaurant=14',
    '/api/addresses?q=Konc',
    '/api/suggestions?q=zu&product=orders',
    '/api/availability?restaurant=14&visitDate=2030-01-01&peopleAmount=2',
    '/api/distance?restaurant=14&lat=51.2&lng=22.5',
    `/api/orders/${order}`,
    `/api/orders/${order}/events`,
    '/rezerwuj/Lublin',
  ])('%s answers like GET, without a body', async (path) => {
    const headers = from('198.24')
    const got = await sendRequest(HOST, path, { headers })
    const head = await sendRequest(HOST, path, { method: 'HEAD', headers })
    expect([path, head.status, head.bytes.length]).toEqual([path, got.status, 0])
    expect(head.headers['content-type']).toBe(got.headers['content-type'])
  })
})

describe('security headers', () => {
  const EVERYWHERE = {
    'strict-transport-security': /max-age=63072000/,
    'x-content-type-options': /^nosniff$/,
    'referrer-policy': /^(strict-origin-when-cross-origin|no-referrer)$/,
    'cross-origin-resource-policy': /^(same|cross)-origin$/,
  }
  test.each([
    ['a cached page', HOST, '/', 200],
    ['a live page', HOST, '/moje', 200],
    ['health', HOST, '/healthz', 200],
    ['a script', HOST, '/embed/v1.js', 200],
    ['a picture', HOST, '/marks/lubje.svg', 200],
    ['a redirect', HOST, '/rezerwuj/Lublin', 308],
    ['an unknown page', HOST, '/nie-ma', 404],
    ['an unknown file', HOST, '/_next/static/none.js', 404],
    ['an unknown restaurant', HOST, '/restaurants/987652', 404],
    ['an unknown key', HOST, '/zamowienie/ABCDEFGHIJKLMNOPQRSTUV23', 404],
    ['an unknown host', 'evil.example', '/', 404],
    ['a handler', HOST, '/api/addresses?q=Konc', 200],
    ['an unknown handler', HOST, '/api/nie-ma', 404],
    ['a broken address', HOST, '/%zz', 400],
  ])('are set on %s', async (_, host, path, status) => {
    const requested = await sendRequest(host, path, { headers: from('198.25') })
    expect(requested.status).toBe(status)
    for (const [name, value] of Object.entries(EVERYWHERE))
      expect([name, requested.headers[name]]).toEqual([name, expect.stringMatching(value)])
    expect(requested.headers['content-security-policy']).toContain("object-src 'none'")
    if (status >= 400) expect(requested.headers['cache-control']).toContain('no-store')
    if (status >= 400)
      expect([requested.headers.etag, requested.headers['last-modified']]).toEqual([undefined, undefined])
  })
})

describe('cookies', () => {
  const paths = [
    '/',
    '/moje',
    '/rezerwuj?visitDate=2030-01-01',
    '/zamawiaj?delivery=delivery',
    '/restaurants/14?visitTime=18:00',
    '/dla-restauracji?formularz=popraw',
  ]
  test.each([
    ['a theme of 30 kB', `theme=${'x'.repeat(30_000)}`],
    ['a draft of 30 kB', `draft=${'x'.repeat(30_000)}`],
    ['a list of 30 kB', `moje=Fe26.2*1*${'x'.repeat(30_000)}`],
    ['hundreds', Array.from({ length: 800 }, (_, n) => `c${n}=${n}${'y'.repeat(30)}`).join('; ')],
    ['nonsense', `=; ;;; delivery_address=%zz; form=${'%00'.repeat(300)}; draft="; moje=\\`],
  ])('%s: every page is the same as without them', async (_, cookie) => {
    for (const path of paths) {
      const bare = await sendRequest(HOST, path, { headers: from('198.26') })
      const requested = await sendRequest(HOST, path, { headers: { ...from('198.26'), cookie } })
      expect([path, requested.status]).toEqual([path, bare.status])
    }
  })
})

test('many clients that disconnect during a request leave nothing behind', async () => {
  const before = await measure()
  const count = 200
  const paths = ['/', '/moje', '/api/addresses?q=Konc', '/nie-ma', '/embed/v1.js']
  await flood(count, 20, (n) => hurried(paths[n % paths.length] ?? '/', n))
  const isBack = await eventually(() => (descriptors() ?? 0) <= (before.descriptors ?? 0) + 5)
  const after = await measure()
  expect([isBack, after.descriptors]).toEqual([true, after.descriptors])
  expect(memoryMb()).toBeLessThan((before.memoryMb ?? 0) + 200)
})

describe('one client does not delay the others', () => {
  const get = (path: string, rest = '') => `GET ${path} HTTP/1.1\r\nHost: ${HOST}\r\n${rest}\r\n`
  const LIVE = '/rezerwuj?visitDate=2030-01-01&peopleAmount=2'

  /** Another client gets an answer within a few seconds. */
  async function expectAnswered() {
    const { text, isClosed } = await raw(get('/healthz', 'Connection: close\r\n'), { seconds: 20 })
    expect([isClosed, text.slice(0, 12)]).toEqual([true, 'HTTP/1.1 200'])
  }

  test('live pages of disconnected clients delay no other request', async () => {
    const count = 100
    await flood(count, 100, (n) => hurried(LIVE, 2 * n)) // with an even number: disconnects at once
    await expectAnswered()
    expect((await sendRequest(HOST, LIVE, { headers: from('198.31') })).status).toBe(200)
  })

  test('a network that requests many live pages waits only for itself', async () => {
    const count = 60
    const statuses: number[] = []
    const waits: number[] = []
    const requested = flood(count, 60, async () => {
      const { status, headers } = await sendRequest(HOST, LIVE, { headers: from('198.32') })
      statuses.push(status)
      if (status === 429) waits.push(Number(headers['retry-after']))
    })
    expect((await sendRequest(HOST, LIVE, { headers: from('198.33') })).status).toBe(200)
    await expectAnswered()
    await requested
    expect(statuses.filter((status) => status !== 200 && status !== 429)).toEqual([])
    expect(statuses.filter((status) => status === 200).length).toBeGreaterThanOrEqual(30)
    expect(waits.filter((seconds) => !(seconds > 0))).toEqual([])
  })
})

function hurried(path: string, n: number): Promise<void> {
  return new Promise((resolve) => {
    const socket = connect(Number(process.env.E2E_WEB_PORT), '127.0.0.1')
    const { 'x-forwarded-for': address } = from('198.27', n)
    socket.once('error', () => {}).once('close', () => resolve())
    socket.write(`GET ${path} HTTP/1.1\r\nHost: ${HOST}\r\nX-Forwarded-For: ${address}\r\n\r\n`, () => {
      if (n % 2 === 0) socket.destroy()
      else socket.once('data', () => socket.destroy())
    })
  })
}

/** Sends `bytes` until an answer comes; chunked where `isChunked`. */
function pushed(bytes: number, isChunked: boolean): Promise<{ status: number }> {
  const headers = {
    host: HOST,
    'content-type': 'application/json',
    ...own,
    ...from('198.28'),
    ...(isChunked ? { 'transfer-encoding': 'chunked' } : { 'content-length': String(bytes) }),
  }
  return new Promise((resolve) => {
    const to = {
      host: '127.0.0.1',
      port: Number(process.env.E2E_WEB_PORT),
      path: '/api/orders',
      method: 'POST',
      headers,
    }
    const sending = request(to, (answer) => {
      resolve({ status: answer.statusCode ?? 0 })
      answer.resume()
      sending.destroy()
    })
    sending.on('error', () => resolve({ status: 0 }))
    sending.end(Buffer.alloc(bytes, 'x'))
  })
}
