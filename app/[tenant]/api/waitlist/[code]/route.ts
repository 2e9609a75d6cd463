import { isReservationCode } from '@/lib/domain/reservation/paths'
import { waitlistCalls } from '@/lib/domain/waitlist/waitlist-calls'
import { problemAnswer } from '@/lib/server/http/answer/problem'
import { tenantRoute } from '@/lib/server/http/tenant-route'
import { findUpstream } from '@/lib/server/upstream/client/call'
import { WEB_REFUSALS } from '@/messages/content/web-refusals'

/** The state that an entry's page polls: no personal data. Contract C2, C19. */
export const GET = tenantRoute('read', async ({ tenant, params: { code = '' } }) => {
  const entry = isReservationCode(code) ? await findUpstream(tenant, waitlistCalls.read, { params: { code } }) : null
  if (!entry) return problemAnswer(404, { code: 'not_found', message: WEB_REFUSALS.unknownWaitlistEntry })
  return Response.json({ state: entry.state }, { headers: { 'cache-control': 'no-store' } })
})
