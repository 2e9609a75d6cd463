import { problem } from '@/lib/http/problem'
import { seeOther } from '@/lib/http/see-other'
import { tenantRoute } from '@/lib/http/tenant-route'
import { isReservationCode } from '@/lib/reservation/paths'
import { UpstreamOutage } from '@/lib/upstream/outage'
import { leaveWaitlist } from '@/lib/upstream/waitlist'
import { waitlistPath } from '@/lib/waitlist/paths'

/** Waits no more. Contract C2. */
export const POST = tenantRoute('write', async ({ tenant, params: { code = '' }, call }) => {
  if (!isReservationCode(code)) return problem(404, { code: 'not_found', message: 'Nie znamy takiego wpisu.' })
  const answer = await leaveWaitlist(tenant, code, call).catch((error) => {
    if (error instanceof UpstreamOutage) return null
    throw error
  })
  return seeOther(`${waitlistPath(code)}${answer?.ok ? '' : '?problem=no_answer'}`)
})
