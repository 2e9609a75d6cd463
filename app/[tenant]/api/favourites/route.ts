import { withFavourite } from '@/lib/domain/recent/recent'
import { deviceListCookie, deviceListOf } from '@/lib/server/http/answer/add-to-recent'
import { problemAnswer } from '@/lib/server/http/answer/problem'
import { seeOther } from '@/lib/server/http/answer/see-other'
import { readForm } from '@/lib/server/http/request/read-body'
import { tenantRoute } from '@/lib/server/http/tenant-route'
import { fetchRestaurant } from '@/lib/server/upstream/restaurants'
import { WEB_REFUSALS } from '@/messages/content/web-refusals'

/** A plain form adds a restaurant to this device's favourites or, with `remove`, takes it out. Contract C31. */
export const POST = tenantRoute('write', async ({ tenant, request }) => {
  const { headers } = request
  const form = await readForm(request)
  const id = Number(form?.get('restaurant_id'))
  const { entries, favourites } = await deviceListOf(headers)
  const isRemoval = form?.has('remove') ?? false
  const isKnown = Number.isInteger(id) && id > 0 && (isRemoval || (await fetchRestaurant(tenant, id)) !== null)
  if (!isKnown) return problemAnswer(404, { code: 'not_found', message: WEB_REFUSALS.unknownPage })
  const next = isRemoval ? favourites.filter((one) => one !== id) : withFavourite(favourites, id)
  return seeOther('/moje#ulubione', { 'set-cookie': await deviceListCookie({ entries, favourites: next }, headers) })
})
