import { cookies } from 'next/headers'
import { ownDataProblemPath } from '@/lib/domain/person-data/paths'
import { seeOther } from '@/lib/server/http/answer/see-other'
import { tenantRoute } from '@/lib/server/http/tenant-route'
import { dataSession } from '@/lib/server/person-data/data-session'
import { getOwnData } from '@/lib/server/upstream/person-data'

/** `/twoje-dane/wynik.json`: the copy as a file. Contract C42; GDPR, art. 20. */
export const GET = tenantRoute('read', async ({ tenant, call }) => {
  const session = await dataSession(await cookies())
  const own = session ? await getOwnData(tenant, session, call) : null
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
