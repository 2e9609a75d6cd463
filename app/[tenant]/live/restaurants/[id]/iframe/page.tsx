import { restaurantMetadata } from '@/app/_metadata/restaurant-metadata'
import { embedOriginsOf } from '@/app/_pages/embed-origins'
import { loadAvailability } from '@/app/_pages/load-availability'
import { loadRestaurant } from '@/app/_pages/load-restaurant'
import { liveTenantPage, NotFoundError } from '@/app/_pages/tenant-page'
import { EmbedReservation } from '@/components/embed/embed-reservation'
import { ReservationPanel } from '@/components/reservation/reservation-panel'
import { parseVisit, upcomingVisit } from '@/lib/domain/reservation/availability/search'
import { setFrameAncestors } from '@/lib/server/http/answer/set-frame-ancestors'
import { liveForm } from '../live-form'

export const generateMetadata = restaurantMetadata

/** The embedded reservation form with a requested day and time. Ledger L074, contract C16. */
export default liveTenantPage(
  async (tenant, { params, searchParams }) => {
    const [{ id = '' }, query] = await Promise.all([params, searchParams])
    const now = new Date()
    const restaurant = await loadRestaurant(tenant, id)
    const origins = restaurant && embedOriginsOf(tenant, restaurant)
    if (!restaurant || !origins) throw new NotFoundError()
    const parsedVisit = parseVisit(query, now)
    const visit = upcomingVisit(parsedVisit.visit, now)
    const free = await loadAvailability(tenant, restaurant.id, visit)
    setFrameAncestors(origins)
    const form = await liveForm(query, restaurant, parsedVisit, {
      availability: free.availability,
      now,
      appName: 'iframe',
    })
    const path = `/restaurants/${restaurant.id}/iframe`

    return (
      <EmbedReservation restaurant={restaurant} now={now}>
        <ReservationPanel
          tenant={tenant}
          restaurant={restaurant}
          {...free}
          visit={visit}
          now={now}
          path={path}
          {...form}
        />
      </EmbedReservation>
    )
  },
  { isEmbedded: true },
)
