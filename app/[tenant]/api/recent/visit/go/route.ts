import { reservationPath } from '@/lib/domain/reservation/paths'
import { recentOf } from '@/lib/server/http/answer/add-to-recent'
import { seeOther } from '@/lib/server/http/answer/see-other'
import { tenantRoute } from '@/lib/server/http/tenant-route'
import { listRecent } from '@/lib/server/upstream/recent'

/**
 * Redirects to a visit of this device that `restaurant` and `at` name, or with `step=zmien` to its change, so that only
 * the reservation's own page contains its key: a script on the form's page could read a link. Contract C19.
 */
export const GET = tenantRoute('read', async ({ tenant, request }) => {
  const { searchParams: query } = new URL(request.url)
  const items = await listRecent(tenant, await recentOf(request.headers))
  const code = items.flatMap((item) => {
    if (item.kind !== 'reservation' || item.reservation.cancelled_at) return []
    const { code, restaurant_id, reserved_on } = item.reservation
    return restaurant_id === Number(query.get('restaurant')) && reserved_on === query.get('at') ? [code] : []
  })[0]
  const path = code ? reservationPath(code, query.get('step') === 'zmien' ? 'zmien' : undefined) : '/moje'
  return seeOther(path, { 'referrer-policy': 'no-referrer' })
})
