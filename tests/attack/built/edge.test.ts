/** @jest-environment ./tests/support/outside-environment.mjs */
import { mkdirSync, writeFileSync } from 'node:fs'
import { request as sendHttp } from 'node:http'
import { connect as connectHttp2 } from 'node:http2'
import { Agent, request as sendHttps } from 'node:https'
import { connect as connectTcp } from 'node:net'
import { networkInterfaces } from 'node:os'
import { join } from 'node:path'
import { connect as connectTls } from 'node:tls'
import { MAX_PICTURE_BYTES } from '@/lib/domain/restaurant/picture-sizes'
import { isUploadRequest } from '@/lib/server/routing/picture-uploads'
import { LARGER_BODIES } from '@/upstream/http/request-input'
import { portFor } from '../../../scripts/support/ports.mjs'
import { sendRequest } from '../../e2e/support/ask'
import { EDGE_API_HOST, EDGE_HOST, hasNginx, type Nginx, startNginx } from '../../support/nginx'
import { asWeb } from '../../support/upstream-secret'
import { type Member, member } from './support/cluster'
import { HOST, OWNER_EMAIL, RESTAURANT, signedIn } from './support/panel'
import { eventually, flood } from './support/world'

// Two webs and two upstreams behind nginx with the files of deploy/nginx, on the database of the attacked stack. See docs/design/http-edge.md.

const withNginx = hasNginx() ? describe : describe.skip

/** Last number of the loopback address of a test's requests. */
let network = 10
const localAddress = () => `127.0.0.${network}`

const CODE = 'KLUCZTAJNEGOGOSCIA1234'
const TOKEN = 'zetonzetonzetonzetonzeton'
/** Paths that are keys. */
const KEY_PATHS = [`/rezerwacja/${CODE}`, `/panel/wejscie/${TOKEN}`, `/zamowienie/${CODE}?x=${TOKEN}`]

/** Requests that Node's parser refuses: the request line, and the head. */
const HOSTILE: [string, string, string][] = [
  ['an unknown method', 'FOO', ''],
  ['a control character in a header', 'GET', 'x-pad: a\x01b\r\n'],
  ['DEL in a header', 'GET', 'x-pad: a\x7fb\r\n'],
  ['a head of 5 kB', 'GET', `x-pad: ${'a'.repeat(5000)}\r\n`],
  ['a head of 9 kB', 'GET', `${`x-pad: ${'a'.repeat(3000)}\r\n`.repeat(3)}`],
  ['a head of 70 kB', 'GET', `${`x-pad: ${'a'.repeat(7000)}\r\n`.repeat(10)}`],
  ['a head of 120 kB', 'GET', `${`x-pad: ${'a'.repeat(30_000)}\r\n`.repeat(4)}`],
  ['thousands of short headers', 'GET', 'a: b\r\n'.repeat(6000)],
  ['two lengths', 'POST', 'content-length: 1\r\ncontent-length: 2\r\n'],
  ['a length and chunks', 'POST', 'content-length: 3\r\ntransfer-encoding: chunked\r\n'],
  ['an upgrade', 'GET', 'connection: upgrade\r\nupgrade: websocket\r\n'],
  ['an expectation', 'GET', 'expect: wonders\r\n'],
]

withNginx('design/http-edge: what a stranger sends through nginx', () => {
  let nginx: Nginx
  /** A script of the build. */
  let script = ''
  const webs: Member[] = []
  const upstreams: Member[] = []

  beforeAll(async () => {
    const internalPort = await portFor(0, '127.0.0.1')
    const shared = { DRAIN_SECONDS: '0', LOG_LEVEL: 'silent', UPSTREAM_TIMEOUT_FACTOR: '6' }
    const upstreamEnv = { ...shared, DATABASE_URL: process.env.E2E_DATABASE_URL ?? '', CAPS_FACTOR: '1000' }
    upstreams.push(...(await Promise.all([member('upstream', upstreamEnv), member('upstream', upstreamEnv)])))
    const webEnv = {
      ...shared,
      UPSTREAM_URL: `http://127.0.0.1:${internalPort}`,
      // The attacked stack's secret, so that its sessions are valid here.
      SESSION_SECRET: 'only-for-tests-only-for-tests-only-for-tests',
      TRUSTED_PROXY_HOPS: '1',
    }
    webs.push(...(await Promise.all([member('server', webEnv), member('server', webEnv)])))
    const portsOf = (members: readonly Member[]) => members.map(({ port }) => port)
    nginx = await startNginx(portsOf(webs), portsOf(upstreams), internalPort)
    expect(await eventually(async () => (await ask('/rezerwuj').catch(() => 0)) === 200)).toBe(true)
    const { body } = await sendRequest(HOST, '/', { port: webs[0]?.port })
    script = /\/_next\/static\/chunks\/[\w.~-]+\.js/.exec(body)?.[0] ?? ''
    expect(script).not.toBe('')
  })
  afterAll(async () => {
    await nginx?.stop()
    await Promise.all([...webs, ...upstreams].map((one) => one.stop()))
  })

  // Each test has a network of its own, since nginx counts requests by network.
  beforeEach(() => {
    network++
  })

  const ask = (path: string, headers: Record<string, string> = {}, host = EDGE_HOST) =>
    askTls(nginx.httpsPort, host, path, headers)
  const callInternal = () =>
    sendRequest('upstream', '/cities', { port: nginx.internalPort, headers: { 'x-tenant': 'lubje', ...asWeb } })

  /** Log lines of requests that were sent to more than one process, or to none. */
  const strayed = () =>
    nginx
      .accessLog()
      .split('\n')
      .filter((line) => / 50[234] |:\d+, /.test(line))

  async function expectEverybodyThere(): Promise<void> {
    const internal = await Promise.all(Array.from({ length: 20 }, async () => (await callInternal()).status))
    const pages = await Promise.all(Array.from({ length: 20 }, () => ask('/rezerwuj?visitTime=18:00&peopleAmount=2')))
    expect([new Set(internal), new Set(pages)]).toEqual([new Set([200]), new Set([200])])
    expect(strayed()).toEqual([])
  }

  test.each(HOSTILE)('%s through api.* is answered, and every process stays', async (_, method, headers) => {
    for (const path of ['/partner/orders', '/payments/payu/notify']) {
      for (let round = 0; round < 4; round++) {
        // One request for each upstream: nginx keeps the connection, and the next request gets a used one.
        for (const _ of upstreams) expect(await ask('/partner/orders', {}, EDGE_API_HOST)).toBe(401)
        expect(await rawStatus(nginx.httpsPort, EDGE_API_HOST, `${method} ${path}`, headers)).toBeGreaterThan(0)
      }
    }
    await expectEverybodyThere()
  })

  test.each(HOSTILE)('%s through the edge is answered, and every process stays', async (_, method, headers) => {
    for (const path of ['/', '/api/availability']) {
      for (let round = 0; round < 6; round++) {
        expect(await rawStatus(nginx.httpsPort, EDGE_HOST, `${method} ${path}`, headers)).toBeGreaterThan(0)
      }
    }
    await expectEverybodyThere()
  })

  test('large heads and odd values over HTTP/2 are answered, and every process stays', async () => {
    for (const host of [EDGE_HOST, EDGE_API_HOST]) {
      for (const headers of [
        { 'x-pad': 'a'.repeat(6500) },
        Object.fromEntries(Array.from({ length: 400 }, (_, n) => [`a${n}`, ''])),
        { cookie: Array.from({ length: 20 }, (_, n) => `c${n}=${'a'.repeat(3900)}`).join('; ') },
        { 'x-pad': 'a\tb', te: 'trailers' },
      ]) {
        const status = await askHttp2(nginx.httpsPort, host, '/partner/orders', headers)
        expect([host, status >= 400]).toEqual([host, true])
      }
    }
    await expectEverybodyThere()
  })

  test('C28 overlong headers, queries and paths of a panel call are refused, and every process survives', async () => {
    const cook = await signedIn(OWNER_EMAIL)
    const call = async (method: string, path: string, headers: Record<string, string>) => {
      const own = { ...cook.own, cookie: cook.cookie, accept: 'application/json', 'content-type': 'application/json' }
      const port = webs[0]?.port
      const body = method === 'GET' ? undefined : '{}'
      const options = { method, port, body, headers: { ...own, ...headers } }
      return (await sendRequest(HOST, `/panel/api/${RESTAURANT}/${path}`, options)).status
    }
    expect(await call('GET', 'board', {})).toBe(200)
    for (let round = 0; round < 6; round++) {
      expect([
        await call('PUT', 'kitchen-load', { 'idempotency-key': 'k'.repeat(7000) }),
        await call('PUT', 'kitchen-load', { 'idempotency-key': 'klucz\xff' }),
        await call('GET', 'board', { 'last-event-id': '1'.repeat(7000) }),
        await call('GET', `board?date=${'1'.repeat(7000)}`, {}),
        await call('GET', `orders/${'A'.repeat(7000)}/steps`, {}),
      ]).toEqual([422, 422, 422, 404, 404])
    }
    await expectEverybodyThere()
  })

  /** One URL of each path that accepts larger bodies, through nginx. */
  const LARGER = [
    [() => nginx.httpsPort, EDGE_API_HOST, '/operations/pictures'],
    [() => nginx.httpsPort, EDGE_API_HOST, '/operations/restaurants/import'],
    [() => nginx.httpsPort, EDGE_API_HOST, '/operations/restaurants/14/menu'],
    [() => nginx.httpsPort, EDGE_API_HOST, `/operations/addresses/imports/${crypto.randomUUID()}/rows`],
    [() => nginx.internalPort, 'upstream', '/operations/pictures'],
    [() => nginx.internalPort, 'upstream', '/panel/14/pictures'],
    [() => nginx.internalPort, 'upstream', '/panel/14/settings/parts/menu/draft'],
  ] as const

  test('C33 C34 C36 C37 nginx passes the largest uploads that the product accepts, and adds no refusal of its own', async () => {
    expect(LARGER_BODIES.filter(([path]) => !LARGER.some(([, , one]) => path.test(one)))).toEqual([])
    for (const [port, host, path] of LARGER) {
      const most = LARGER_BODIES.find(([larger]) => larger.test(path))?.[1] ?? 0
      expect([path, [401, 404].includes(await pushed(port(), host, path, most))]).toEqual([path, true])
    }
    for (const path of [`/panel/api/${RESTAURANT}/pictures`, `/panel/form/${RESTAURANT}/picture`]) {
      expect(isUploadRequest('POST', path)).toBe(true)
      const answer = await pushed(nginx.httpsPort, EDGE_HOST, path, MAX_PICTURE_BYTES)
      expect([path, [401, 403].includes(answer)]).toEqual([path, true])
    }
  })

  test('a host that is not ours gets no answer, with TLS and without; ours lead to TLS', async () => {
    const plain = (host: string, path = '/rezerwuj?x=1') => sendRequest(host, path, { port: nginx.httpPort })
    await expect(plain('evil.example')).rejects.toThrow()
    await expect(plain('127.0.0.1')).rejects.toThrow()
    await expect(askTls(nginx.httpsPort, 'evil.example', '/')).rejects.toThrow()
    expect(await rawStatus(nginx.httpsPort, EDGE_HOST, 'GET /', '', 'evil.example')).toBe(421)
    for (const host of [EDGE_HOST, `www.${EDGE_HOST}`, EDGE_API_HOST]) {
      const { status, headers } = await plain(host)
      expect([status, headers.location]).toEqual([301, `https://${host}/rezerwuj?x=1`])
    }
  })

  test('the build and the state of Redis are not shown outside this machine', async () => {
    for (const path of ['/readyz', '//readyz', '/%72eadyz', '/x/../readyz'])
      expect([path, await ask(path)]).toEqual([path, 404])
    expect(await ask('/healthz')).toBe(200)
  })

  test('makers of certificates find their answer without TLS', async () => {
    mkdirSync(join(nginx.acmeFolder, '.well-known/acme-challenge'), { recursive: true })
    writeFileSync(join(nginx.acmeFolder, '.well-known/acme-challenge/abc'), 'abc.def')
    for (const host of [EDGE_HOST, EDGE_API_HOST]) {
      const { status, body } = await sendRequest(host, '/.well-known/acme-challenge/abc', { port: nginx.httpPort })
      expect([status, body]).toEqual([200, 'abc.def'])
    }
  })

  test('200 connections of one client for a missing script do not delay other clients', async () => {
    const agent = new Agent({ keepAlive: true, maxSockets: 200, rejectUnauthorized: false, servername: EDGE_HOST })
    const seen: number[] = []
    let isOver = false
    const beganAt = performance.now()
    const flooding = flood(5000, 190, async (n) => {
      seen.push(await askTls(nginx.httpsPort, EDGE_HOST, `/_next/static/chunks/none-${n}.js`, {}, agent))
    }).finally(() => {
      isOver = true
    })
    // From another address, as nginx sees it.
    const elsewhere = new Agent({ keepAlive: true, rejectUnauthorized: false, localAddress: '127.0.0.2' })
    const others: number[] = []
    while (!isOver) others.push(await askTls(nginx.httpsPort, EDGE_HOST, script, {}, elsewhere))
    await flooding
    for (const one of [agent, elsewhere]) one.destroy()
    expect(countOf(seen, 404)).toBeGreaterThan(500)
    // 3000 at once and 400 a second: the number of refusals depends on the speed of this machine.
    const most = 3001 + 400 * ((performance.now() - beganAt) / 1000 + 1)
    expect(countOf(seen, 404)).toBeLessThanOrEqual(most)
    expect(countOf(seen, 404) + countOf(seen, 429)).toBe(5000)
    expect([others.length > 0, new Set(others)]).toEqual([true, new Set([200])])
    // Both processes have the same files: nginx tries one.
    expect(strayed()).toEqual([])
  })

  test('with a proxy named, a web process is reached by this machine alone', async () => {
    const others = Object.values(networkInterfaces())
      .flat()
      .filter((one) => one?.family === 'IPv4' && !one.internal)
    for (const one of others) {
      const isReached = await new Promise<boolean>((resolve) => {
        const socket = connectTcp(webs[0]?.port ?? 0, one?.address)
        socket.once('connect', () => resolve(true)).once('error', () => resolve(false))
        socket.unref()
      })
      expect([one?.address, isReached]).toEqual([one?.address, false])
    }
    expect((await sendRequest(HOST, '/healthz', { port: webs[0]?.port })).status).toBe(200)
  })

  // The last one: it stops the processes.
  test('C19 keys reach no log of nginx, in floods and outages either', async () => {
    const agent = new Agent({ keepAlive: true, maxSockets: 40, rejectUnauthorized: false, servername: EDGE_HOST })
    const sendKeys = (count: number) =>
      flood(count, 30, async (n) => {
        const headers = { referer: `https://${EDGE_HOST}${KEY_PATHS[n % 3]}` }
        const path = KEY_PATHS[n % 3] ?? '/'
        await askTls(nginx.httpsPort, EDGE_HOST, path, headers, agent).catch(() => {})
        if (n % 10 > 0) return
        await askTls(nginx.httpsPort, EDGE_API_HOST, `/partner/${CODE}`, headers).catch(() => {})
        await sendRequest(EDGE_HOST, path, { port: nginx.httpPort, headers })
        await sendRequest('evil.example', path, { port: nginx.httpPort, headers }).catch(() => {})
        await rawStatus(nginx.httpsPort, EDGE_HOST, `GET ${path}`, 'content-length: 1\r\ncontent-length: 2\r\n')
        await rawStatus(nginx.httpsPort, EDGE_HOST, `GET ${path}`, `x: ${'a'.repeat(40_000)}\r\n`)
      })
    await sendKeys(60)
    await Promise.all(upstreams.map((one) => one.stop()))
    await sendKeys(60)
    await Promise.all(webs.map((one) => one.stop()))
    await sendKeys(60)
    const ofApi = new Agent({ keepAlive: true, maxSockets: 40, rejectUnauthorized: false, servername: EDGE_API_HOST })
    await flood(1500, 30, async () => {
      await askTls(nginx.httpsPort, EDGE_API_HOST, `/partner/${CODE}`, {}, ofApi)
    })
    for (const one of [agent, ofApi]) one.destroy()
    const log = nginx.accessLog()
    for (const status of [200, 429, 502]) expect(log.includes(` GET ${status} `)).toBe(true)
    // The log shows an outage: the upstreams tried, and their results.
    expect(/ 502 .* 127\.0\.0\.1:\d+, 127\.0\.0\.1:\d+ 502, 502 /.test(log)).toBe(true)
    for (const key of [CODE, TOKEN]) expect(nginx.logged().includes(key)).toBe(false)
  })
})

function countOf(seen: readonly number[], status: number): number {
  return seen.filter((one) => one === status).length
}

/** The status of one request over TLS. */
function askTls(
  port: number,
  host: string,
  path: string,
  headers: Record<string, string> = {},
  agent?: Agent,
): Promise<number> {
  const to = {
    host: '127.0.0.1',
    port,
    path,
    headers: { host, ...headers },
    servername: host,
    rejectUnauthorized: false,
  }
  return new Promise((resolve, reject) => {
    sendHttps({ ...to, ...(agent ? { agent } : { agent: false, localAddress: localAddress() }) }, (answer) => {
      answer.resume().on('end', () => resolve(answer.statusCode ?? 0))
    })
      .on('error', reject)
      .end()
  })
}

/** The status for these very bytes; 0 where the connection ends without one. */
function rawStatus(port: number, servername: string, line: string, headers: string, host = servername) {
  return new Promise<number>((resolve) => {
    const from = { host: '127.0.0.1', port, localAddress: localAddress() }
    const socket = connectTls({ ...from, servername, rejectUnauthorized: false })
    let text = ''
    const done = () => {
      socket.destroy()
      resolve(Number(/^HTTP\/1\.1 (\d{3})/.exec(text)?.[1] ?? 0))
    }
    socket.setEncoding('latin1').on('data', (part: string) => {
      text += part
      if (text.includes('\r\n')) done()
    })
    socket.on('error', () => {}).on('close', done)
    socket.write(`${line} HTTP/1.1\r\nhost: ${host}\r\nx-tenant: lubje\r\n${headers}\r\n`, 'latin1')
  })
}

/** The status of a body of so many bytes. */
function pushed(port: number, host: string, path: string, bytes: number): Promise<number> {
  const headers = { host, 'content-type': 'application/json', 'content-length': bytes }
  const to = { host: '127.0.0.1', port, path, method: 'POST', headers, agent: false, localAddress: localAddress() }
  return new Promise((resolve, reject) => {
    const begin = host === 'upstream' ? sendHttp : sendHttps
    const sent = begin({ ...to, servername: host, rejectUnauthorized: false }, (answer) => {
      resolve(answer.statusCode ?? 0)
      answer.resume()
      sent.destroy()
    })
    sent.on('error', reject).end(Buffer.alloc(bytes))
  })
}

function askHttp2(port: number, host: string, path: string, headers: Record<string, string>): Promise<number> {
  const session = connectHttp2(`https://127.0.0.1:${port}`, { servername: host, rejectUnauthorized: false })
  return new Promise<number>((resolve) => {
    session.once('error', () => resolve(599))
    const stream = session.request({ ':path': path, ':authority': host, ...headers })
    stream.on('response', ({ ':status': status = 0 }) => resolve(status))
    stream.on('error', () => resolve(599)).resume()
    stream.end()
  }).finally(() => session.destroy())
}
