import { problemAnswer } from '@/lib/server/http/answer/problem'
import { tenantRoute } from '@/lib/server/http/tenant-route'
import { getPayPage } from '@/lib/server/upstream/pay-page'
import { WEB_REFUSALS } from '@/messages/content/web-refusals'

/** The token becomes part of an upstream URL. */
const TOKEN = /^[\w-]{1,64}$/

/** The sandbox provider's payment page, for machines without a provider's keys. */
export const GET = tenantRoute('read', async ({ tenant, params: { token = '' }, call }) =>
  TOKEN.test(token) ? getPayPage(tenant, token, { ...call, form: null }) : unknownPayment(),
)

/** Applies the choice made on the sandbox page; redirects to the order. */
export const POST = tenantRoute('write', async ({ tenant, request, params: { token = '' }, call }) => {
  if (!TOKEN.test(token)) return unknownPayment()
  return getPayPage(tenant, token, { ...call, form: (await request.text()).slice(0, 1000) })
})

function unknownPayment(): Response {
  return problemAnswer(404, { code: 'not_found', message: WEB_REFUSALS.unknownPayment })
}
