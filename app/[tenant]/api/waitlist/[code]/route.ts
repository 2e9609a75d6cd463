import { problem } from '@/lib/http/problem'
import { tenantRoute } from '@/lib/http/tenant-route'
import { isReservationCode } from '@/lib/reservation/paths'
import { getWaitlistEntry } from '@/lib/upstream/waitlist'

/** What an entry's page asks for while it waits: the state alone. Contract C2, C19. */
export const GET = tenantRoute('read', async ({ tenant, params: { code = '' } }) => {
  const entry = isReservationCode(code) ? await getWaitlistEntry(tenant, code) : null
  if (!entry) return problem(404, { code: 'not_found', message: 'Nie znamy takiego wpisu.' })
  return Response.json({ state: entry.state }, { headers: { 'cache-control': 'no-store' } })
})
