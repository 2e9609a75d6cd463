import { restaurantMetadata } from '@/app/_metadata/restaurant-metadata'
import { loadRestaurant } from '@/app/_pages/load-restaurant'
import { liveTenantPage, NotFoundError } from '@/app/_pages/tenant-page'
import { ReservationPanel } from '@/components/reservation/reservation-panel'
import { UnsurePanel } from '@/components/reservation/unsure-panel'
import { RestaurantView } from '@/components/restaurant/restaurant-view'
import { parseVisit } from '@/lib/domain/reservation/availability/search'
import type { Tenant } from '@/lib/domain/tenant/schema'
import { getAvailability } from '@/lib/server/upstream/availability'
import { UpstreamOutage } from '@/lib/server/upstream/client/outage'
import { liveForm, readPostedDraft } from './live-form'

export const generateMetadata = restaurantMetadata

/** A restaurant for a day and a time, with the complete form, which works without a script. Contract C18. */
export default liveTenantPage(
  async (tenant, { params, searchParams }) => {
    const [{ id = '' }, query] = await Promise.all([params, searchParams])
    const now = new Date()
    const posted = await readPostedDraft(Number(id))
    if (posted?.isUnsure && (await isUpstreamOut(tenant, id))) return <UnsurePanel posted={posted} />
    const restaurant = await loadRestaurant(tenant, id)
    if (!restaurant) throw new NotFoundError()
    const parsedVisit = parseVisit(query, now)
    const { visit } = parsedVisit
    const [availability] = await getAvailability(tenant, [restaurant.id], visit)
    if (!availability) throw new NotFoundError()
    const form = await liveForm(query, restaurant, parsedVisit, { availability, now })

    return (
      <RestaurantView tenant={tenant} restaurant={restaurant} now={now}>
        <ReservationPanel
          tenant={tenant}
          restaurant={restaurant}
          availability={availability}
          visit={visit}
          now={now}
          {...form}
        />
      </RestaurantView>
    )
  },
  { section: 'reserve' },
)

async function isUpstreamOut(tenant: Tenant, id: string): Promise<boolean> {
  try {
    await loadRestaurant(tenant, id)
    return false
  } catch (error) {
    if (error instanceof UpstreamOutage) return true
    throw error
  }
}
