import { restaurantMetadata } from '@/app/_metadata/restaurant-metadata'
import { loadAvailability } from '@/app/_pages/load-availability'
import { loadRestaurant } from '@/app/_pages/load-restaurant'
import { TablelessContent } from '@/app/_pages/restaurant-content'
import { liveTenantPage, NotFoundError } from '@/app/_pages/tenant-page'
import { ReservationPanel } from '@/components/reservation/reservation-panel'
import { UnsurePanel } from '@/components/reservation/unsure-panel'
import { RestaurantView } from '@/components/restaurant/restaurant-view'
import { hasVisitTime, parseVisit, upcomingVisit } from '@/lib/domain/reservation/availability/search'
import { lacksTables } from '@/lib/domain/restaurant/restaurant-pages'
import type { Tenant } from '@/lib/domain/tenant/schema'
import { ifOut } from '@/lib/server/upstream/client/outage'
import { liveForm, readPostedDraft } from './live-form'

export const generateMetadata = restaurantMetadata

/** A restaurant for a day and a time, with the complete form, which works without a script. Contract C18. */
export default liveTenantPage(
  async (tenant, { params, searchParams }) => {
    const [{ id = '' }, query] = await Promise.all([params, searchParams])
    const now = new Date()
    const posted = await readPostedDraft(Number(id), query)
    if (posted?.isUnsure && (await isUpstreamOut(tenant, id))) return <UnsurePanel posted={posted} />
    const restaurant = await loadRestaurant(tenant, id)
    if (!restaurant) throw new NotFoundError()
    if (lacksTables(restaurant)) return <TablelessContent tenant={tenant} restaurant={restaurant} now={now} />
    const parsedVisit = parseVisit(query, now)
    const visit = upcomingVisit(parsedVisit.visit, now)
    const free = await loadAvailability(tenant, restaurant.id, visit)
    const form = await liveForm(query, restaurant, parsedVisit, { availability: free.availability, now })

    return (
      <RestaurantView tenant={tenant} restaurant={restaurant} now={now} isForVisit={hasVisitTime(query)}>
        <ReservationPanel tenant={tenant} restaurant={restaurant} {...free} visit={visit} now={now} {...form} />
      </RestaurantView>
    )
  },
  { section: 'reserve' },
)

function isUpstreamOut(tenant: Tenant, id: string): Promise<boolean> {
  return loadRestaurant(tenant, id).then(() => false, ifOut(true))
}
