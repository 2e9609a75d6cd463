import { isReservationCode } from '@/lib/domain/reservation/paths'
import { problemAnswer } from '@/lib/server/http/answer/problem'
import { tenantRoute } from '@/lib/server/http/tenant-route'
import { fetchReservation } from '@/lib/server/upstream/reservations'
import { WEB_REFUSALS } from '@/messages/content/web-refusals'

/** The state that a waiting page polls: no personal data. Contract C19. */
export const GET = tenantRoute('read', async ({ tenant, params: { code = '' } }) => {
  const reservation = isReservationCode(code) ? await fetchReservation(tenant, code) : null
  if (!reservation) return problemAnswer(404, { code: 'not_found', message: WEB_REFUSALS.unknownReservation })
  const { status, cancelled_at, change_request } = reservation
  const body = { status, cancelled: cancelled_at !== null, change_pending: change_request !== null }
  return Response.json(body, { headers: { 'cache-control': 'no-store' } })
})
