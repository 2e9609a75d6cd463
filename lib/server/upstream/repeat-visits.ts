import 'server-only'
import type { RecentItem } from '@/lib/domain/recent/recent-item'
import { freeVisit, repeatVisit } from '@/lib/domain/recent/repeat-visit'
import type { Visit } from '@/lib/domain/reservation/form/stored-draft'
import { restaurantPageOf } from '@/lib/domain/reservation/restaurant-page'
import type { Tenant } from '@/lib/domain/tenant/schema'
import { getAvailability } from './availability'

/** Visits to offer again, by the id of the restaurants that come first in a list. */
export type RepeatVisits = ReadonlyMap<number, Visit>

/**
 * The visits to offer again, at times that are free now; where a day has nothing free, the original visit, since the
 * restaurant's page shows alternatives. None at a restaurant that diners do not find (C33). `limit`: the number of
 * restaurants in the call. Contract C31.
 */
export async function loadRepeatVisits(
  tenant: Tenant,
  items: readonly RecentItem[],
  now: Date,
  limit: number,
): Promise<RepeatVisits> {
  const visits = new Map<number, Visit>()
  for (const item of items) {
    if (item.kind !== 'reservation' || visits.size >= limit) continue
    const { restaurant_id: id, restaurant } = item.reservation
    if (!restaurantPageOf(restaurant)) continue
    if (!visits.has(id)) visits.set(id, repeatVisit(item.reservation, now))
  }
  const found = [...visits].map(async ([id, visit]): Promise<[number, Visit]> => {
    const [availability] = await getAvailability(tenant, [id], visit)
    return [id, freeVisit(visit, availability ?? null) ?? visit]
  })
  return new Map(await Promise.all(found))
}
