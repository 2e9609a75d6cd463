import 'server-only'
import type { Tenant } from '@/lib/domain/tenant/schema'
import type { AppName } from '@/lib/domain/wire'
import { plainFetch } from '@/lib/server/process-channel'
import { headersOf } from '@/lib/server/upstream/client/caller'
import { originOf } from './client/caller'
import { UpstreamOutage } from './client/outage'

const FORWARDED_HEADERS = [
  'content-type',
  'content-security-policy',
  'location',
  'referrer-policy',
  'x-content-type-options',
]

/** The sandbox payment provider's page, shown under the tenant's own host; used if no real provider is configured. */
export async function getPayPage(
  tenant: Tenant,
  token: string,
  { form, ...call }: { form: string | null; requestId: string; appName: AppName; clientAddress: string },
): Promise<Response> {
  const headers = { ...headersOf({ tenant, ...call }), accept: 'text/html' }
  const response = await plainFetch()(`${originOf(tenant)}/pay/${token}`, {
    method: form === null ? 'GET' : 'POST',
    headers: form === null ? headers : { ...headers, 'content-type': 'application/x-www-form-urlencoded' },
    redirect: 'manual',
    signal: AbortSignal.timeout(8000),
    ...(form !== null && { body: form }),
  }).catch((error) => {
    throw new UpstreamOutage('network', String(error))
  })
  if (response.status >= 500) throw new UpstreamOutage('status', String(response.status))
  const passed = FORWARDED_HEADERS.flatMap((name) => {
    const value = response.headers.get(name)
    return value ? [[name, value] as const] : []
  })
  const answer = { status: response.status, headers: { ...Object.fromEntries(passed), 'cache-control': 'no-store' } }
  return new Response(await response.text(), answer)
}
