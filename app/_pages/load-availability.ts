import { NotFoundError } from '@/app/_pages/tenant-page'
import type { Availability } from '@/lib/domain/reservation/availability/schema'
import type { Visit } from '@/lib/domain/reservation/form/stored-draft'
import type { Tenant } from '@/lib/domain/tenant/schema'
import { getAvailability } from '@/lib/server/upstream/availability'
import { UpstreamOutage } from '@/lib/server/upstream/client/outage'

/**
 * Free times of a restaurant for a visit. Where the upstream fails, the page appears without times, offers a retry and
 * must not be stored; the call has logged the error. Throws a NotFoundError. Ledger L270.
 */
export async function loadAvailability(
  tenant: Tenant,
  restaurantId: number,
  visit: Visit,
): Promise<{ availability: Availability; isAvailabilityUnknown: boolean }> {
  try {
    const [availability] = await getAvailability(tenant, [restaurantId], visit)
    if (!availability) throw new NotFoundError()
    return { availability, isAvailabilityUnknown: false }
  } catch (error) {
    if (!(error instanceof UpstreamOutage)) throw error
    return { availability: unknownAvailability(restaurantId, visit), isAvailabilityUnknown: true }
  }
}

function unknownAvailability(restaurantId: number, visit: Visit): Availability {
  return {
    restaurant_id: restaurantId,
    date: visit.date,
    people: visit.partySize,
    state: 'closed',
    slots: [],
    alternatives: { times: [], dates: [] },
    seating_hours: [{ from: '09:00', to: '21:00' }],
    notices: [],
  }
}
