import { createHash } from 'node:crypto'
import {
  createServer,
  request as httpRequest,
  type IncomingHttpHeaders,
  type IncomingMessage,
  type Server,
} from 'node:http'
import type { AddressInfo } from 'node:net'
import { brotliDecompressSync, gunzipSync } from 'node:zlib'
import type { AnswerContext } from '@/lib/server/http/answer/answer-context'
import type { Destination } from '@/lib/server/routing/destination'
import { type AnswerShared, sharedLists } from './shared-lists'

const SCRIPT = 'let n = 1'
const HASH = `'sha256-${createHash('sha256').update(SCRIPT).digest('base64')}'`
const LIST = '/rezerwuj?city=lublin&peopleAmount=2'

/** What the renderer was asked for, and what it is to answer. */
let rendered: IncomingMessage[]
let render: (request: IncomingMessage, client: string) => Promise<{ status: number; body: string } | null>
let answerShared: AnswerShared
let server: Server
let destination: Destination
let contexts: AnswerContext[]
/** The answer that the renderer works in. */
let rendering: AnswerContext

beforeEach(async () => {
  rendered = []
  contexts = []
  render = async () => ({ status: 200, body: '' })
  destination = {
    kind: 'live',
    isKey: false,
    brand: { tenant: 'lubje', segment: 'lubje', isChosen: false, isPersonal: false },
  }
  answerShared = newSharedLists()
  server = createServer(async (request, response) => {
    const context: AnswerContext = { kind: 'live' }
    contexts.push(context)
    const asked = { destination, context, cookie: request.headers.cookie, client: String(request.headers['x-from']) }
    if (!(await answerShared(request, response, asked))) response.end('own page')
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
})
afterEach(async () => {
  jest.useRealTimers()
  server.closeAllConnections()
  await new Promise((resolve) => server.close(resolve))
})

function newSharedLists(): AnswerShared {
  return sharedLists({
    runIn: (context, run) => {
      rendering = context
      return run()
    },
    renderer: {
      renderLive: async (request, response, client) => {
        rendered.push(request)
        const made = await render(request, client)
        if (!made) return false
        response.setHeader('content-type', 'text/html; charset=utf-8')
        response.setHeader('cache-control', 'private, no-store')
        response.setHeader('set-cookie', 'a=b')
        response.writeHead(made.status)
        response.end(`<!DOCTYPE html><html><body>${request.url} ${made.body}<script>${SCRIPT}</script></body></html>`)
        return true
      },
    },
  })
}

function ask(path = LIST, headers: IncomingHttpHeaders = {}, method = 'GET') {
  const { port } = server.address() as AddressInfo
  return new Promise<{ status?: number; headers: IncomingHttpHeaders; body: string }>((resolve, reject) => {
    const sent = httpRequest({ port, path, method, agent: false, headers }, (response) => {
      const parts: Buffer[] = []
      response.on('data', (part: Buffer) => parts.push(part))
      response.on('end', () => {
        const { 'content-encoding': encoding } = response.headers
        const bytes = Buffer.concat(parts)
        const plain = encoding === 'br' ? brotliDecompressSync(bytes) : encoding === 'gzip' ? gunzipSync(bytes) : bytes
        resolve({ status: response.statusCode, headers: response.headers, body: plain.toString() })
      })
    })
    sent.on('error', reject).end()
  })
}

test('a hundred who ask at once get one page, made for nobody, whatever campaign or order of parameters they bring', async () => {
  const paths = [LIST, '/rezerwuj?peopleAmount=2&city=lublin', `${LIST}&utm_source=ulotka&gclid=1`]
  const answers = await Promise.all(
    Array.from({ length: 100 }, (_, n) =>
      ask(paths[n % 3], {
        cookie: `moje=secret${n}`,
        'accept-language': 'de',
        'accept-encoding': ['br', 'gzip', ''][n % 3],
      }),
    ),
  )
  expect(rendered.length).toBe(1)
  expect(rendered[0]?.url).toBe('/rezerwuj?peopleAmount=2&city=lublin')
  expect(rendered[0]?.headers).not.toMatchObject({ cookie: expect.anything() })
  expect(Object.keys(rendered[0]?.headers ?? {}).sort()).toEqual(
    ['accept', 'host', 'x-client-address', 'x-request-id', 'x-shared-page', 'x-tenant'].sort(),
  )
  expect(new Set(answers.map(({ body }) => body)).size).toBe(1)
  expect(new Set(answers.map(({ headers }) => headers['content-encoding']))).toEqual(new Set(['br', 'gzip', undefined]))
  for (const { headers } of answers) {
    expect(headers['content-security-policy']).toContain(HASH)
    expect(headers['content-security-policy']).not.toContain('nonce-')
    expect(headers).toMatchObject({ 'cache-control': 'private, no-store', vary: 'accept-encoding' })
    expect(headers['set-cookie']).toBeUndefined()
  }
})

test('it is made again after three seconds', async () => {
  const now = jest.spyOn(Date, 'now')
  now.mockReturnValue(1_000_000)
  await ask()
  now.mockReturnValue(1_002_999)
  await ask()
  expect(rendered.length).toBe(1)
  now.mockReturnValue(1_003_001)
  await ask()
  expect(rendered.length).toBe(2)
  now.mockRestore()
})

test.each<[string, string, IncomingHttpHeaders, string]>([
  ['an unknown parameter', `${LIST}&x=1`, {}, 'GET'],
  ['a theme', `${LIST}&theme=lubje`, {}, 'GET'],
  ['debug', `${LIST}&debug=true`, {}, 'GET'],
  ['a parameter twice', `${LIST}&city=warszawa`, {}, 'GET'],
  ['flight data', LIST, { rsc: '1' }, 'GET'],
  ['a prefetch', LIST, { 'next-router-prefetch': '1' }, 'GET'],
  ['HEAD', LIST, {}, 'HEAD'],
  ['an address', '/zamawiaj?delivery=delivery', { cookie: 'delivery_address=x' }, 'GET'],
  ['another page', '/moje', {}, 'GET'],
  ['a very long text', `/zamawiaj?q=${'a'.repeat(2000)}`, {}, 'GET'],
])('%s has a page of its own', async (_, path, headers, method) => {
  await ask(path, headers, method)
  expect(rendered.length).toBe(0)
})

test('a brand that a cookie chose has a page of its own, and brands share nothing', async () => {
  await ask()
  destination = {
    ...destination,
    brand: { tenant: 'nakryte', segment: 'nakryte', isChosen: false, isPersonal: false },
  } as Destination
  await ask()
  expect(rendered.map(({ headers }) => headers['x-tenant'])).toEqual(['lubje', 'nakryte'])
  destination = { ...destination, brand: { ...destination.brand, isPersonal: true } } as Destination
  expect((await ask()).body).toBe('own page')
})

test('a page of an outage or a limit is for its maker alone, and never kept', async () => {
  render = () => new Promise((resolve) => setTimeout(resolve, 50, { status: 503, body: 'outage' }))
  const [maker, ...others] = await Promise.all([ask(), ask(), ask()])
  const answers = [maker, ...others]
  expect(rendered.length).toBe(1)
  expect(answers.map((one) => one?.status).sort()).toEqual([200, 200, 503])
  expect(answers.filter((one) => one?.body === 'own page')).toHaveLength(2)
  render = async () => ({ status: 200, body: 'back' })
  expect((await ask()).body).toContain('back')
})

test('a maker who leaves before his turn costs the others nothing: the next one makes it', async () => {
  let isFirst = true
  render = async () => {
    await new Promise((resolve) => setTimeout(resolve, 20))
    if (!isFirst) return { status: 200, body: 'made' }
    isFirst = false
    return null
  }
  const first = ask().catch(() => null)
  // Requests that are sent at once may arrive in another order, and the one who leaves gets no answer.
  while (rendered.length === 0) await new Promise((resolve) => setTimeout(resolve, 1))
  const others = await Promise.all([ask(), ask(), ask()])
  expect(others.every(({ body }) => body.includes('made'))).toBe(true)
  expect(rendered.length).toBe(2)
  server.closeAllConnections()
  await first
})

test('a rendering that is broken off, or ends without an answer, keeps nobody waiting', async () => {
  const request = { method: 'GET', url: LIST, headers: {} } as IncomingMessage
  const asked = { destination, context: { kind: 'live' } as AnswerContext, cookie: undefined, client: '1' }
  const of = (renderLive: () => Promise<boolean>) =>
    sharedLists({
      renderer: { renderLive },
      runIn: (context, run) => {
        rendering = context
        return run()
      },
    })(request, {} as never, asked)
  const stuck = of(() => new Promise(() => {}))
  rendering.breakOff?.()
  await expect(stuck).rejects.toThrow('not made to its end')
  await expect(of(async () => true)).rejects.toThrow('not made to its end')
})

test('an error of the renderer is thrown for its maker; the others try themselves', async () => {
  render = async () => {
    throw new Error('broken')
  }
  const request = { method: 'GET', url: LIST, headers: {} } as IncomingMessage
  const asked = { destination, context: { kind: 'live' } as AnswerContext, cookie: undefined, client: '1' }
  const both = [answerShared(request, {} as never, asked), answerShared(request, {} as never, asked)]
  await expect(both[0]).rejects.toThrow('broken')
  await expect(both[1]).resolves.toBe(false)
})
