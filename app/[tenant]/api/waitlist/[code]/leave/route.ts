import { problem } from '@/lib/http/problem'
import { tenantRoute } from '@/lib/http/tenant-route'
import { isReservationCode } from '@/lib/reservation/paths'
import { UpstreamOutage } from '@/lib/upstream/outage'
import { leaveWaitlist } from '@/lib/upstream/waitlist'
import { waitlistPath } from '@/lib/waitlist/paths'

/** Waits no more. Contract C2. */
export const POST = tenantRoute('write', async ({ tenant, params: { code = '' }, call }) => {
  if (!isReservationCode(code)) return problem(404, { code: 'not_found', message: 'Nie znamy takiego wpisu.' })
  const isLeft = await leaveWaitlist(tenant, code, call).then(
    () => true,
    (error) => {
      if (error instanceof UpstreamOutage) return false
      throw error
    },
  )
  const location = `${waitlistPath(code)}${isLeft ? '' : '?problem=no_answer'}`
  return new Response(null, { status: 303, headers: { location, 'cache-control': 'no-store' } })
})
