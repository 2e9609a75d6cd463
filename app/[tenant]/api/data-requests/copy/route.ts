import { cookies } from 'next/headers'
import { dataRequestCalls } from '@/lib/domain/person-data/data-request-calls'
import { ownDataProblemPath } from '@/lib/domain/person-data/paths'
import { seeOther } from '@/lib/server/http/answer/see-other'
import { tenantRoute } from '@/lib/server/http/tenant-route'
import { dataSession } from '@/lib/server/person-data/data-session'
import { findUpstream } from '@/lib/server/upstream/client/call'

/** `/twoje-dane/wynik.json`: the copy as a file. Contract C42; GDPR, art. 20. */
export const GET = tenantRoute('read', async ({ tenant, call }) => {
  const session = await dataSession(await cookies())
  const own = session ? await findUpstream(tenant, dataRequestCalls.own, { ...call, bearer: session }, [401]) : null
  if (own?.kind !== 'export') return seeOther(ownDataProblemPath('session'))
  return new Response(JSON.stringify({ brand: tenant.label, ...own.data }, null, 2), {
    headers: {
      'content-type': 'application/json; charset=utf-8',
      'content-disposition': `attachment; filename="twoje-dane-${tenant.key}.json"`,
      'cache-control': 'no-store',
      'x-robots-tag': 'noindex',
    },
  })
})
