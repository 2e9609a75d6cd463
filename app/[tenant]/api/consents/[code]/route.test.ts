import { callUpstream } from '@/lib/server/upstream/client/call'
import type { RefusedAnswer, UpstreamAnswer } from '@/lib/server/upstream/client/client'
import { routeContext, webRequest } from '@/tests/support/web-request'
import { POST } from './route'

jest.mock('@/lib/server/upstream/client/call')
jest.mock('@/lib/server/upstream/tenants', () => ({ getTenant: async () => ({ key: 'lubje' }) }))

const code = 'ab'.repeat(16)
const withdrawn: UpstreamAnswer<{ withdrawn: true }> = {
  ok: true,
  status: 200,
  data: { withdrawn: true },
  replayed: false,
}
const refused = (status: number): RefusedAnswer => {
  const problem = { code: 'refused', message: '' }
  return { ok: false, status, problem, body: { error: problem }, retryAfter: null }
}

it.each([
  ['is withdrawn', withdrawn, 200],
  ['is gone with its person: a mailbox need not try again', refused(404), 200],
  ['could not be withdrawn: it tries again', refused(409), 503],
])('C42 one click of a mailbox for a consent that %s', async (_, answer, status) => {
  jest.mocked(callUpstream).mockResolvedValue(answer)
  const form = { 'List-Unsubscribe': 'One-Click' }
  const response = await POST(webRequest(`/zgody/${code}`, { form }), routeContext({ code }))
  expect(response.status).toBe(status)
})
