import { isReservationCode } from '@/lib/domain/reservation/paths'
import { problem } from '@/lib/server/http/answer/problem'
import { tenantRoute } from '@/lib/server/http/tenant-route'
import { getWaitlistEntry } from '@/lib/server/upstream/waitlist'
import { WEB_REFUSALS } from '@/messages/content/web-refusals'

/** The state that an entry's page polls: no personal data. Contract C2, C19. */
export const GET = tenantRoute('read', async ({ tenant, params: { code = '' } }) => {
  const entry = isReservationCode(code) ? await getWaitlistEntry(tenant, code) : null
  if (!entry) return problem(404, { code: 'not_found', message: WEB_REFUSALS.unknownWaitlistEntry })
  return Response.json({ state: entry.state }, { headers: { 'cache-control': 'no-store' } })
})
