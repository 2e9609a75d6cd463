import { HttpResponse, http } from 'msw'
import { fakeUpstream } from '@/tests/support/fake-upstream'
import { routeContext, webRequest } from '@/tests/support/web-request'
import { GET, POST } from './route'

const server = fakeUpstream()

jest.mock('@/lib/server/env', () => jest.requireActual('@/tests/support/fake-upstream'))

it.each(['\u0000', '../orders/lookup', '..%2foutbox', 'a?b', 'A'.repeat(65)])(
  'C "Errors": %j is not a payment, and no request goes to the upstream',
  async (token) => {
    const requests: string[] = []
    server.use(
      http.all('http://upstream.test/*', ({ request }) => {
        requests.push(new URL(request.url).pathname)
        return HttpResponse.json({})
      }),
    )
    const params = routeContext({ token })
    const read = await GET(webRequest('/api/pay/x', { method: 'GET' }), params)
    const posted = await POST(webRequest('/api/pay/x', { form: { choice: 'approve' } }), params)
    expect([read.status, posted.status]).toEqual([404, 404])
    expect(requests.filter((path) => !path.endsWith('/config'))).toEqual([])
  },
)
