import { HttpResponse, http } from 'msw'
import { fakeUpstream } from '@/tests/support/fake-upstream'
import { routeContext, webRequest } from '@/tests/support/web-request'
import { GET } from './route'

const server = fakeUpstream()
const fit = { ids: '1', from: '2026-11-28 18:00', people: '2' }

jest.mock('@/lib/server/env', () => jest.requireActual('@/tests/support/fake-upstream'))

it.each([
  ['a NUL as a hold’s key', { hold_token: '\u0000' }],
  ['another control character', { hold_token: 'ABC\u0007DEF' }],
  ['half a character', { hold_token: 'ABC\ud800' }],
  ['L271: no restaurant at all', { ids: '' }],
  ['a restaurant with the number 0', { ids: '1,0' }],
  ['a NUL among the restaurants', { ids: '1\u0000' }],
])('C "Errors": %s is refused, without an outage', async (_, changes) => {
  const onRequest = jest.fn(() =>
    HttpResponse.json({ error: { code: 'invalid_query', message: '…' } }, { status: 422 }),
  )
  server.use(http.get('http://upstream.test/restaurants/:ids/availability', onRequest))
  const path = `/api/availability?${new URLSearchParams({ ...fit, ...changes })}`
  const response = await GET(webRequest(path, { method: 'GET' }), routeContext())
  expect([response.status, onRequest.mock.calls.length]).toEqual([422, 0])
})

it('the token of a hold, and the code of a reservation, are passed on', async () => {
  const seen: string[] = []
  server.use(
    http.get('http://upstream.test/restaurants/:ids/availability', ({ request }) => {
      seen.push(new URL(request.url).searchParams.get('hold_token') ?? '')
      return HttpResponse.json([])
    }),
  )
  for (const hold_token of ['ABCDEFGH2345', 'abc_DEF-123']) {
    await GET(
      webRequest(`/api/availability?${new URLSearchParams({ ...fit, hold_token })}`, { method: 'GET' }),
      routeContext(),
    )
  }
  expect(seen).toEqual(['ABCDEFGH2345', 'abc_DEF-123'])
})

it('design/http-edge: a query for fifty restaurants counts as six: a network may send 320 of them a minute', async () => {
  server.use(http.get('http://upstream.test/restaurants/:ids/availability', () => HttpResponse.json([])))
  const answered = async (ids: string, address: string) => {
    const path = `/api/availability?${new URLSearchParams({ ...fit, ids })}`
    let passed = 0
    for (let n = 0; n < 400; n++) {
      const request = webRequest(path, { method: 'GET', headers: { 'x-client-address': address } })
      if ((await GET(request, routeContext())).status !== 429) passed += 1
    }
    return passed
  }
  jest.useFakeTimers({ now: 0, doNotFake: ['setTimeout', 'setImmediate', 'nextTick', 'queueMicrotask', 'performance'] })
  const fifty = Array.from({ length: 50 }, (_, n) => n + 1).join(',')
  expect([await answered(fifty, '192.0.2.50'), await answered('1', '192.0.2.51')]).toEqual([320, 400])
  jest.useRealTimers()
})
