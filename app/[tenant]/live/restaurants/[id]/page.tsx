import { guarded, Missing } from '@/app/guarded'
import { restaurantMetadata } from '@/app/restaurant-metadata'
import { restaurantOf } from '@/app/restaurant-of'
import { ReservationPanel } from '@/components/reservation/reservation-panel'
import { RestaurantView } from '@/components/restaurant/restaurant-view'
import { parseSearch } from '@/lib/availability/search'
import { chosenSlot } from '@/lib/reservation/slot-choice'
import { getAvailability } from '@/lib/upstream/availability'
import { liveForm, readPosted } from './live-form'

export const generateMetadata = restaurantMetadata

/** A restaurant on a day at a time: holds the complete form, which works without a script. Contract C18. */
export default guarded(
  async (tenant, { params, searchParams }) => {
    const [{ id = '' }, query] = await Promise.all([params, searchParams])
    const now = new Date()
    const restaurant = await restaurantOf(tenant, id)
    if (!restaurant) throw new Missing()
    const { city: _, ...visit } = parseSearch(query, { now, cities: [] }).search
    const [posted, [availability]] = await Promise.all([
      readPosted(restaurant.id),
      getAvailability(tenant, [restaurant.id], visit),
    ])
    if (!availability) throw new Missing()
    const chosen = query.visitTime ? (chosenSlot(availability, visit.time)?.time ?? null) : null
    const live = liveForm(query, posted)

    return (
      <RestaurantView restaurant={restaurant} now={now}>
        <ReservationPanel {...{ tenant, restaurant, availability, visit, now, chosen, live }} />
      </RestaurantView>
    )
  },
  { section: 'reserve' },
)
