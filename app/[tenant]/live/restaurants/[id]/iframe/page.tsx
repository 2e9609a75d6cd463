import { embedOriginsOf } from '@/app/embed-of'
import { guardedLive, Missing } from '@/app/guarded'
import { restaurantMetadata } from '@/app/restaurant-metadata'
import { restaurantOf } from '@/app/restaurant-of'
import { EmbedReservation } from '@/components/embed/embed-reservation'
import { ReservationPanel } from '@/components/reservation/reservation-panel'
import { parseSearch } from '@/lib/availability/search'
import { sayFramedBy } from '@/lib/http/say-framed-by'
import { DRAFT_COOKIE } from '@/lib/reservation/posted-draft'
import { chosenSlot } from '@/lib/reservation/slot-choice'
import { getAvailability } from '@/lib/upstream/availability'
import { liveForm, readPosted } from '../live-form'

export const generateMetadata = restaurantMetadata

/** The same with a day and a time asked for. Ledger L074, contract C16. */
export default guardedLive(
  async (tenant, { params, searchParams }) => {
    const [{ id = '' }, query] = await Promise.all([params, searchParams])
    const now = new Date()
    const restaurant = await restaurantOf(tenant, id)
    const origins = restaurant && embedOriginsOf(tenant, restaurant)
    if (!restaurant || !origins) throw new Missing()
    const { city: _, ...visit } = parseSearch(query, { now, cities: [] }).search
    const [availability] = await getAvailability(tenant, [restaurant.id], visit)
    if (!availability) throw new Missing()
    sayFramedBy(origins)
    const chosen = query.visitTime ? (chosenSlot(availability, visit.time)?.time ?? null) : null
    const live = liveForm(query, await readPosted(restaurant.id, query[DRAFT_COOKIE]), 'iframe')
    const path = `/restaurants/${restaurant.id}/iframe`

    return (
      <EmbedReservation restaurant={restaurant} now={now}>
        <ReservationPanel {...{ tenant, restaurant, availability, visit, now, chosen, live, path }} />
      </EmbedReservation>
    )
  },
  { isEmbedded: true },
)
