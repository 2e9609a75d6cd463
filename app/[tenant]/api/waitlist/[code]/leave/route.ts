import { isReservationCode } from '@/lib/domain/reservation/paths'
import { waitlistPath } from '@/lib/domain/waitlist/paths'
import { problem } from '@/lib/server/http/answer/problem'
import { seeOther } from '@/lib/server/http/answer/see-other'
import { tenantRoute } from '@/lib/server/http/tenant-route'
import { UpstreamOutage } from '@/lib/server/upstream/client/outage'
import { leaveWaitlist } from '@/lib/server/upstream/waitlist'
import { WEB_REFUSALS } from '@/messages/content/web-refusals'

/** Removes an entry from the waitlist. Contract C2. */
export const POST = tenantRoute('write', async ({ tenant, params: { code = '' }, call }) => {
  if (!isReservationCode(code)) return problem(404, { code: 'not_found', message: WEB_REFUSALS.unknownWaitlistEntry })
  const answer = await leaveWaitlist(tenant, code, call).catch((error) => {
    if (error instanceof UpstreamOutage) return null
    throw error
  })
  return seeOther(`${waitlistPath(code)}${answer?.ok ? '' : '?problem=no_answer'}`)
})
