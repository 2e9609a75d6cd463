import { tenantRoute } from '@/lib/http/tenant-route'
import { payPage } from '@/lib/upstream/pay-page'

/** The built-in provider's page: a stand-in for a bank's, on a machine without keys. */
export const GET = tenantRoute('read', ({ tenant, params: { token = '' }, call }) =>
  payPage(tenant, token, { ...call, form: null }),
)

/** What the stand-in bank is told to do; leads back to the order. */
export const POST = tenantRoute('write', async ({ tenant, request, params: { token = '' }, call }) =>
  payPage(tenant, token, { ...call, form: (await request.text()).slice(0, 1000) }),
)
