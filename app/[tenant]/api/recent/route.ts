import { recentStates } from '@/lib/domain/recent/recent-item'
import { recentCookie, recentOf } from '@/lib/server/http/answer/add-to-recent'
import { seeOther } from '@/lib/server/http/answer/see-other'
import { tenantRoute } from '@/lib/server/http/tenant-route'
import { listRecent } from '@/lib/server/upstream/recent'

/** What the list of this device asks for while it is looked at: states alone. Contract C19. */
export const GET = tenantRoute('read', async ({ tenant, request }) => {
  const items = await listRecent(tenant, await recentOf(request.headers))
  return Response.json({ states: recentStates(items) }, { headers: { 'cache-control': 'no-store' } })
})

/** Forgets what this device ordered and reserved; the orders themselves stay. */
export const POST = tenantRoute('write', async ({ request }) =>
  seeOther('/moje?wyczyszczone=1', { 'set-cookie': recentCookie('', 0, request.headers) }),
)
