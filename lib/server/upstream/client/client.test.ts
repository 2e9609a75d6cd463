import { AsyncLocalStorage } from 'node:async_hooks'
import { HttpResponse, http } from 'msw'
import { z } from 'zod'
import { calls, get } from '@/lib/domain/call/call'
import type { QuoteRequest } from '@/lib/domain/ordering/cart/schema'
import { orderCalls } from '@/lib/domain/ordering/order/order-calls'
import type { Tenant } from '@/lib/domain/tenant/schema'
import { env } from '@/lib/server/env'
import { type AnswerContext, answers } from '@/lib/server/http/answer/answer-context'
import { callUpstream } from '@/lib/server/upstream/client/call'
import { type CallOptions, requestUpstream } from '@/lib/server/upstream/client/client'
import { UpstreamOutage } from '@/lib/server/upstream/client/outage'
import { getTenant } from '@/lib/server/upstream/tenants'
import { tenants } from '@/tenants/registry'
import { fakeUpstream, UPSTREAM } from '@/tests/support/fake-upstream'

const server = fakeUpstream()
const tenant = { key: 'lubje', hosts: ['lubje.pl'] }
const schema = z.object({ fine: z.boolean() })
const verb =
  (method: 'get' | 'post' | 'put') =>
  (caller: typeof tenant, path: string, answer: typeof schema, options?: CallOptions) => {
    const template = path.replace(/\?.*/, '').replace(/\/\d[\d,]*/, '/{id}')
    return requestUpstream(caller, { method, path: template }, path, answer, options)
  }
const upstream = { get: verb('get'), post: verb('post'), put: verb('put') }

jest.mock('@/lib/server/env', () => {
  const settings = {
    UPSTREAM_URL: 'http://upstream.test',
    LOG_LEVEL: 'silent',
    UPSTREAM_TIMEOUT_FACTOR: 1,
    UPSTREAM_SECRET: 'a'.repeat(32),
  }
  return { env: () => settings }
})

/** Answers every request of `method` with `answer` and records the requests. */
function serve(method: 'get' | 'post' | 'put', answer: (nth: number) => Response): Request[] {
  const seen: Request[] = []
  server.use(http[method](`${UPSTREAM}/thing`, ({ request }) => answer(seen.push(request.clone()))))
  return seen
}
const fine = () => HttpResponse.json({ fine: true })

it.each(['get', 'put'] as const)('L254–L257 L280: a %s carries the headers of every call', async (method) => {
  const seen = serve(method, fine)
  await upstream[method](tenant, '/thing', schema, { appName: 'iframe', requestId: 'abc-12345' })
  expect(Object.fromEntries(seen[0]!.headers)).toMatchObject({
    'content-type': 'application/json',
    accept: 'application/json',
    'x-app-name': 'iframe',
    'x-app-version': 'web/3.2.1',
    'x-request-id': 'abc-12345',
    'x-tenant': 'lubje',
    'x-upstream-secret': 'a'.repeat(32),
  })
})

it('C38 the address of a call has its parameters, encoded, and never lacks one', async () => {
  const { email } = calls('see_board', {
    email: get('/console/orders/{number}/messages/{message}', { params: { message: z.string() }, returns: '' }),
  })
  const seen: string[] = []
  server.use(
    http.get(`${UPSTREAM}/console/*`, ({ request }) => {
      seen.push(request.url)
      return fine()
    }),
  )
  await callUpstream(tenant, email, { params: { number: 12, message: 'a/b?' } })
  expect(seen).toEqual([`${UPSTREAM}/console/orders/12/messages/a%2Fb%3F`])
  const lacking = { params: { message: 'a' } } as Parameters<typeof callUpstream<typeof email>>[2]
  expect(() => callUpstream(tenant, email, lacking)).toThrow(
    '/console/orders/{number}/messages/{message} has no number',
  )
})

it('design/http-edge: a request that a busy upstream did not take in time (408) is sent again where it has a key', async () => {
  const seen = serve('post', (nth) => (nth === 1 ? new HttpResponse(null, { status: 408 }) : fine()))
  const answer = await upstream.post(tenant, '/thing', schema, { idempotencyKey: 'a-key', body: {} })
  expect([answer.ok, seen.length]).toEqual([true, 2])
})

describe('design/http-edge: without UPSTREAM_URL', () => {
  beforeEach(() => {
    Object.assign(env(), { UPSTREAM_URL: undefined })
  })
  afterEach(() => {
    Object.assign(env(), { UPSTREAM_URL: UPSTREAM })
  })

  it.each([
    ['the tenant’s own api host is shown the secret', 'lubje.pl', 'https://api.lubje.pl', 'a'.repeat(32)],
    [
      'that of a stage, which a request chooses by its host, is not',
      'stage.lubje.pl',
      'https://stage-api.lubje.pl',
      null,
    ],
    ['whatever listens on this machine is not', 'localhost:3000', 'http://127.0.0.1:3001', null],
  ])('%s', async (_, host, called, secret) => {
    const shown: (string | null)[] = []
    server.use(
      http.get(`${called}/thing`, ({ request }) => {
        shown.push(request.headers.get('x-upstream-secret'))
        return fine()
      }),
    )
    await upstream.get({ key: 'lubje', hosts: [host] }, '/thing', schema)
    expect(shown).toEqual([secret])
  })
})

it('C "General rules": creates a request id if none is given', async () => {
  const seen = serve('get', fine)
  await upstream.get(tenant, '/thing', schema)
  expect(seen[0]!.headers.get('x-request-id')).toMatch(/^[\w-]{36}$/)
})

it('L256: a call without its own app name has that of the page behind the request', async () => {
  const storage = new AsyncLocalStorage<AnswerContext>()
  answers.set(storage)
  const seen = serve('get', fine)
  const context: AnswerContext = { kind: 'live', requestId: 'abc-12345', appName: 'iframe' }
  await storage.run(context, () => upstream.get(tenant, '/thing', schema))
  answers.set(undefined)
  expect(Object.fromEntries(seen[0]!.headers)).toMatchObject({ 'x-app-name': 'iframe', 'x-request-id': 'abc-12345' })
})

it('repeats a GET that failed, and returns the later answer', async () => {
  const seen = serve('get', (nth) => (nth < 3 ? new HttpResponse(null, { status: 502 }) : fine()))
  await expect(upstream.get(tenant, '/thing', schema)).resolves.toMatchObject({ ok: true, data: { fine: true } })
  expect(seen).toHaveLength(3)
})

it('repeats a keyed write with the same key', async () => {
  const seen = serve('post', (nth) => (nth < 2 ? HttpResponse.error() : fine()))
  await upstream.post(tenant, '/thing', schema, { body: {}, idempotencyKey: 'key-1' })
  expect(seen.map(({ headers }) => headers.get('idempotency-key'))).toEqual(['key-1', 'key-1'])
})

it('never repeats a write without a key', async () => {
  const seen = serve('post', () => new HttpResponse(null, { status: 503 }))
  await expect(upstream.post(tenant, '/thing', schema, { body: {} })).rejects.toBeInstanceOf(UpstreamOutage)
  expect(seen).toHaveLength(1)
})

it('repeats configuration, quote and lookup as a GET, since they change nothing', async () => {
  const requests: string[] = []
  server.use(
    http.post(`${UPSTREAM}/*`, ({ request }) => {
      requests.push(request.url.slice(UPSTREAM.length))
      return HttpResponse.error()
    }),
  )
  const whole = tenants.find(({ key }) => key === 'lubje') as unknown as Tenant
  await getTenant('lubje').catch(() => {})
  await callUpstream(whole, orderCalls.quote, { body: { restaurant_id: 1 } as QuoteRequest }).catch(() => {})
  await callUpstream(whole, orderCalls.lookup, { body: { ids: ['A'] } }).catch(() => {})
  for (const path of ['/tenants/lubje/config', '/carts/quote', '/orders/lookup'])
    expect([path, requests.filter((one) => one === path).length]).toEqual([path, 3])
})

it('C "Errors": a refusal is a value, with its problem', async () => {
  const error = { code: 'slot_taken', message: 'Ten termin właśnie został zajęty. Wybierz inny:' }
  serve('post', () => HttpResponse.json({ error, alternatives: [] }, { status: 409 }))
  const answer = await upstream.post(tenant, '/thing', schema, { body: {} })
  expect(answer).toMatchObject({ ok: false, status: 409, problem: error, body: { alternatives: [] } })
})

it.each([
  ['an answer of another shape', () => HttpResponse.json({ fine: 'yes' })],
  ['text instead of JSON', () => new HttpResponse('<html>')],
  ['a refusal without a problem', () => HttpResponse.json({ oops: 1 }, { status: 404 })],
])('C: %s is an outage', async (_, answer) => {
  serve('get', answer)
  await expect(upstream.get(tenant, '/thing', schema)).rejects.toMatchObject({
    name: 'UpstreamOutage',
    reason: 'shape',
  })
})

it('C18: a call that takes too long is an outage', async () => {
  server.use(http.get(`${UPSTREAM}/thing`, () => new Promise<never>(() => {})))
  const requested = upstream.get(tenant, '/thing', schema, { timeoutMs: 30 })
  await expect(requested).rejects.toMatchObject({ name: 'UpstreamOutage', reason: 'timeout' })
})

it('C "Errors": a request that crashes the upstream does not open the breaker', async () => {
  const seen = serve('get', () => new HttpResponse(null, { status: 500 }))
  for (let call = 0; call < 5; call++) {
    await expect(upstream.get(tenant, '/thing', schema)).rejects.toMatchObject({ reason: 'status' })
  }
  expect(seen).toHaveLength(15)
})

it('A8 an upstream that cannot write is still called for reads', async () => {
  const error = { code: 'no_room', message: 'Chwilowo nie możemy niczego zapisać.' }
  const seen = serve('post', () => HttpResponse.json({ error }, { status: 503 }))
  for (let call = 0; call < 12; call++) {
    await expect(upstream.post(tenant, '/thing', schema, { body: {} })).rejects.toMatchObject({ reason: 'status' })
  }
  expect(seen).toHaveLength(12)
  serve('get', fine)
  await expect(upstream.get(tenant, '/thing', schema)).resolves.toMatchObject({ ok: true })
})

it('C2 an outage of a payment provider is an answer of the upstream: not repeated, and it opens no breaker', async () => {
  const error = { code: 'payment_unavailable', message: 'Płatności są chwilowo niedostępne.' }
  const seen = serve('post', () => HttpResponse.json({ error }, { status: 503, headers: { 'retry-after': '5' } }))
  for (let call = 0; call < 12; call++) {
    const answer = await upstream.post(tenant, '/thing', schema, { body: {}, idempotencyKey: `pay-${call}` })
    expect(answer).toMatchObject({ ok: false, status: 503, problem: error, retryAfter: '5' })
  }
  expect(seen).toHaveLength(12)
  server.resetHandlers()
  serve('post', fine)
  await expect(upstream.post(tenant, '/thing', schema, { body: {} })).resolves.toMatchObject({ ok: true })
})

it('orders that lost a race for one restaurant are repeated, and open no breaker', async () => {
  const error = { code: 'busy', message: 'Wiele zgłoszeń naraz.' }
  const seen = serve('post', () => HttpResponse.json({ error }, { status: 503 }))
  for (let call = 0; call < 4; call++) {
    const requested = upstream.post(tenant, '/thing', schema, { body: {}, idempotencyKey: `busy-${call}` })
    await expect(requested).rejects.toMatchObject({ reason: 'status' })
  }
  expect(seen).toHaveLength(12)
  server.resetHandlers()
  serve('post', fine)
  await expect(upstream.post(tenant, '/thing', schema, { body: {} })).resolves.toMatchObject({ ok: true })
})

it('calls that wait for a payment provider have their own breaker', async () => {
  const seen = serve('post', () => new HttpResponse(null, { status: 504 }))
  const pay = () => upstream.post(tenant, '/thing', schema, { body: {}, lane: 'payments' })
  for (let call = 0; call < 8; call++) await pay().catch(() => {})
  await expect(pay()).rejects.toMatchObject({ reason: 'open' })
  expect(seen).toHaveLength(8)
  server.resetHandlers()
  serve('post', fine)
  await expect(upstream.post(tenant, '/thing', schema, { body: {} })).resolves.toMatchObject({ ok: true })
})

it('answers that this process had no time to read do not open the breaker', async () => {
  server.use(http.get(`${UPSTREAM}/thing`, () => new Promise<never>(() => {})))
  let isBusy = true
  const compute = () => {
    const until = performance.now() + 5
    while (performance.now() < until);
    if (isBusy) setImmediate(compute)
  }
  compute()
  const requested = Array.from({ length: 4 }, () => upstream.get(tenant, '/thing', schema, { timeoutMs: 50 }))
  const answers = await Promise.allSettled(requested)
  isBusy = false
  expect(answers.map((answer) => answer.status === 'rejected' && answer.reason.reason)).toEqual(
    Array(4).fill('timeout'),
  )
  server.resetHandlers()
  serve('get', fine)
  await expect(upstream.get(tenant, '/thing', schema)).resolves.toMatchObject({ ok: true })
})

it('after eight failures in a row no calls are made for a while', async () => {
  const seen = serve('get', () => new HttpResponse(null, { status: 503 }))
  for (let call = 0; call < 4; call++) await upstream.get(tenant, '/thing', schema).catch(() => {})
  const before = seen.length
  await expect(upstream.get(tenant, '/thing', schema)).rejects.toMatchObject({ reason: 'open' })
  expect(seen).toHaveLength(before)
  // A burst of failing pages must not refuse reservations.
  const written = serve('post', fine)
  await expect(upstream.post(tenant, '/thing', schema, { body: {} })).resolves.toMatchObject({ ok: true })
  expect(written).toHaveLength(1)
})

it('design/http-edge: lists that get no answer eight times close neither other reads nor another tenant’s lists', async () => {
  let lists = 0
  const slow = () => {
    lists += 1
    return new HttpResponse(null, { status: 504 })
  }
  server.use(http.get(`${UPSTREAM}/search/tables`, slow), http.get(`${UPSTREAM}/restaurants/:id/availability`, fine))
  const list = (caller = tenant) => upstream.get(caller, '/search/tables?city=x', schema)
  for (let call = 0; call < 3; call++) await list().catch(() => {})
  await expect(list()).rejects.toMatchObject({ reason: 'open' })
  const seen = lists
  await expect(upstream.get(tenant, '/restaurants/1,2/availability', schema)).resolves.toMatchObject({ ok: true })
  await list({ key: 'nakryte', hosts: ['nakryte.pl'] }).catch(() => {})
  expect(lists).toBe(seen + 3)
})
