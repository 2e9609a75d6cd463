import { problem } from '@/lib/http/problem'
import { tenantRoute } from '@/lib/http/tenant-route'
import { isReservationCode } from '@/lib/reservation/paths'
import { getReservation } from '@/lib/upstream/reservations'

/** What a waiting page asks for: states alone, nothing about the person. Contract C19. */
export const GET = tenantRoute('read', async ({ tenant, params: { code = '' } }) => {
  const reservation = isReservationCode(code) ? await getReservation(tenant, code) : null
  if (!reservation) return problem(404, { code: 'not_found', message: 'Nie znamy takiej rezerwacji.' })
  const { status, cancelled_at, change_request } = reservation
  const body = { status, cancelled: cancelled_at !== null, change_pending: change_request !== null }
  return Response.json(body, { headers: { 'cache-control': 'no-store' } })
})
