import { embedOriginsOf } from '@/app/embed-of'
import { liveTenantPage, NotFoundError } from '@/app/guarded'
import { restaurantMetadata } from '@/app/restaurant-metadata'
import { loadRestaurant } from '@/app/restaurant-of'
import { EmbedReservation } from '@/components/embed/embed-reservation'
import { ReservationPanel } from '@/components/reservation/reservation-panel'
import { parseVisit } from '@/lib/availability/search'
import { setFrameAncestors } from '@/lib/http/say-framed-by'
import { getAvailability } from '@/lib/upstream/availability'
import { liveForm } from '../live-form'

export const generateMetadata = restaurantMetadata

/** The same with a day and a time asked for. Ledger L074, contract C16. */
export default liveTenantPage(
  async (tenant, { params, searchParams }) => {
    const [{ id = '' }, query] = await Promise.all([params, searchParams])
    const now = new Date()
    const restaurant = await loadRestaurant(tenant, id)
    const origins = restaurant && embedOriginsOf(tenant, restaurant)
    if (!restaurant || !origins) throw new NotFoundError()
    const parsedVisit = parseVisit(query, now)
    const { visit } = parsedVisit
    const [availability] = await getAvailability(tenant, [restaurant.id], visit)
    if (!availability) throw new NotFoundError()
    setFrameAncestors(origins)
    const form = await liveForm(query, restaurant, parsedVisit, { availability, now, appName: 'iframe' })
    const path = `/restaurants/${restaurant.id}/iframe`

    return (
      <EmbedReservation restaurant={restaurant} now={now}>
        <ReservationPanel {...{ tenant, restaurant, availability, visit, now, path, ...form }} />
      </EmbedReservation>
    )
  },
  { isEmbedded: true },
)
