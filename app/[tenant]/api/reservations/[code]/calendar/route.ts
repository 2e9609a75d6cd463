import { calendarFile } from '@/lib/domain/reservation/calendar-file'
import { isReservationCode, reservationPath } from '@/lib/domain/reservation/paths'
import { problemAnswer } from '@/lib/server/http/answer/problem'
import { tenantRoute } from '@/lib/server/http/tenant-route'
import { publicOrigin } from '@/lib/server/routing/host'
import { fetchReservation } from '@/lib/server/upstream/reservations'
import { WEB_REFUSALS } from '@/messages/content/web-refusals'

/** The visit as a calendar file: `/rezerwacja/{code}/kalendarz.ics`. */
export const GET = tenantRoute('read', async ({ tenant, request, params: { code = '' } }) => {
  const reservation = isReservationCode(code) ? await fetchReservation(tenant, code) : null
  if (!reservation) return problemAnswer(404, { code: 'not_found', message: WEB_REFUSALS.unknownReservation })
  const url = `${publicOrigin(request.headers)}${reservationPath(code)}`
  return new Response(calendarFile(reservation, url, new Date()), {
    headers: {
      'content-type': 'text/calendar; charset=utf-8',
      'content-disposition': 'attachment; filename="rezerwacja.ics"',
      'cache-control': 'private, no-store',
    },
  })
})
