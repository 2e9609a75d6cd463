import { problem } from '@/lib/server/http/answer/problem'
import { tenantRoute } from '@/lib/server/http/tenant-route'
import { getPayPage } from '@/lib/server/upstream/pay-page'

/** The token becomes part of an address of the upstream. */
const TOKEN = /^[\w-]{1,64}$/

/** The built-in provider's page: a stand-in for a bank's, on a machine without keys. */
export const GET = tenantRoute('read', async ({ tenant, params: { token = '' }, call }) =>
  TOKEN.test(token) ? getPayPage(tenant, token, { ...call, form: null }) : unknownPayment(),
)

/** What the stand-in bank is told to do; leads back to the order. */
export const POST = tenantRoute('write', async ({ tenant, request, params: { token = '' }, call }) => {
  if (!TOKEN.test(token)) return unknownPayment()
  return getPayPage(tenant, token, { ...call, form: (await request.text()).slice(0, 1000) })
})

function unknownPayment(): Response {
  return problem(404, { code: 'not_found', message: 'Nie znamy takiej płatności.' })
}
