import { HttpResponse, http } from 'msw'
import { fakeUpstream, UPSTREAM } from '@/tests/support/fake-upstream'
import { routeContext, webRequest } from '@/tests/support/web-request'

const server = fakeUpstream()
const REAL = ['Date', 'hrtime', 'nextTick', 'performance', 'queueMicrotask', 'setImmediate', 'clearImmediate'] as const
let POST: (request: Request, context: ReturnType<typeof routeContext>) => Promise<Response>

jest.mock('@/lib/server/env', () => ({
  env: () => ({ UPSTREAM_URL: 'http://upstream.test', LOG_LEVEL: 'silent', UPSTREAM_TIMEOUT_FACTOR: 1 }),
}))
beforeEach(() => {
  // The test ends the second in which batches are collected, so that slow machines cannot change the result.
  jest.useFakeTimers({ doNotFake: [...REAL] })
  jest.resetModules() // resets limits and queues
  POST = require('./route').POST
})
afterEach(() => jest.useRealTimers())

/** Answers /logger/js and records the requests. */
function serve(answer: () => Response = () => new HttpResponse(null, { status: 202 })) {
  const came: { body: { message: string; type: string }; headers: Headers }[] = []
  server.use(
    http.post(`${UPSTREAM}/logger/js`, async ({ request }) => {
      came.push({ body: (await request.json()) as never, headers: request.headers })
      return answer()
    }),
  )
  return came
}

const post = async (json: unknown, headers?: Record<string, string>) =>
  (await POST(webRequest('/api/logger/js', { json, headers }), routeContext())).status
/** Ends the second, then waits for the forwarded calls. */
const until = async (isSo: () => boolean) => {
  jest.advanceTimersByTime(1000)
  while (!isSo()) await new Promise((go) => setImmediate(go))
}
const error = (message: string) => ({ type: 'error', message })

it('L274 C14 forwards the batches of a second as one call per type, each with all headers', async () => {
  const came = serve()
  expect(await post(error('raz'))).toBe(204)
  await post({ type: 'activity', message: 'funnel order results' })
  await post(error('dwa\ntrzy'))
  await until(() => came.length === 2)
  expect(came.map(({ body }) => body)).toEqual([
    { type: 'error', message: 'raz\ndwa\ntrzy' },
    { type: 'activity', message: 'funnel order results' },
  ])
  expect(Object.fromEntries(came[0]?.headers ?? [])).toMatchObject({
    'content-type': 'application/json',
    accept: 'application/json',
    'x-app-name': 'web_app',
    'x-app-version': 'web/3.2.1',
    'x-tenant': 'lubje',
  })
})

it('L275 no call is longer than 4000 characters, and no message is split', async () => {
  const came = serve()
  for (const letter of 'abc') await post(error(letter.repeat(1900)))
  await until(() => came.length === 2)
  expect(came.map(({ body }) => body.message.length)).toEqual([3801, 1900])
})

it('C14 masks and cleans again, because a sender need not be our own script', async () => {
  const came = serve()
  await post(error('jan@example.pl \u001b[2J\r +48600100200 /thank-you/abc'))
  await until(() => came.length === 1)
  expect(came[0]?.body.message).toBe('[e-mail]  [2J  [phone] /thank-you/[code]')
})

it.each([
  ['L276 a type of its own', { type: 'gossip', message: 'x' }],
  ['L275 more than 4000 characters', error('x'.repeat(4001))],
  ['nothing', error('')],
  ['no text', { type: 'error', message: { a: 1 } }],
  ['no JSON', '{'],
])('C14 refuses %s', async (_, body) => expect(await post(body)).toBe(422))

it('C14 stops reading an oversized body without a length header', async () => {
  let pulled = 0
  const endless = new ReadableStream({
    pull(controller) {
      pulled += 1
      controller.enqueue(new Uint8Array(16_000).fill(32))
    },
  })
  const { url, headers } = webRequest('/api/logger/js', { json: '' })
  const request = new Request(url, { method: 'POST', headers, body: endless, duplex: 'half' } as RequestInit)
  expect((await POST(request, routeContext())).status).toBe(413)
  expect(pulled).toBeLessThan(10)
})

it('C14 an address above the limit gets 429, another address does not', async () => {
  serve()
  const statuses = new Set<number>()
  for (let i = 0; i < 481; i++) statuses.add(await post(error(`${i}`)))
  expect([...statuses]).toEqual([204, 429])
  expect(await post(error('x'), { 'x-client-address': '192.0.2.8' })).toBe(204)
})

it('C14 the addresses of one IPv6 network count as one', async () => {
  serve()
  const from = (i: number) => post(error('x'), { 'x-client-address': `2001:db8:1:2::${i.toString(16)}` })
  const statuses = new Set<number>()
  for (let i = 0; i < 61; i++) statuses.add(await from(i))
  expect([...statuses]).toEqual([204, 429])
})

it('C14 a flood from many addresses is dropped and counted before it fills the memory', async () => {
  const came = serve()
  for (let i = 0; i < 60; i++) await post(error('x'.repeat(4000)), { 'x-client-address': `192.0.2.${i}` })
  await until(() => came.some(({ body }) => body.message.startsWith('dropped')))
  expect(came.at(-1)?.body.message).toBe('dropped 10 batches of a flood')
  expect(came.filter(({ body }) => body.message.length === 4000)).toHaveLength(50)
})

it('C14 a failing logger fails neither the page nor the other calls', async () => {
  const came = serve(() => new HttpResponse(null, { status: 500 }))
  for (let i = 0; i < 10; i++) expect(await post(error('x'.repeat(4000)))).toBe(204)
  await until(() => came.length >= 8)
  const { requestUpstream } = require('@/lib/server/upstream/client/client')
  server.use(http.get(`${UPSTREAM}/cities`, () => HttpResponse.json([])))
  const answer = await requestUpstream(
    { key: 'lubje', hosts: ['lubje.pl'] },
    { method: 'get', path: '/cities' },
    '/cities',
    {
      parse: (x: unknown) => x,
      safeParse: (data: unknown) => ({ success: true, data }),
    },
  )
  expect(answer.ok).toBe(true)
})
