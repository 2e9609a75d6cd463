import { HttpResponse, http } from 'msw'
import { fakeUpstream } from '@/tests/support/fake-upstream'
import { routeContext, webRequest } from '@/tests/support/web-request'
import { GET } from './route'

const id = 'ABCDEFGHJKMNPQRSTUVWXY23'
const server = fakeUpstream()

jest.mock('@/lib/server/env', () => jest.requireActual('@/tests/support/fake-upstream'))

it.each([
  [204, 204],
  [404, 404],
  [429, 429],
  [503, 503],
])('C0: if the upstream answers a stream with %s, the browser gets %s', async (status, expected) => {
  server.use(http.get(`http://upstream.test/orders/${id}/events`, () => new HttpResponse(null, { status })))
  const response = await GET(webRequest(`/api/orders/${id}/events`, { method: 'GET' }), routeContext({ id }))
  expect(response.status).toBe(expected)
  expect(response.headers.has('retry-after')).toBe(expected === 429 || expected === 503)
})
