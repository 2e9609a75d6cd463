/** @jest-environment ./tests/support/outside-environment.mjs */
import { once } from 'node:events'
import type { Server } from 'node:http'
import { type AddressInfo, connect } from 'node:net'
import { listen, REQUEST_TIMES, SERVER_OPTIONS } from '@/upstream/http/http-server'
import { MAX_BODY_BYTES, PICTURE_UPLOAD } from '@/upstream/http/request-input'
import { orderRequest } from '../support/order-fixture'
import { type Kit, openKit, openTestPostgres, PARTNER_TOKEN } from '../support/upstream-kit'
import { UPSTREAM_SECRET } from '../support/upstream-secret'

const HEAD = `host: 127.0.0.1\r\nx-tenant: lubje\r\ncontent-type: application/json\r\nx-upstream-secret: ${UPSTREAM_SECRET}\r\n`
/** Shorter time-outs than those of the running product. */
const QUICK = { ...SERVER_OPTIONS, headersTimeout: 500, requestTimeout: 20_000, connectionsCheckingInterval: 50 }
const QUICK_TIMES = { usual: 2000, picture: 20_000 }

describe('limits of requests to the upstream', () => {
  let kit: Kit
  let server: Server
  let port: number
  beforeAll(async () => {
    kit = await openKit(openTestPostgres)
    server = listen(kit.app.fetch, { port: 0, hostname: '127.0.0.1' }, () => {}, QUICK, QUICK_TIMES)
    if (!server.listening) await once(server, 'listening')
    port = (server.address() as AddressInfo).port
  })
  afterAll(async () => {
    server.closeAllConnections()
    await new Promise((closed) => server.close(closed))
    await kit.close()
  })

  /** Sends raw bytes; resolves to everything received until the other side closes, or until `isEnough`. */
  function raw(first: string, rest: () => Iterable<string | Buffer> = () => [], isEnough = (_: string) => false) {
    return new Promise<{ text: string; sent: number }>((resolve) => {
      const socket = connect(port, '127.0.0.1')
      let text = ''
      let sent = 0
      const end = () => {
        socket.destroy()
        resolve({ text, sent })
      }
      socket.setEncoding('latin1').on('data', (chunk) => {
        text += chunk
        if (isEnough(text)) end()
      })
      socket.on('error', () => {}).on('close', end)
      socket.write(first)
      void (async () => {
        for (const chunk of rest()) {
          if (socket.destroyed) return
          sent += chunk.length
          if (!socket.write(chunk)) await Promise.race([once(socket, 'drain'), once(socket, 'close')]).catch(() => {})
        }
      })()
    })
  }

  /** Sends a request, then `text` once it is answered; resolves to everything received until the other side closes. */
  function rawOnKept(text: string) {
    return new Promise<string>((resolve) => {
      const socket = connect(port, '127.0.0.1')
      let received = ''
      socket.setEncoding('latin1').on('data', (chunk: string) => {
        if (received === '') socket.write(text)
        received += chunk
      })
      socket.on('error', () => {}).on('close', () => resolve(received))
      socket.write(`GET /healthz HTTP/1.1\r\n${HEAD}\r\n`)
    })
  }
  const isAnswered = (text: string) => text.includes('\r\n\r\n')
  const ask = async (line: string, more = '') =>
    (await raw(`${line} HTTP/1.1\r\n${HEAD}${more}\r\n`, undefined, isAnswered)).text
  const statusOf = (text: string) => Number(/^HTTP\/1\.1 (\d{3})/.exec(text)?.[1])

  const megabytes = (count: number) =>
    function* () {
      const block = Buffer.alloc(65_536, 'a')
      for (let n = 0; n < count * 16; n++) yield block
    }
  const chunkedMegabytes = (count: number) =>
    function* () {
      const block = Buffer.alloc(65_536, 'a')
      for (let n = 0; n < count * 16; n++) yield* ['10000\r\n', block, '\r\n']
      yield '0\r\n\r\n'
    }

  it.each(['POST /carts/quote', 'PUT /reservations/ABCDEFGHIJKL', 'GET /cities', 'POST /payments/builtin/notify'])(
    'A5 %s with a declared body of 9 MB is refused before the body is sent',
    async (line) => {
      const text = await ask(line, 'content-length: 9437184\r\n')
      expect(statusOf(text)).toBe(413)
      expect(text).toContain('too_large')
    },
  )

  it('C12: advertises a shorter keep-alive than the time after which it closes an unused connection', async () => {
    const answer = await fetch(`http://127.0.0.1:${port}/healthz`)
    const [, seconds = ''] = /^timeout=(\d+)$/.exec(answer.headers.get('keep-alive') ?? '') ?? []
    expect(Number(seconds)).toBeGreaterThan(0)
    // A busy process checks its clock some seconds late.
    expect(server.keepAliveTimeout - Number(seconds) * 1000).toBeGreaterThan(15_000)
  })

  it('A5 a chunked body is refused at 64 kB, and the rest is not read', async () => {
    const { text, sent } = await raw(
      `POST /carts/quote HTTP/1.1\r\n${HEAD}transfer-encoding: chunked\r\n\r\n`,
      chunkedMegabytes(200),
    )
    expect(statusOf(text)).toBe(413)
    expect(sent).toBeLessThan(200 * 1024 * 1024)
  })

  it('A5 a hundred bodies of 9 MB at once use no memory', async () => {
    const before = process.memoryUsage().rss
    let most = before
    const timer = setInterval(() => {
      most = Math.max(most, process.memoryUsage().rss)
    }, 20)
    const line = `POST /carts/quote HTTP/1.1\r\n${HEAD}content-length: 9437184\r\n\r\n`
    const answers = await Promise.all(Array.from({ length: 100 }, () => raw(line, megabytes(9), isAnswered)))
    clearInterval(timer)
    // On a busy machine one may time out first, which also counts as a refusal.
    expect(answers.map(({ text }) => statusOf(text)).filter((status) => status !== 413 && status !== 408)).toEqual([])
    expect((most - before) / 1024 / 1024).toBeLessThan(300)
  })

  it('A5 a sender with Expect: 100-continue and 9 MB is refused', async () => {
    const text = await ask('POST /carts/quote', 'expect: 100-continue\r\ncontent-length: 9437184\r\n')
    expect(statusOf(text)).toBe(413)
  })

  it('A5 after a body that was too large and sent completely, the connection serves the next request', async () => {
    const body = 'a'.repeat(MAX_BODY_BYTES + 1)
    const { text } = await raw(
      `POST /carts/quote HTTP/1.1\r\n${HEAD}content-length: ${body.length}\r\n\r\n${body}GET /healthz HTTP/1.1\r\n${HEAD}\r\n`,
      undefined,
      (so) => so.includes('HTTP/1.1 200'),
    )
    expect(statusOf(text)).toBe(413)
    expect(text).toContain('HTTP/1.1 200')
  })

  it('A5 a body of 64 kB is read', async () => {
    const body = JSON.stringify({ pad: 'a'.repeat(MAX_BODY_BYTES - 10) })
    expect(body.length).toBe(MAX_BODY_BYTES)
    const { text } = await raw(
      `POST /carts/quote HTTP/1.1\r\n${HEAD}content-length: ${body.length}\r\n\r\n${body}`,
      undefined,
      isAnswered,
    )
    expect(statusOf(text)).toBe(422)
  })

  it('A5 a head of 8 kB is read, a larger one is refused', async () => {
    expect(statusOf(await ask('GET /healthz', `x-pad: ${'a'.repeat(7000)}\r\n`))).toBe(200)
    expect(statusOf(await ask('GET /healthz', `x-pad: ${'a'.repeat(9000)}\r\n`))).toBe(431)
  })

  it.each([
    ['a head that never ends', 'GET /healthz HTTP/1.1\r\nhost: a\r\n', 408],
    ['a body that never comes', `POST /carts/quote HTTP/1.1\r\n${HEAD}content-length: 100\r\n\r\n{`, 408],
  ])('A5 %s is disconnected', async (_, text, status) => {
    expect(statusOf((await raw(text)).text)).toBe(status)
  })

  describe('C36 a picture has a minute where others have ten seconds', () => {
    const TOKEN = `authorization: Bearer ${PARTNER_TOKEN}\r\n`
    const PICTURE = `POST ${PICTURE_UPLOAD} HTTP/1.1\r\n${HEAD.replace('application/json', 'image/jpeg')}`
    /** Sends half of a body now, the rest after `ms`; returns the time until the answer, and its status. */
    async function inHalves(head: string, ms: number) {
      const begun = performance.now()
      const answer = new Promise<string>((resolve) => {
        const socket = connect(port, '127.0.0.1')
        let text = ''
        socket.setEncoding('latin1').on('data', (chunk) => {
          text += chunk
          socket.destroy()
        })
        socket.on('error', () => {}).on('close', () => resolve(text))
        socket.write(`${head}content-length: 100\r\n\r\n${'a'.repeat(50)}`)
        setTimeout(() => socket.writable && socket.write('a'.repeat(50)), ms)
      })
      return { status: statusOf(await answer), ms: performance.now() - begun }
    }

    it('a slow body is read', async () => {
      expect(await inHalves(PICTURE + TOKEN, 2500)).toMatchObject({ status: 422 })
      expect(await inHalves(`POST /carts/quote HTTP/1.1\r\n${HEAD}`, 2500)).toMatchObject({ status: 408 })
    })

    it('one that never ends is disconnected, and a stranger is at once', async () => {
      expect(await inHalves(PICTURE + TOKEN, 60_000)).toMatchObject({ status: 408 })
      const stranger = await inHalves(PICTURE, 60_000)
      expect(stranger.status).toBe(401)
      expect(stranger.ms).toBeLessThan(5000)
    })
  })

  it('A5 the running product has the same time-outs: a head within 5 s, a body within 10 s, a picture within a minute', () => {
    expect(SERVER_OPTIONS).toMatchObject({ headersTimeout: 5000, requestTimeout: 60_000 })
    expect(REQUEST_TIMES).toEqual({ usual: 10_000, picture: 60_000 })
    expect(SERVER_OPTIONS.connectionsCheckingInterval).toBeLessThanOrEqual(1000)
  })

  it.each([
    ['TRACE /cities', 405],
    ['PROPFIND /cities', 405],
    ['DELETE /cities', 405],
    ['GET /holds', 405],
    ['OPTIONS /orders', 405],
    ['OPTIONS *', 400],
    ['BREW /cities', 400],
    ['GET /reservations/%zz', 400],
    ['GET /%ff', 400],
    ['GET /restaurants?q=%e0%a4', 400],
    ['GET \\cities', 400],
    ['POST /nothing', 404],
    ['GET /nothing', 404],
  ])('A8 %s is %d', async (line, status) => {
    expect(statusOf(await ask(line))).toBe(status)
  })

  it.each([
    ['an unknown method', `BREW /cities HTTP/1.1\r\n${HEAD}\r\n`, 400],
    ['a control character in a header', `GET /cities HTTP/1.1\r\n${HEAD}x-pad: a\x01b\r\n\r\n`, 400],
    ['a head of 9 kB', `GET /cities HTTP/1.1\r\n${HEAD}x-pad: ${'a'.repeat(9000)}\r\n\r\n`, 431],
    ['a head of 3 MB', `GET /cities HTTP/1.1\r\n${HEAD}x-pad: ${'a'.repeat(3_000_000)}\r\n\r\n`, 431],
    ['a tunnel', `CONNECT a:1 HTTP/1.1\r\n${HEAD}\r\n`, 405],
    ['half a head', 'GET /cities HTTP/1.1\r\nhost: a\r\n', 408],
  ])(
    'design/http-edge: %s on a connection that has served before is answered, then closed',
    async (_, text, status) => {
      const received = await rawOnKept(text)
      expect([...received.matchAll(/HTTP\/1\.1 (\d{3})/g)].map(([, code]) => Number(code))).toEqual([200, status])
      expect(received).toMatch(/connection: close\r\n/i)
    },
  )

  it('A8 405 lists the allowed methods', async () => {
    expect(await ask('DELETE /cities')).toMatch(/^allow: GET, HEAD\r$/im)
    expect(await ask('GET /holds')).toMatch(/^allow: POST\r$/im)
  })

  it('A8 HEAD answers like GET, without the body, wherever GET does', async () => {
    const { id } = (await kit.send('POST', '/orders', orderRequest())).body
    const paths = ['/healthz', '/readyz', '/openapi.json', '/cities', '/restaurants', '/restaurants/1', `/orders/${id}`]
    for (const path of paths) {
      const text = await ask(`HEAD ${path}`, 'connection: close\r\n')
      expect([path, statusOf(text), text.split('\r\n\r\n')[1]]).toEqual([path, 200, ''])
    }
  })

  it('A8 HEAD of a stream opens no stream', async () => {
    const { id } = (await kit.send('POST', '/orders', orderRequest())).body
    expect(statusOf(await ask(`HEAD /orders/${id}/events`))).toBe(200)
    expect(kit.deps.feed.subscriberCount()).toBe(0)
  })

  it.each([
    ['GET /cities', ''],
    ['GET /nothing', ''],
    ['GET /%zz', ''],
    ['OPTIONS *', ''],
    ['TRACE /', ''],
    ['BREW /', ''],
    ['GET /outbox', ''],
    ['GET /pay/unknown', ''],
    ['POST /carts/quote', 'content-length: 9437184\r\n'],
    ['POST /carts/quote', 'content-length: 9437184\r\nexpect: 100-continue\r\n'],
    ['GET /healthz', `x-pad: ${'a'.repeat(9000)}\r\n`],
  ])('A8 %s has the headers of every answer', async (line, more) => {
    const text = await ask(line, more)
    expect(text).toMatch(/^x-content-type-options: nosniff\r$/im)
    expect(text).toMatch(/^cache-control: no-store\r$/im)
    expect(text).toMatch(/^referrer-policy: no-referrer\r$/im)
    expect(text).toMatch(/^content-security-policy: default-src 'none'/im)
  })
})
